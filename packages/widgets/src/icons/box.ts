import type { IconShape } from './icon-shape'

export const boxIcon: IconShape = 'M12 3 4 7v10l8 4 8-4V7zM4 7l8 4 8-4M12 11v10'
