import { defineElement } from '../element/define-element'
import { TopBar } from './top-bar'

/** `<cw-top-bar>`: logo, site, language and login; a `<cw-search-box slot="search">` between its tags finds its place. */
export const element = defineElement({
  tag: 'cw-top-bar',
  component: TopBar,
  attrs: { contentId: 'string', reduced: 'boolean' },
  props: ['logos', 'menu'],
  events: { onNavigate: 'cw-navigate' },
  slots: {
    logo: 'In the place of the mark.',
    search: 'The search box.',
    end: 'Behind the account menu.',
    'signed-out': 'In the place of the account menu, for visitors of a page that signs its readers in.',
  },
  focus: 'control',
  states: ['ready'],
  parts: ['button', 'menu', 'root'],
})
