import type { IconShape } from './icon-shape'

export const heartIcon: IconShape =
  'M12 20S4 15 4 9.2C4 6.6 6 5 8 5c1.8 0 3.2 1 4 2.5C12.8 6 14.2 5 16 5c2 0 4 1.6 4 4.2C20 15 12 20 12 20z'
