import type { IconShape } from './icon-shape'

export const stopIcon: IconShape = 'M6.5 6.5h11v11h-11z'
