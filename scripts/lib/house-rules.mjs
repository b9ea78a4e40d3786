// Finds what a file may not hold, by rules of CONTRIBUTING.md that the linter does not know: words of a component, amounts that are rounded
// by hand, and paths of calls.
import ts from 'typescript'

/** Attributes of JSX that people read or hear. */
const READ_ALOUD = new Set([
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'alt',
  'label',
  'placeholder',
  'title',
])
/** Names and examples that are the same in every language. */
const IN_EVERY_LANGUAGE = new Set(['Cartwright', 'Alt', 'Enter', 'Esc', 'https://intranet.example', 'cwk_…'])
const HAS_A_WORD = /\p{Ll}{2}/u

/** Code that is printed for the page of a host, and answers that stories have made up. */
const MAY_NAME_PATHS = /-snippets\.ts$|\.fixture\.ts$/
const PATH_OF_A_CALL = /\/client(?:system|auth)\//
const CENTS_BY_HAND = /Math\.round\([^;\n]*\* ?100\b|Number\([^;\n]*\.toFixed\(2\)\)/g

/**
 * @param {string} path below the `src` of its package
 * @returns {string[]} `path:line what` of every place
 */
export function findBrokenRules(path, text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const found = []
  const add = (position, what) =>
    found.push(`${path}:${source.getLineAndCharacterOfPosition(position).line + 1} ${what}`)
  const visit = node => {
    if (isLiteralWord(node)) add(node.getEnd(), 'words of a component belong in its texts')
    if (
      isLiteral(node) &&
      !path.startsWith('contract/') &&
      !MAY_NAME_PATHS.test(path) &&
      PATH_OF_A_CALL.test(node.text)
    )
      add(node.getStart(), 'the path of a call stands in the contract')
    ts.forEachChild(node, visit)
  }
  visit(source)
  if (!path.startsWith('rules/'))
    for (const { index } of text.matchAll(CENTS_BY_HAND)) add(index, 'amounts are rounded by rules/money')
  return found
}

const isLiteral = node =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)

/** Text between tags, in braces between tags, and of an attribute that is read. */
function isLiteralWord(node) {
  const isText = ts.isJsxText(node)
  const isExpression =
    ts.isStringLiteralLike(node) && ts.isJsxExpression(node.parent) && !ts.isJsxAttribute(node.parent.parent)
  const isAttribute =
    ts.isStringLiteral(node) && ts.isJsxAttribute(node.parent) && READ_ALOUD.has(node.parent.name.getText())
  if (!isText && !isExpression && !isAttribute) return false
  const words = node.text.trim()
  return HAS_A_WORD.test(words) && !IN_EVERY_LANGUAGE.has(words)
}
