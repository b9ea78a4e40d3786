import { defineElement } from '../element/define-element'
import buttonCss from '../primitives/button.css?inline'
import modalCss from '../primitives/modal.css?inline'
import popoverCss from '../primitives/popover.css?inline'
import statusCss from '../primitives/status.css?inline'
import layoutCss from './layout.css?inline'
import { SlottedTopBar } from './top-bar'
import topBarCss from './top-bar.css?inline'

/** `<cw-top-bar>`: logo, site, language and login; a `<cw-search-box slot="search">` between its tags finds its place. */
export const element = defineElement({
  tag: 'cw-top-bar',
  component: SlottedTopBar,
  attrs: { contentId: 'string', reduced: 'boolean' },
  props: ['logos', 'menu'],
  events: { onNavigate: 'cw-navigate' },
  css: [buttonCss, statusCss, popoverCss, modalCss, layoutCss, topBarCss],
})
