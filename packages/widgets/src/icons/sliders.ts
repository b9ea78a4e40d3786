import type { IconShape } from './icon-shape'

export const slidersIcon: IconShape =
  'M4 7h8M16 7h4M4 17h4M12 17h8M12 7a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM8 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0z'
