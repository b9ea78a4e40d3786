import type { IconShape } from './icon-shape'

export const chevronDownIcon: IconShape = 'm6 9 6 6 6-6'
