/** What can be wrong with translated texts; for the tests of every package that brings English tables. */
import type { Language, TextTable } from '../i18n/i18n.types'

/** Names that mean something else to i18next. */
const RESERVED = ['context', 'ordinal', 'defaultValue', 'lng', 'lngs', 'ns', 'replace', 'postProcess', 'interpolation']
const PLURAL = /_(zero|one|two|few|many|other)$/

/** Plural forms a language has, for example `few, many, one, other` in Polish. */
export const pluralForms = (language: Language): string[] =>
  [...new Intl.PluralRules(language).resolvedOptions().pluralCategories].sort()

/** French sets its signs off by a space, at which no line may end. */
const LOOSE_SIGN = /« | [:;?!»%]/

/** Keys without their plural form, each with the forms it has. */
function stems(texts: TextTable): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const key of Object.keys(texts)) {
    const form = PLURAL.exec(key)?.[1]
    const stem = form ? key.slice(0, -form.length - 1) : key
    found.set(stem, [...(found.get(stem) ?? []), ...(form ? [form] : [])])
  }
  return found
}

const placeholders = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{(.*?)\}\}/g)].map(([, name = '']) => name.trim()))].sort()

/** Placeholders of all forms of a key: a form such as `one` may leave the number out. */
const placeholdersOf = (texts: TextTable, stem: string): string[] =>
  placeholders(
    Object.entries(texts)
      .filter(([key]) => key.replace(PLURAL, '') === stem || key === stem)
      .map(([, text]) => text)
      .join(' '),
  )

/** What is wrong with a table by itself: empty texts, broken placeholders, loose signs, missing or needless plural forms. */
export function findTableProblems(language: Language, texts: TextTable): string[] {
  const problems: string[] = []
  for (const [key, text] of Object.entries(texts)) {
    if (typeof text !== 'string' || text.trim() === '') problems.push(`${key}: empty`)
    else {
      const odd = placeholders(text).filter(name => !/^\w+$/.test(name) || RESERVED.includes(name))
      if (odd.length > 0) problems.push(`${key}: placeholder ${odd.join(', ')}`)
      if (/[{}]/.test(text.replace(/\{\{\s*\w+\s*\}\}/g, ''))) problems.push(`${key}: stray brace`)
      if (language === 'fr' && LOOSE_SIGN.test(text)) problems.push(`${key}: a sign that a line may begin with`)
    }
  }
  const wanted = pluralForms(language).join()
  for (const [stem, forms] of stems(texts)) {
    if (forms.length > 0 && forms.sort().join() !== wanted) problems.push(`${stem}: forms ${forms}, not ${wanted}`)
    if (forms.length > 0 && stem in texts) problems.push(`${stem}: with and without plural forms`)
  }
  return problems
}

/** What a translation lacks or has too much, compared with the English it translates. */
export function findTranslationProblems(english: TextTable, texts: TextTable | undefined): string[] {
  if (!texts) return ['not translated']
  const problems: string[] = []
  const [wanted, given] = [stems(english), stems(texts)]
  for (const [stem, forms] of wanted) {
    const found = given.get(stem)
    if (!found) problems.push(`${stem}: missing`)
    else if (forms.length > 0 !== found.length > 0) problems.push(`${stem}: plural on one side only`)
    else if (placeholdersOf(english, stem).join() !== placeholdersOf(texts, stem).join()) {
      problems.push(`${stem}: placeholders ${placeholdersOf(texts, stem)}, not ${placeholdersOf(english, stem)}`)
    }
  }
  for (const stem of given.keys()) if (!wanted.has(stem)) problems.push(`${stem}: no such English text`)
  return problems
}
