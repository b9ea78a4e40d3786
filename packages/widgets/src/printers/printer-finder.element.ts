import { defineElement } from '../element/define-element'
import { PrinterFinder } from './printer-finder'

/** `<cw-printer-finder>`: what fits a printer, by brand, series and model. */
export const element = defineElement({
  tag: 'cw-printer-finder',
  component: PrinterFinder,
  attrs: {
    brandId: 'number',
    seriesId: 'number',
    modelId: 'number',
    shown: 'number',
    name: 'string',
    disabled: 'boolean',
    required: 'boolean',
  },
  props: ['value'],
  form: true,
  focus: 'field',
  events: { onFind: 'cw-find', onNavigate: 'cw-navigate' },
  states: ['loading', 'ready', 'failed', 'not-granted', 'busy'],
  parts: ['button', 'button-primary', 'empty', 'field', 'input', 'menu', 'root'],
})
