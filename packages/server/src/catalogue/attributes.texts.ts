/** What the attributes of parts are called (API-052, API-057). */
import type { Texts } from '@cartwright/core/texts'

export const attributesTexts = {
  namespace: 'attributes',
  english: {
    brand: 'Brand',
    class: 'Class',
    oemCode: 'OEM#',
    colour: 'Colour',
    pageYield: 'Page yield',
    tapeWidthMm: 'Tape width',
    printColour: 'Print colour',
    tapeColour: 'Tape colour',
    finish: 'Finish',
    unionCode: 'Union code',
    productBarcode: 'Product barcode',
    boxBarcode: 'Box barcode',
    supplier: 'Supplier',
    printerCount: 'Compatible printers',
  },
} as const satisfies Texts
