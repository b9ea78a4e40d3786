import type { IconShape } from './icon-shape'

export const filterIcon: IconShape = 'M4 6h16M7 12h10M10 18h4'
