import type { IconShape } from './icon-shape'

export const speakerIcon: IconShape =
  'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11'
