import { defineElement } from '../../element/define-element'
import { Declaration } from './declaration'

/** `<cw-declaration type="terms">`: a text the shop keeps on its server. */
export const element = defineElement({
  tag: 'cw-declaration',
  component: Declaration,
  attrs: { type: 'string' },
  events: { onNavigate: 'cw-navigate' },
  states: ['loading', 'ready'],
  parts: ['root'],
})
