import { defineElement } from '../element/define-element'
import { NavBar } from './nav-bar'

/** `<cw-nav-bar>`: classes, quick order, favourites and basket. */
export const element = defineElement({
  tag: 'cw-nav-bar',
  component: NavBar,
  attrs: { current: 'string', open: 'boolean', reduced: 'boolean' },
  events: { onNavigate: 'cw-navigate' },
  slots: {
    logo: 'Before the first entry.',
    search: 'Before favourites and basket.',
    end: 'Behind the basket.',
  },
  focus: 'control',
  states: ['ready'],
  parts: ['button', 'root'],
})
