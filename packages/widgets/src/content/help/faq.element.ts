import { defineElement } from '../../element/define-element'
import { Faq } from './faq'

/** `<cw-faq>`: questions and answers, searchable. */
export const element = defineElement({
  tag: 'cw-faq',
  component: Faq,
  events: { onNavigate: 'cw-navigate' },
  states: ['loading', 'ready', 'empty', 'failed', 'busy'],
  parts: ['button', 'empty', 'field', 'input', 'root'],
})
