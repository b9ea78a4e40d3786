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
import statusCss from '../primitives/status.css?inline'
import tableCss from '../primitives/table.css?inline'
import { OrderList } from './order-list'
import orderListCss from './order-list.css?inline'
import reorderCss from './reorder.css?inline'

/** `<cw-order-list>`: the orders of the company. */
export const element = defineElement({
  tag: 'cw-order-list',
  component: OrderList,
  attrs: {
    keyword: 'string',
    status: 'string',
    kind: 'string',
    orderType: 'string',
    placedBy: 'string',
    from: 'string',
    to: 'string',
    sort: 'string',
    order: 'string',
    page: 'number',
    pageSize: 'number',
  },
  events: { onListChange: 'cw-order-list-change', onNavigate: 'cw-navigate', onCartAdd: 'cw-cart-add' },
  css: [
    buttonCss,
    statusCss,
    badgeCss,
    fieldCss,
    choiceCss,
    feedbackCss,
    busyCss,
    modalCss,
    pagerCss,
    popoverCss,
    tableCss,
    orderListCss,
    reorderCss,
  ],
})
