import { defineElement } from '../element/define-element'
import layoutCss from '../layout/layout.css?inline'
import topBarCss from '../layout/top-bar.css?inline'
import buttonCss from '../primitives/button.css?inline'
import popoverCss from '../primitives/popover.css?inline'
import { LanguageSelect } from './language-select'

const hostCss = ':host { display: inline-block }'

/** `<cw-language-select>`: the language of the shop, and the others to choose from. */
export const element = defineElement({
  tag: 'cw-language-select',
  component: LanguageSelect,
  css: [buttonCss, popoverCss, layoutCss, topBarCss, hostCss],
})
