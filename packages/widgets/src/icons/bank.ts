import type { IconShape } from './icon-shape'

export const bankIcon: IconShape = 'M3 9.5 12 4l9 5.5zM4 20h16M6 10v7M10 10v7M14 10v7M18 10v7'
