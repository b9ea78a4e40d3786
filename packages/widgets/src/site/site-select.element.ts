import { defineElement } from '../element/define-element'
import layoutCss from '../layout/layout.css?inline'
import topBarCss from '../layout/top-bar.css?inline'
import buttonCss from '../primitives/button.css?inline'
import popoverCss from '../primitives/popover.css?inline'
import { SiteSelect } from './site-select'

const hostCss = ':host { display: inline-block }'

/** `<cw-site-select>`: the country whose shop it is, and the others to choose from. */
export const element = defineElement({
  tag: 'cw-site-select',
  component: SiteSelect,
  css: [buttonCss, popoverCss, layoutCss, topBarCss, hostCss],
})
