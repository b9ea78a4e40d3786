import type { IconShape } from './icon-shape'

export const fileIcon: IconShape = 'M6 3h8l4.5 4.5V21H6zM14 3v5h4.5'
