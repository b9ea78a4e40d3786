import type { IconShape } from './icon-shape'

export const copyIcon: IconShape = 'M8 8h12v12H8zM16 8V4H4v12h4'
