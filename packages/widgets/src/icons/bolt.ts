import type { IconShape } from './icon-shape'

export const boltIcon: IconShape = 'M13 3 5 13.5h6L10 21l8.5-11H12z'
