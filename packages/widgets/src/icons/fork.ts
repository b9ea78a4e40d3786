import type { IconShape } from './icon-shape'

export const forkIcon: IconShape = 'M12 21v-7L5 7M12 14l7-7M5 12V7h5M14 7h5v5'
