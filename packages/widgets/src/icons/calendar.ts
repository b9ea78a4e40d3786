import type { IconShape } from './icon-shape'

export const calendarIcon: IconShape = 'M4 6h16v14H4zM4 10.5h16M8.5 3.5v4M15.5 3.5v4'
