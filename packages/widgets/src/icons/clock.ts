import type { IconShape } from './icon-shape'

export const clockIcon: IconShape = 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM12 7v5.2l3.3 2'
