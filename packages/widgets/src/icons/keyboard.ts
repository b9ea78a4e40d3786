import type { IconShape } from './icon-shape'

export const keyboardIcon: IconShape =
  'M4.5 6h15a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM6.5 10h.1M10 10h.1M13.5 10h.1M17 10h.1M8 14h8'
