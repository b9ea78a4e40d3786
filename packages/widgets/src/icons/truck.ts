import type { IconShape } from './icon-shape'

export const truckIcon: IconShape =
  'M2.5 6h11.5v11H2.5zM14 10h4l3.5 3.5V17H14M5 18a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM15.5 18a2 2 0 1 0 4 0a2 2 0 1 0-4 0z'
