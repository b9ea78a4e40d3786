import type { IconShape } from './icon-shape'

export const barcodeIcon: IconShape = 'M4 5v14M7 5v14M10.5 5v14M13 5v14M17 5v14M20 5v14'
