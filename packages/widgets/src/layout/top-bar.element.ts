import { defineElement } from '../element/define-element'
import { SlottedTopBar } from './top-bar'

/** `<cw-top-bar>`: logo, site, language and login; a `<cw-search-box slot="search">` between its tags finds its place. */
export const element = defineElement({
  tag: 'cw-top-bar',
  component: SlottedTopBar,
  attrs: { contentId: 'string', reduced: 'boolean' },
  props: ['logos', 'menu'],
  events: { onNavigate: 'cw-navigate' },
})
