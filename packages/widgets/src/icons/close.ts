import type { IconShape } from './icon-shape'

export const closeIcon: IconShape = 'm6 6 12 12M18 6 6 18'
