import type { IconShape } from './icon-shape'

export const downloadIcon: IconShape = 'M12 4v11.5M7 11l5 5 5-5M4 16v4h16v-4'
