import type { IconShape } from './icon-shape'

export const listIcon: IconShape = 'M4 6h16M4 12h16M4 18h16'
