import type { IconShape } from './icon-shape'

export const hashIcon: IconShape = 'M5 9h15M4 15h15M10 4 8 20M16 4l-2 16'
