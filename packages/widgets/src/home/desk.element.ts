import partCss from '../catalogue/part/part.css?inline'
import { defineElement } from '../element/define-element'
import deskCss from '../orders/desk.css?inline'
import reorderCss from '../orders/reorder.css?inline'
import badgeCss from '../primitives/badge.css?inline'
import buttonCss from '../primitives/button.css?inline'
import factsCss from '../primitives/facts.css?inline'
import feedbackCss from '../primitives/feedback.css?inline'
import fieldCss from '../primitives/field.css?inline'
import modalCss from '../primitives/modal.css?inline'
import quantityCss from '../primitives/quantity.css?inline'
import statusCss from '../primitives/status.css?inline'
import tableCss from '../primitives/table.css?inline'
import { Desk } from './desk'
import homeCss from './home.css?inline'

/** `<cw-desk>`: what a buyer sees first. */
export const element = defineElement({
  tag: 'cw-desk',
  component: Desk,
  events: { onNavigate: 'cw-navigate', onCartAdd: 'cw-cart-add' },
  css: [
    buttonCss,
    statusCss,
    badgeCss,
    fieldCss,
    feedbackCss,
    modalCss,
    quantityCss,
    factsCss,
    tableCss,
    partCss,
    homeCss,
    reorderCss,
    deskCss,
  ],
})
