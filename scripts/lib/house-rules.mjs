// Finds what a file may not hold, by rules of CONTRIBUTING.md that the linter does not know: amounts that are rounded by hand, and paths of
// calls.
import ts from 'typescript'

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
  const mayNamePaths = path.startsWith('contract/') || MAY_NAME_PATHS.test(path)
  const visit = node => {
    if (!mayNamePaths && isLiteral(node) && PATH_OF_A_CALL.test(node.text))
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
