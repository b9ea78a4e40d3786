import type { IconShape } from './icon-shape'

export const clipboardIcon: IconShape = 'M8 5H5.5v16h13V5H16M9 3h6v4H9z'
