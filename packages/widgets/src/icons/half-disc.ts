import type { IconShape } from './icon-shape'

export const halfDiscIcon: IconShape = ['M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0z', 'M12 3a9 9 0 0 1 0 18z']
