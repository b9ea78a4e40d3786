import partCss from '../catalogue/part/part.css?inline'
import partActionsCss from '../catalogue/part/part-actions.css?inline'
import partOfferCss from '../catalogue/part/part-offer.css?inline'
import { defineElement } from '../element/define-element'
import deskCss from '../orders/desk.css?inline'
import reorderCss from '../orders/reorder.css?inline'
import badgeCss from '../primitives/badge.css?inline'
import buttonCss from '../primitives/button.css?inline'
import factsCss from '../primitives/facts.css?inline'
import feedbackCss from '../primitives/feedback.css?inline'
import fieldCss from '../primitives/field.css?inline'
import modalCss from '../primitives/modal.css?inline'
import popoverCss from '../primitives/popover.css?inline'
import quantityCss from '../primitives/quantity.css?inline'
import statusCss from '../primitives/status.css?inline'
import tableCss from '../primitives/table.css?inline'
import printerFinderCss from '../printers/printer-finder.css?inline'
import { Home } from './home'
import homeCss from './home.css?inline'

/** `<cw-home>`: the first page of the shop. */
export const element = defineElement({
  tag: 'cw-home',
  component: Home,
  events: { onNavigate: 'cw-navigate', onCartAdd: 'cw-cart-add' },
  css: [
    buttonCss,
    statusCss,
    badgeCss,
    fieldCss,
    feedbackCss,
    popoverCss,
    quantityCss,
    partCss,
    partOfferCss,
    partActionsCss,
    printerFinderCss,
    factsCss,
    modalCss,
    tableCss,
    reorderCss,
    homeCss,
    deskCss,
  ],
})
