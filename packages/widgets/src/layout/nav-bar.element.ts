import { defineElement } from '../element/define-element'
import statusCss from '../primitives/status.css?inline'
import layoutCss from './layout.css?inline'
import { NavBar } from './nav-bar'
import navBarCss from './nav-bar.css?inline'

/** `<cw-nav-bar>`: classes, quick order, favourites and basket. */
export const element = defineElement({
  tag: 'cw-nav-bar',
  component: NavBar,
  attrs: { current: 'string', open: 'boolean', reduced: 'boolean' },
  events: { onNavigate: 'cw-navigate' },
  css: [statusCss, layoutCss, navBarCss],
})
