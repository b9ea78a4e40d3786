import partCss from '../catalogue/part/part.css?inline'
import partOfferCss from '../catalogue/part/part-offer.css?inline'
import productListCss from '../catalogue/product-list.css?inline'
import { defineElement } from '../element/define-element'
import buttonCss from '../primitives/button.css?inline'
import choiceCss from '../primitives/choice.css?inline'
import feedbackCss from '../primitives/feedback.css?inline'
import fieldCss from '../primitives/field.css?inline'
import modalCss from '../primitives/modal.css?inline'
import pagerCss from '../primitives/pager.css?inline'
import popoverCss from '../primitives/popover.css?inline'
import quantityCss from '../primitives/quantity.css?inline'
import statusCss from '../primitives/status.css?inline'
import tableCss from '../primitives/table.css?inline'
import { Favourites } from './favourites'
import favouritesCss from './favourites.css?inline'

/** `<cw-favourites>`: the favourites of the account. */
export const element = defineElement({
  tag: 'cw-favourites',
  component: Favourites,
  attrs: { page: 'number', pageSize: 'number' },
  events: { onPageChange: 'cw-page-change', onNavigate: 'cw-navigate', onCartAdd: 'cw-cart-add' },
  css: [
    buttonCss,
    choiceCss,
    statusCss,
    fieldCss,
    feedbackCss,
    modalCss,
    pagerCss,
    popoverCss,
    quantityCss,
    tableCss,
    partCss,
    partOfferCss,
    productListCss,
    favouritesCss,
  ],
})
