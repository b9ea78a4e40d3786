/** What is said in the console about words of a host that are not used: one line each, once, with what to write. */
import { nearestName } from '../rules/nearest-name'

/** What cannot be used, where, and what there is in its place. */
export type WordFault =
  | { kind: 'shape'; place: string }
  | { kind: 'language'; language: string; known: readonly string[] }
  | { kind: 'namespace'; namespace: string; known: readonly string[] }
  | { kind: 'key'; place: string; key: string; known: readonly string[] }
  | { kind: 'text'; place: string; chars: number }
  | { kind: 'placeholders'; place: string; given: readonly string[]; wanted: readonly string[] }

const said = new Set<string>()

const write = (name: string, known: readonly string[]): string => {
  const nearest = nearestName(name, known)
  return nearest === undefined ? 'docs/texts-of-elements.md lists them.' : `Write "${nearest}".`
}

const list = (names: readonly string[]) => names.map(name => (name === '{{' ? 'a stray {{' : `{{${name}}}`)).join(', ')

function remedyOf(fault: WordFault): string {
  switch (fault.kind) {
    case 'shape':
      return `texts: "${fault.place}" is not an object. Write { en: { cart: { basket: 'Requisition' } } }.`
    case 'language':
      return `texts: "${fault.language}" is no language of ours. There are: ${fault.known.join(', ')}.`
    case 'namespace':
      return `texts: there is no "${fault.namespace}". ${write(fault.namespace, fault.known)}`
    case 'key':
      return `texts: "${fault.place}" is no text of ours. ${write(fault.key, fault.known)}`
    case 'text':
      return `texts: "${fault.place}" is not used: it has to be a text of 1 to ${fault.chars} characters.`
    case 'placeholders':
      return `texts: "${fault.place}" is not used: it has ${list(fault.given) || 'no placeholder'}, ours has ${list(fault.wanted) || 'none'}.`
  }
}

export function hintAtWords(fault: WordFault): void {
  sayOnce(remedyOf(fault))
}

/** Of a file with words that could not be had. */
export function hintAtWordsFile(url: string, reason: string): void {
  sayOnce(`the texts of ${url} are not used: ${reason}`)
}

function sayOnce(remedy: string): void {
  if (said.has(remedy)) return
  said.add(remedy)
  // biome-ignore lint/suspicious/noConsole: for the developer of the page; its readers see our words
  console.warn(`Cartwright: ${remedy}`)
}
