import type { IconShape } from './icon-shape'

export const infoIcon: IconShape = 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM12 11v5.5M12 7.6v.1'
