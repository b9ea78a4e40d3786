import type { IconShape } from './icon-shape'

export const eyeOffIcon: IconShape =
  'M4 4l16 16M9.5 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-3 3.6M6 7.5C3.8 9.3 2.5 12 2.5 12S6 18.5 12 18.5c1.5 0 2.8-.4 4-1'
