import type { IconShape } from './icon-shape'

export const chevronRightIcon: IconShape = 'm9 6 6 6-6 6'
