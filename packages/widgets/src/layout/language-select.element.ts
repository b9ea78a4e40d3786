import { defineElement } from '../element/define-element'
import buttonCss from '../primitives/button.css?inline'
import popoverCss from '../primitives/popover.css?inline'
import { LanguageSelect } from './language-select'
import layoutCss from './layout.css?inline'
import topBarCss from './top-bar.css?inline'

const hostCss = ':host { display: inline-block }'

/** `<cw-language-select>`: the language of the shop, and the others to choose from. */
export const element = defineElement({
  tag: 'cw-language-select',
  component: LanguageSelect,
  css: [buttonCss, popoverCss, layoutCss, topBarCss, hostCss],
})
