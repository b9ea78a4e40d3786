import type { IconShape } from './icon-shape'

export const redoIcon: IconShape = 'm16 5 4 4-4 4M20 9H10a6 6 0 0 0 0 12h3'
