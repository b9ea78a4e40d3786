import type { IconShape } from './icon-shape'

export const chevronLeftIcon: IconShape = 'm15 6-6 6 6 6'
