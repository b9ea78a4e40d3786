import { defineElement } from '../element/define-element'
import deskCss from '../orders/desk.css?inline'
import reorderCss from '../orders/reorder.css?inline'
import badgeCss from '../primitives/badge.css?inline'
import busyCss from '../primitives/busy.css?inline'
import buttonCss from '../primitives/button.css?inline'
import feedbackCss from '../primitives/feedback.css?inline'
import fieldCss from '../primitives/field.css?inline'
import modalCss from '../primitives/modal.css?inline'
import pagerCss from '../primitives/pager.css?inline'
import popoverCss from '../primitives/popover.css?inline'
import segmentedCss from '../primitives/segmented.css?inline'
import statusCss from '../primitives/status.css?inline'
import tableCss from '../primitives/table.css?inline'
import { ListOverview } from './list-overview'
import listOverviewCss from './list-overview.css?inline'

/** `<cw-lists>`: all saved lists of the account and its company. */
export const element = defineElement({
  tag: 'cw-lists',
  component: ListOverview,
  attrs: {
    keyword: 'string',
    scope: 'string',
    sort: 'string',
    order: 'string',
    page: 'number',
    pageSize: 'number',
  },
  events: { onListChange: 'cw-lists-change', onNavigate: 'cw-navigate', onCartAdd: 'cw-cart-add' },
  css: [
    buttonCss,
    statusCss,
    badgeCss,
    fieldCss,
    feedbackCss,
    busyCss,
    modalCss,
    popoverCss,
    pagerCss,
    segmentedCss,
    tableCss,
    reorderCss,
    deskCss,
    listOverviewCss,
  ],
})
