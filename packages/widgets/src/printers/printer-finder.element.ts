import { defineElement } from '../element/define-element'
import badgeCss from '../primitives/badge.css?inline'
import buttonCss from '../primitives/button.css?inline'
import feedbackCss from '../primitives/feedback.css?inline'
import fieldCss from '../primitives/field.css?inline'
import popoverCss from '../primitives/popover.css?inline'
import statusCss from '../primitives/status.css?inline'
import { PrinterFinder } from './printer-finder'
import printerFinderCss from './printer-finder.css?inline'

/** `<cw-printer-finder>`: what fits a printer, by brand, series and model. */
export const element = defineElement({
  tag: 'cw-printer-finder',
  component: PrinterFinder,
  attrs: { brandId: 'number', seriesId: 'number', modelId: 'number', shown: 'number' },
  events: { onFind: 'cw-find', onNavigate: 'cw-navigate' },
  css: [buttonCss, statusCss, badgeCss, fieldCss, feedbackCss, popoverCss, printerFinderCss],
})
