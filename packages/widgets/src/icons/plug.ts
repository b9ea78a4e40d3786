import type { IconShape } from './icon-shape'

export const plugIcon: IconShape = 'M9 3v5M15 3v5M6 8h12v3a6 6 0 0 1-12 0zM12 17v4'
