import type { IconShape } from './icon-shape'

export const usersIcon: IconShape =
  'M5.8 8.5a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0zM3 19.5c.5-3.5 2.8-5.5 6-5.5s5.5 2 6 5.5M15.5 5.6a3.2 3.2 0 0 1 0 5.8M17.5 14.5c2 .7 3.2 2.5 3.5 5'
