import type { IconShape } from './icon-shape'

export const banIcon: IconShape = 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM5.7 5.7l12.6 12.6'
