// Finds sources that hold translations of their own: they belong into the files of the texts, one for each language.
import { readdirSync } from 'node:fs'
import ts from 'typescript'
import { fromRoot } from './paths.mjs'

/** Languages besides English: those of the texts of the core. Three of them as keys of one literal are a table of translations. */
const TRANSLATED = readdirSync(fromRoot('packages/core/src/i18n/texts')).map(file => file.replace('.json', ''))
const LANGUAGES = new Set([...TRANSLATED, 'zh-CN', 'en-US'])
const TABLE_FROM = 3

/** The languages themselves, and what `npm run texts` writes. */
const IS_LEFT_OUT = /^(?:contract\/languages\.ts$|locales\/)/

/** @returns {boolean} whether a literal of the file has words for several languages */
export function findOwnTranslations(path, text) {
  let found = false
  if (IS_LEFT_OUT.test(path)) return found
  const visit = node => {
    if (ts.isObjectLiteralExpression(node) && node.properties.filter(isTranslation).length >= TABLE_FROM) found = true
    if (!found) ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true))
  return found
}

const isTranslation = property =>
  ts.isPropertyAssignment(property) &&
  (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name)) &&
  LANGUAGES.has(property.name.text) &&
  !isLoader(property.initializer)

/** `() => import('…')` fetches the file of a language. */
const isLoader = node => ts.isArrowFunction(node)
