import { defineElement } from '../element/define-element'
import badgeCss from '../primitives/badge.css?inline'
import busyCss from '../primitives/busy.css?inline'
import buttonCss from '../primitives/button.css?inline'
import choiceCss from '../primitives/choice.css?inline'
import feedbackCss from '../primitives/feedback.css?inline'
import fieldCss from '../primitives/field.css?inline'
import modalCss from '../primitives/modal.css?inline'
import pagerCss from '../primitives/pager.css?inline'
import popoverCss from '../primitives/popover.css?inline'
import quantityCss from '../primitives/quantity.css?inline'
import segmentedCss from '../primitives/segmented.css?inline'
import statusCss from '../primitives/status.css?inline'
import tableCss from '../primitives/table.css?inline'
import partCss from './part/part.css?inline'
import partOfferCss from './part/part-offer.css?inline'
import partCardCss from './part-card.css?inline'
import { ProductList } from './product-list'
import productListCss from './product-list.css?inline'

/** `<cw-product-list>`: parts of a class, a search or a printer. */
export const element = defineElement({
  tag: 'cw-product-list',
  component: ProductList,
  attrs: {
    classId: 'number',
    keyword: 'string',
    brandId: 'string',
    seriesId: 'string',
    modelId: 'string',
    colour: 'string',
    yieldFrom: 'number',
    yieldTo: 'number',
    priceFrom: 'number',
    priceTo: 'number',
    availability: 'string',
    sort: 'string',
    view: 'string',
    page: 'number',
    pageSize: 'number',
    hidePrinterField: 'boolean',
  },
  events: { onListChange: 'cw-list-change', onNavigate: 'cw-navigate', onCartAdd: 'cw-cart-add' },
  css: [
    buttonCss,
    choiceCss,
    statusCss,
    badgeCss,
    fieldCss,
    feedbackCss,
    busyCss,
    modalCss,
    pagerCss,
    popoverCss,
    quantityCss,
    segmentedCss,
    tableCss,
    partCss,
    partOfferCss,
    partCardCss,
    productListCss,
  ],
})
