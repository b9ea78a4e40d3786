import type { IconShape } from './icon-shape'

export const undoIcon: IconShape = 'M8 5 4 9l4 4M4 9h10a6 6 0 0 1 0 12h-3'
