/** What a PDF does by itself when it is opened or looked at (ISO 32000-1, 12.6.3): the actions that its triggers lead to. */
import { lexObject } from './pdf-tokens'

/** Where an object is written: its tokens are read when something leads to it. */
interface Place {
  content: Buffer
  start: number
}

/** By its number. An object can be written more than once, and readers choose. */
export type Places = Map<string, Place[]>

const TRIGGERS: ReadonlySet<string> = new Set(['/OpenAction', '/AA'])
/** Leads to pages, which may have links. */
const DESTINATION = '/D'
const ADDRESS = '/URI'

export function notePlace(places: Places, number: string, place: Place): void {
  const known = places.get(number)
  if (known) known.push(place)
  else places.set(number, [place])
}

/** What stands behind each trigger in an object. A trigger within such a value is part of it, so that each token is read once. */
export function triggered(tokens: readonly string[]): string[][] {
  const values: string[][] = []
  for (let at = 0; at < tokens.length; at++) {
    if (!TRIGGERS.has(tokens[at] ?? '')) continue
    const value = valueAt(tokens, at + 1)
    values.push(value)
    // Another trigger in the place of a value has a value of its own.
    if (value.length > 1) at += value.length
  }
  return values
}

/**
 * Whether one of the values is an action that opens an address, or leads to one.
 * @param bytesMax how much of the objects is read
 * @throws UnreadablePdf beyond `bytesMax`
 */
export function opensAddress(values: readonly string[][], places: Places, bytesMax: number): boolean {
  const waiting = [...values]
  const seen = new Set<string>()
  let bytesLeft = bytesMax
  for (let value = waiting.pop(); value; value = waiting.pop()) {
    if (value.includes(ADDRESS)) return true
    for (const number of references(value)) {
      if (seen.has(number)) continue
      seen.add(number)
      for (const { content, start } of places.get(number) ?? []) {
        const { tokens, end } = lexObject(content, start, bytesLeft)
        bytesLeft -= end - start
        waiting.push(valueAt(tokens, 0))
      }
    }
  }
  return false
}

/** A dictionary or list up to its end, a reference with its three words, or one token. */
function valueAt(tokens: readonly string[], start: number): string[] {
  const first = tokens[start] ?? ''
  if (first !== '<<' && first !== '[') return tokens.slice(start, isReference(tokens, start) ? start + 3 : start + 1)
  let depth = 0
  for (let at = start; at < tokens.length; at++) {
    const token = tokens[at] ?? ''
    if (token === '<<' || token === '[') depth += 1
    if (token === '>>' || token === ']') depth -= 1
    if (depth === 0) return tokens.slice(start, at + 1)
  }
  return tokens.slice(start)
}

const isReference = (tokens: readonly string[], at: number): boolean =>
  tokens[at + 2] === 'R' && /^\d+$/.test(tokens[at] ?? '')

/** Numbers of the objects that a value refers to, without its destinations. */
function references(value: readonly string[]): string[] {
  // A list by itself is a destination.
  if (value[0] === '[') return []
  const numbers: string[] = []
  for (let at = 0; at < value.length; at++) {
    if (value[at] === DESTINATION) at += valueAt(value, at + 1).length
    else if (isReference(value, at)) numbers.push(String(Number(value[at])))
  }
  return numbers
}
