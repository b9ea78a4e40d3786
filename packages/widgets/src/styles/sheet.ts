/** Constructed style sheets: one per css text, shared by all elements of the page, made when the first one needs it. */
import baseCss from './base.css?inline'
import tokensCss from './tokens.css?inline'

const made = new Map<string, CSSStyleSheet>()

function sheetOf(css: string): CSSStyleSheet {
  let sheet = made.get(css)
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    made.set(css, sheet)
  }
  return sheet
}

/** Base styles and tokens, then the given texts in their order. */
export const sheetsFor = (css: readonly string[]): CSSStyleSheet[] =>
  [tokensCss, baseCss, ...css].map(text => sheetOf(text))
