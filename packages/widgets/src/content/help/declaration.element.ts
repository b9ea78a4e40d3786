import { defineElement } from '../../element/define-element'
import buttonCss from '../../primitives/button.css?inline'
import feedbackCss from '../../primitives/feedback.css?inline'
import richTextCss from '../../rich-text/rich-text.css?inline'
import { Declaration } from './declaration'
import helpCss from './help.css?inline'

/** `<cw-declaration type="terms">`: a text the shop keeps on its server. */
export const element = defineElement({
  tag: 'cw-declaration',
  component: Declaration,
  attrs: { type: 'string' },
  css: [buttonCss, feedbackCss, richTextCss, helpCss],
})
