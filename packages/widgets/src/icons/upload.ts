import type { IconShape } from './icon-shape'

export const uploadIcon: IconShape = 'M12 16V4.5M7 9l5-5 5 5M4 16v4h16v-4'
