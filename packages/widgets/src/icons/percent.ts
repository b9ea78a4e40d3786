import type { IconShape } from './icon-shape'

export const percentIcon: IconShape =
  'M6 18 18 6M5 7.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0zM14 16.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0z'
