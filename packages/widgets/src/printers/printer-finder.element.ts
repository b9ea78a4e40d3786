import { defineElement } from '../element/define-element'
import { PrinterFinder } from './printer-finder'

/** `<cw-printer-finder>`: what fits a printer, by brand, series and model. */
export const element = defineElement({
  tag: 'cw-printer-finder',
  component: PrinterFinder,
  attrs: { brandId: 'number', seriesId: 'number', modelId: 'number', shown: 'number' },
  events: { onFind: 'cw-find', onNavigate: 'cw-navigate' },
})
