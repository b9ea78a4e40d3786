import type { IconShape } from './icon-shape'

export const chevronUpIcon: IconShape = 'm6 15 6-6 6 6'
