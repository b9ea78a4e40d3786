import type { IconShape } from './icon-shape'

export const toTopIcon: IconShape = 'M12 20V7M6 12l6-6 6 6M5 3.5h14'
