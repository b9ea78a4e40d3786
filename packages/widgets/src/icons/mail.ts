import type { IconShape } from './icon-shape'

export const mailIcon: IconShape = 'M3 5.5h18v13H3zM3.5 6.5l8.5 7 8.5-7'
