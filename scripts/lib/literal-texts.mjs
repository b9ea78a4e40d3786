// Finds words that a component writes out: what a person reads stands in the tables of texts, in every language.
import ts from 'typescript'

/** Attributes and properties whose value a person reads or hears, of the page and of our own components. */
const SAID =
  /^(?:aria-(?:label|description|placeholder|roledescription|valuetext)|ariaLabel|alt|title|placeholder|label|heading|hint|summary|message|textContent|innerText)$/
const WORD = /\p{L}{2}/u
/** The same in every language: our name, keys as keyboards carry them, examples. */
const NAMES = /\bCartwright\b|^(?:Alt|Enter|Esc)$|^cwk_…$|^https:\/\/\S+$|^[A-Z]{2}$|^[A-Z\d-]{5,}(?:, [A-Z\d-]{5,})*$/g

/** @returns {{ line: number, text: string }[]} words that a component of `text` writes out */
export function findLiteralTexts(path, text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const found = []
  const add = (node, words) => {
    if (!WORD.test(words.trim().replace(NAMES, ''))) return
    found.push({ line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1, text: words.trim() })
  }
  const visit = node => {
    if (ts.isJsxText(node)) add(node, node.text)
    for (const literal of saidBy(node).flatMap(listLiterals)) add(literal, wordsOf(literal))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** The expressions that an element shows or says. */
function saidBy(node) {
  if (ts.isJsxExpression(node)) return !ts.isJsxAttribute(node.parent) && node.expression ? [node.expression] : []
  if (ts.isJsxAttribute(node)) {
    const value = SAID.test(node.name.getText()) ? node.initializer : undefined
    const expression = value && ts.isJsxExpression(value) ? value.expression : value
    return expression ? [expression] : []
  }
  const isSet = ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken
  if (isSet && ts.isPropertyAccessExpression(node.left)) return SAID.test(node.left.name.text) ? [node.right] : []
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return []
  const [name, value] = node.arguments
  const isSaid =
    node.expression.name.text === 'setAttribute' && name && ts.isStringLiteral(name) && SAID.test(name.text)
  return isSaid && value ? [value] : []
}

/** The literals that can be the value of an expression. */
function listLiterals(node) {
  if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) return [node]
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(listLiterals)
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return listLiterals(node.expression)
  if (!ts.isBinaryExpression(node)) return []
  const { kind } = node.operatorToken
  if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return listLiterals(node.right)
  const joins = [ts.SyntaxKind.BarBarToken, ts.SyntaxKind.QuestionQuestionToken, ts.SyntaxKind.PlusToken]
  return joins.includes(kind) ? [node.left, node.right].flatMap(listLiterals) : []
}

const wordsOf = node =>
  ts.isTemplateExpression(node)
    ? [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join(' ')
    : node.text
