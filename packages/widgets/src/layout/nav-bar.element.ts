import { defineElement } from '../element/define-element'
import buttonCss from '../primitives/button.css?inline'
import popoverCss from '../primitives/popover.css?inline'
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
  css: [buttonCss, statusCss, popoverCss, layoutCss, navBarCss],
})
