import { defineElement } from '../element/define-element'
import { SiteFooter } from './site-footer'

/** `<cw-site-footer>`: addresses of the region, help pages and telephone. */
export const element = defineElement({
  tag: 'cw-site-footer',
  component: SiteFooter,
  props: ['offices'],
  events: { onNavigate: 'cw-navigate' },
  slots: {
    logo: 'Above the addresses.',
    search: 'Below the links.',
    end: 'At the end.',
  },
  focus: 'control',
  states: ['ready'],
  parts: ['root'],
})
