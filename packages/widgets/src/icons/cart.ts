import type { IconShape } from './icon-shape'

export const cartIcon: IconShape =
  'M3 4h2.2l2.3 11h10.3l2.2-8H6.2M7.6 19.5a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0zM15.1 19.5a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0z'
