import type { IconShape } from './icon-shape'

export const tagIcon: IconShape = 'M3.5 11.5V4h7.5L20.5 13.5 13 21zM8 8.5v.1'
