import type { IconShape } from './icon-shape'

export const globeIcon: IconShape =
  'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM3 12h18M12 3c5 5.5 5 12.5 0 18M12 3c-5 5.5-5 12.5 0 18'
