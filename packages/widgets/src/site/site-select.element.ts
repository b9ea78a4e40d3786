import { defineElement } from '../element/define-element'
import { SiteSelect } from './site-select'

/** `<cw-site-select>`: the country whose shop it is, and the others to choose from. */
export const element = defineElement({
  tag: 'cw-site-select',
  component: SiteSelect,
  display: 'inline-block',
  attrs: { name: 'string', disabled: 'boolean', required: 'boolean' },
  props: ['value'],
  form: 'kept',
  delegatesFocus: true,
  focus: 'control',
  states: ['ready'],
  parts: ['button', 'menu', 'root'],
})
