import { defineElement } from '../element/define-element'
import { LanguageSelect } from './language-select'

/** `<cw-language-select>`: the language of the shop, and the others to choose from. */
export const element = defineElement({
  tag: 'cw-language-select',
  component: LanguageSelect,
  display: 'inline-block',
  attrs: { name: 'string', disabled: 'boolean', required: 'boolean' },
  props: ['value'],
  form: 'kept',
  delegatesFocus: true,
  focus: 'control',
  states: ['ready'],
  parts: ['button', 'menu', 'root'],
})
