import type { IconShape } from './icon-shape'

export const homeIcon: IconShape = 'M4 11l8-7 8 7M6 9.5V20h12V9.5M10 20v-6h4v6'
