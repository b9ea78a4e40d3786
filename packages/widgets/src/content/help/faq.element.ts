import { defineElement } from '../../element/define-element'
import buttonCss from '../../primitives/button.css?inline'
import feedbackCss from '../../primitives/feedback.css?inline'
import fieldCss from '../../primitives/field.css?inline'
import richTextCss from '../../rich-text/rich-text.css?inline'
import { Faq } from './faq'
import helpCss from './help.css?inline'

/** `<cw-faq>`: questions and answers, searchable. */
export const element = defineElement({
  tag: 'cw-faq',
  component: Faq,
  css: [buttonCss, feedbackCss, fieldCss, richTextCss, helpCss],
})
