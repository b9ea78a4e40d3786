import type { IconShape } from './icon-shape'

export const refreshIcon: IconShape = 'M20 5v5h-5M4 19v-5h5M19.5 10A8 8 0 0 0 5.5 7.5M4.5 14a8 8 0 0 0 14 2.5'
