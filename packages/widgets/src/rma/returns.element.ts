import { defineElement } from '../element/define-element'
import badgeCss from '../primitives/badge.css?inline'
import busyCss from '../primitives/busy.css?inline'
import buttonCss from '../primitives/button.css?inline'
import factsCss from '../primitives/facts.css?inline'
import feedbackCss from '../primitives/feedback.css?inline'
import fieldCss from '../primitives/field.css?inline'
import modalCss from '../primitives/modal.css?inline'
import pagerCss from '../primitives/pager.css?inline'
import popoverCss from '../primitives/popover.css?inline'
import statusCss from '../primitives/status.css?inline'
import tableCss from '../primitives/table.css?inline'
import { Returns } from './returns'
import rmaCss from './rma.css?inline'

/** `<cw-returns>`: the returns of the company. */
export const element = defineElement({
  tag: 'cw-returns',
  component: Returns,
  attrs: { keyword: 'string', status: 'string', page: 'number', pageSize: 'number' },
  events: { onListChange: 'cw-returns-change', onNavigate: 'cw-navigate' },
  css: [
    buttonCss,
    statusCss,
    badgeCss,
    factsCss,
    tableCss,
    fieldCss,
    feedbackCss,
    busyCss,
    modalCss,
    popoverCss,
    pagerCss,
    rmaCss,
  ],
})
