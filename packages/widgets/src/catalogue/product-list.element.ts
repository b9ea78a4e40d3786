import { defineElement } from '../element/define-element'
import { ProductList } from './product-list'

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
})
