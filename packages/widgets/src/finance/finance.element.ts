import { defineElement } from '../element/define-element'
import badgeCss from '../primitives/badge.css?inline'
import busyCss from '../primitives/busy.css?inline'
import buttonCss from '../primitives/button.css?inline'
import choiceCss from '../primitives/choice.css?inline'
import factsCss from '../primitives/facts.css?inline'
import feedbackCss from '../primitives/feedback.css?inline'
import fieldCss from '../primitives/field.css?inline'
import modalCss from '../primitives/modal.css?inline'
import pagerCss from '../primitives/pager.css?inline'
import popoverCss from '../primitives/popover.css?inline'
import segmentedCss from '../primitives/segmented.css?inline'
import statusCss from '../primitives/status.css?inline'
import tableCss from '../primitives/table.css?inline'
import { Finance } from './finance'
import financeCss from './finance.css?inline'

/** `<cw-finance>`: invoices and credits of the company, and what is open by due date. */
export const element = defineElement({
  tag: 'cw-finance',
  component: Finance,
  attrs: {
    tab: 'string',
    keyword: 'string',
    status: 'string',
    type: 'string',
    from: 'string',
    to: 'string',
    aging: 'number',
    bucket: 'string',
    asOf: 'string',
    sort: 'string',
    order: 'string',
    page: 'number',
    pageSize: 'number',
    invoice: 'string',
  },
  events: { onListChange: 'cw-finance-change', onNavigate: 'cw-navigate' },
  css: [
    buttonCss,
    statusCss,
    badgeCss,
    fieldCss,
    choiceCss,
    feedbackCss,
    busyCss,
    factsCss,
    modalCss,
    pagerCss,
    popoverCss,
    segmentedCss,
    tableCss,
    financeCss,
  ],
})
