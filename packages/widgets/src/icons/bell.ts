import type { IconShape } from './icon-shape'

export const bellIcon: IconShape = 'M6 16v-5a6 6 0 0 1 12 0v5l1.5 2h-15zM10 21h4'
