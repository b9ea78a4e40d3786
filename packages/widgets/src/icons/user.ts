import type { IconShape } from './icon-shape'

export const userIcon: IconShape = 'M8.4 8a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0zM5 20c.7-4 3.5-6 7-6s6.3 2 7 6'
