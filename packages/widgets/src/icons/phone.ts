import type { IconShape } from './icon-shape'

export const phoneIcon: IconShape =
  'M5 4h4l1.5 4.5-2.2 1.7a12 12 0 0 0 5.5 5.5l1.7-2.2L20 15v4c0 .6-.5 1-1 1C11 20 4 13 4 5c0-.5.4-1 1-1z'
