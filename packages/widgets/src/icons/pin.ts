import type { IconShape } from './icon-shape'

export const pinIcon: IconShape =
  'M12 21s7-6 7-11.5a7 7 0 0 0-14 0C5 15 12 21 12 21zM9.5 9.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0z'
