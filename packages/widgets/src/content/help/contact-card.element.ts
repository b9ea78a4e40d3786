import { defineElement } from '../../element/define-element'
import { ContactCard } from './contact-card'

/** `<cw-contact-card>`: how to reach the people of the site. */
export const element = defineElement({
  tag: 'cw-contact-card',
  component: ContactCard,
  attrs: { account: 'boolean' },
  states: ['ready'],
  parts: ['root'],
})
