import type { IconShape } from './icon-shape'

export const returnArrowIcon: IconShape = 'M9 8 4.5 12.5 9 17M4.5 12.5H15a4.5 4.5 0 0 0 0-9h-2'
