import type { IconShape } from './icon-shape'

export const chatIcon: IconShape = 'M4 5h16v11h-9l-4.5 4v-4H4zM8 9h8M8 12h5'
