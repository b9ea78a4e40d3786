import type { IconShape } from './icon-shape'

export const editIcon: IconShape = 'M4 20v-4L15.5 4.5l4 4L8 20zM13 7l4 4'
