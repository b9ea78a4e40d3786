import { defineElement } from '../../element/define-element'
import feedbackCss from '../../primitives/feedback.css?inline'
import { ContactCard } from './contact-card'
import helpCss from './help.css?inline'

/** `<cw-contact-card>`: how to reach the people of the site. */
export const element = defineElement({
  tag: 'cw-contact-card',
  component: ContactCard,
  attrs: { account: 'boolean' },
  css: [feedbackCss, helpCss],
})
