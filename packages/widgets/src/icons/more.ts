import type { IconShape } from './icon-shape'

export const moreIcon: IconShape = [
  '',
  'M3.9 12a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0zM10.4 12a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0zM16.9 12a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0z',
]
