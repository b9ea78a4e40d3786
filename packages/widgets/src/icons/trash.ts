import type { IconShape } from './icon-shape'

export const trashIcon: IconShape = 'M4 7h16M9 7V4h6v3M6.5 7l1 13.5h9l1-13.5M10 11v6M14 11v6'
