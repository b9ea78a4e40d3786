import type { IconShape } from './icon-shape'

export const menuIcon: IconShape = 'M4 7h16M4 12h16M4 17h16'
