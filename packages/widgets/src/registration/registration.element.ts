import { defineElement } from '../element/define-element'
import { Registration } from './registration'

/** `<cw-registration>`: opens an account for a company, in three steps. */
export const element = defineElement({
  tag: 'cw-registration',
  component: Registration,
  attrs: { signInPath: 'string', contactPath: 'string', step: 'number' },
  events: { onRegistered: 'cw-registered', onStepChange: 'cw-step-change', onNavigate: 'cw-navigate' },
  states: ['ready', 'busy', 'dirty'],
  parts: ['button', 'button-primary', 'field', 'input', 'root'],
})
