import type { IconShape } from './icon-shape'

export const storeIcon: IconShape = 'M3 20V9l9-5 9 5v11M7.5 20v-7h9v7M7.5 16.5h9'
