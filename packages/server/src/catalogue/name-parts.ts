/**
 * What entered texts name: the one pipeline behind quick order, search, suggestions, imports and the numbers on a host's page.
 * docs/finding-parts.md describes its steps.
 */
import type { NumberKind, ReadingStep } from '@cartwright/core/contract'
import { normalizeNumber } from '@cartwright/core/rules'
import type { Deps, Principal } from '../http/handler'
import { articlesIn, type Named, type Piece, piecesOf } from './articles-in-text'
import { type Described, type Description, describe, isAsSaid } from './description'
import { findAlike, findMatches, type Match } from './find-matches'
import { findNearest } from './find-nearest'
import { inLatin, skeletonOf } from './look-alikes'
import { formsOf, type NumberForm, trimSigns } from './number-forms'
import { isExplained, type PartFacts, readFacts, readLevels, readSiblings } from './part-facts'
import { type SupplierForm, supplierForms } from './supplier-codes'
import { findByTradeNames, hasTradeName, type NamedPart, namesIn, SAMSUNG_AT_HP, sizesOf } from './trade-names'

/** A number that stands for more parts than this is no help to anybody. */
const MATCHES_MAX = 10
/** Suggestions per text. */
const OFFERED_MAX = 3
/** Words between names that leave the choice to the reader: `85A/725`, `26A or 26X`. */
const ALTERNATIVES = /[/,|]|(?<!\p{L})(?:or|oder|ou|o|lub|of|或)(?!\p{L})/iu

type ReadDeps = Pick<Deps, 'db' | 'region'>

export interface Naming {
  /** The parts that are meant; several of them are asked about. Empty where none is for certain. */
  matches: readonly Match[]
  /** How the text was read; undefined where it is the number itself. */
  reading: ReadingStep | undefined
  /** Without a match: ids of parts that may be meant, the likeliest first. */
  offered: readonly number[]
  /** The articles whose numbers stand in the text. */
  articles: readonly Named[]
}

/** Which kind is named when one part carries the text in several ways. */
const KIND_ORDER: readonly NumberKind[] = [
  'number',
  'oemCode',
  'unionCode',
  'boxBarcode',
  'productBarcode',
  'custNumber',
]

type ByKey = ReadonlyMap<string, Match[]>

/** A text that is no number as it stands, and everything it may be. */
interface Open {
  text: string
  forms: readonly NumberForm[]
  suppliers: readonly SupplierForm[]
  pieces: readonly Piece[]
  /** Of each piece that is a word, what it is without the letters that are known to be a supplier's. */
  known: ReadonlyMap<string, readonly SupplierForm[]>
  said: Description
  names: readonly string[]
}

/**
 * What texts name, by text. One that names nothing has no matches; `offerNearest` finds what looks like it.
 * @param caller whose own numbers count; null for visitors, who have none
 * @source QO-003
 */
export async function nameParts(
  texts: readonly string[],
  caller: Principal | null,
  deps: ReadDeps,
): Promise<Map<string, Naming>> {
  const keys = new Set(texts.map(normalizeNumber).filter(Boolean))
  const numbered = groupByPart(await findMatches([...keys], caller, deps))
  const named = new Map<string, Naming>()
  const open: Open[] = []
  for (const text of new Set(texts)) {
    const matches = numbered.get(normalizeNumber(text))
    if (matches) named.set(text, { ...NOTHING, matches })
    else if (/\d/.test(text.normalize('NFKC')) || trimSigns(text) !== text) open.push(toOpen(text))
    else named.set(text, NOTHING)
  }
  if (open.length === 0) return named
  const byKey = groupByPart(await findMatches([...new Set(open.flatMap(keysOf))], caller, deps))
  const strange = open.filter(({ forms, pieces }) => ![...forms, ...pieces].some(({ key }) => byKey.has(key)))
  const alike = groupByPart(await findAlike(new Set(strange.flatMap(skeletonsOf)), caller, deps))
  const unread = open.filter(({ text, forms }) => !forms.some(({ key }) => byKey.has(key)) && !alike.has(wholeOf(text)))
  const names = new Map<string, boolean>()
  for (const { names: some, said } of unread)
    for (const name of some) names.set(name, names.get(name) === true || said.brands.size > 0)
  const byName = await findByTradeNames(names, deps)
  const facts = await readFacts(
    unread.flatMap(one => idsAround(one, byKey, alike, byName)),
    deps,
  )
  const asking = unread.filter(({ said }) => said.level)
  const around = new Set(asking.flatMap(one => idsAround(one, byKey, alike, byName)))
  const called = asking.flatMap(one => one.names.flatMap(name => byName.get(name) ?? []))
  const near = [...facts.values()].filter(({ id }) => around.has(id))
  await addLevels([...near, ...called], deps)
  const read: Read = { byKey, alike, byName, facts }
  for (const one of open) named.set(one.text, readOne(one, read))
  return named
}

const NOTHING: Naming = { matches: [], reading: undefined, offered: [], articles: [] }

interface Read {
  byKey: ByKey
  alike: ByKey
  byName: ReadonlyMap<string, NamedPart[]>
  facts: ReadonlyMap<number, PartFacts>
}

function toOpen(text: string): Open {
  const said = describe(text)
  const pieces = piecesOf(text, said)
  const words = pieces.filter(({ isWord }) => isWord)
  return {
    text,
    forms: formsOf(text),
    suppliers: supplierForms(normalizeNumber(trimSigns(text))),
    pieces,
    known: new Map(words.map(({ key }) => [key, supplierForms(key).filter(({ isKnown }) => isKnown)])),
    said,
    names: namesIn(said),
  }
}

/** The text as one number, as `findAlike` knows it. */
const wholeOf = (text: string): string => skeletonOf(normalizeNumber(trimSigns(text)))

/** Every key of a text. */
function keysOf({ forms, suppliers, pieces, known }: Open): string[] {
  const whole = [...forms, ...suppliers].map(({ key }) => key)
  const inWords = [...known.values()].flatMap(some => some.map(({ key }) => key))
  const all = [...whole, ...inWords, ...pieces.flatMap(({ key }) => [key, inLatin(key)])]
  return [...all, ...all.flatMap(key => SAMSUNG_AT_HP.get(key) ?? [])]
}

const skeletonsOf = ({ text, pieces }: Open): string[] =>
  [wholeOf(text), ...pieces.map(({ key }) => skeletonOf(key))].filter(key => key.length > 3 && /\d/.test(key))

/** Parts that the words of a text are compared with. */
function idsAround(
  { pieces, suppliers, known, names, text }: Open,
  byKey: ByKey,
  alike: ByKey,
  byName: Read['byName'],
): number[] {
  const ofKnown = [...known.values()].flat()
  const keys = [...pieces, ...suppliers, ...ofKnown].map(({ key }) => key)
  const byNumber = keys.flatMap(key => [...(byKey.get(key) ?? []), ...(byKey.get(inLatin(key)) ?? [])])
  const bySkeleton = [wholeOf(text), ...pieces.map(({ key }) => skeletonOf(key))].flatMap(key => alike.get(key) ?? [])
  const byTrade = names.length > 1 ? names.flatMap(name => byName.get(name) ?? []) : []
  return [...byNumber, ...bySkeleton, ...byTrade].map(({ id }) => id)
}

/** Says of parts whether there is a larger or a smaller one: of those that a text compares by its words. */
async function addLevels(parts: readonly (Described & { id: number })[], deps: ReadDeps): Promise<void> {
  const levels = await readLevels(
    parts.map(({ id }) => id),
    deps,
  )
  for (const part of parts) {
    part.hasLarger = levels.get(part.id)?.hasLarger ?? false
    part.hasSmaller = levels.get(part.id)?.hasSmaller ?? false
  }
}

/** The steps of the pipeline, the first that names something counts. */
function readOne(one: Open, read: Read): Naming {
  const form = one.forms.find(({ key }) => read.byKey.has(key))
  if (form) return { ...NOTHING, matches: read.byKey.get(form.key) ?? [], reading: form.step }
  const alike = read.alike.get(wholeOf(one.text))
  if (alike) return { ...NOTHING, matches: alike, reading: 'lookAlike' }
  const offered: number[] = []
  let articles: readonly Named[] = []
  for (const step of [readTradeName, readWords, readSupplier, readTradeNames]) {
    const naming = step(one, read)
    if (naming.matches.length > 0 || naming.articles.length > 1) return naming
    offered.push(...naming.offered)
    // A number that is named is not passed over for a short name beside it.
    articles = naming.articles
    if (articles.length > 0) break
  }
  return { ...NOTHING, articles, offered: [...new Set([...offered, ...otherMakers(one, read)])] }
}

interface Called {
  name: string
  /** Parts that are called so, and all that is said beside it. */
  parts: readonly { part: NamedPart; isSure: boolean }[]
}

function calledIn({ said, names }: Open, { byName }: Read): Called[] {
  const called = names.map(name => ({
    name,
    parts: (byName.get(name) ?? []).flatMap(part => {
      const sure = isAsSaid(said, part) ? hasTradeName(part, name, said) : undefined
      return sure ? [{ part, isSure: sure === 'sure' }] : []
    }),
  }))
  return called.filter(({ parts }) => parts.length > 0)
}

/** All words that describe nothing are one short name; `HP 415` is that of small and large ones. */
function readTradeName(one: Open, read: Read): Naming {
  const { said } = one
  const whole = inLatin(normalizeNumber(said.rest.join(' ')))
  if (said.isQuestion || said.isTwin) return NOTHING
  const called = calledIn(one, read)
  const parts = called.filter(({ name }) => name === whole).flatMap(({ parts }) => parts)
  const sure = parts.filter(({ isSure }) => isSure).map(({ part }) => part)
  if (sure.length > 0) return { ...NOTHING, matches: soldOf(sure), reading: 'tradeName' }
  const longer = called.filter(({ name }) => sizesOf(whole, said).includes(name)).flatMap(({ parts }) => parts)
  if (parts.length > 0 || longer.length < 2) return NOTHING
  return { ...NOTHING, matches: soldOf(longer.map(({ part }) => part)), reading: 'tradeName' }
}

/** Short names among words that describe their part, or beside each other. */
function readTradeNames(one: Open, read: Read): Naming {
  const { text, said } = one
  const called = calledIn(one, read)
  const all = called.flatMap(({ parts }) => parts.map(({ part }) => part))
  const offered = all.map(({ id }) => id)
  if (said.isQuestion || said.isTwin) return { ...NOTHING, offered }
  const isSure = called.some(({ parts }) => parts.some(part => part.isSure))
  if (called.length > 1) {
    const isChoice = isSure && called.length === said.rest.length && ALTERNATIVES.test(text)
    return isChoice ? { ...NOTHING, matches: soldOf(all), reading: 'tradeName' } : { ...NOTHING, offered }
  }
  const explained = called.flatMap(({ name, parts }) =>
    parts.filter(({ part, isSure }) => {
      const known = read.facts.get(part.id)
      return isSure && known !== undefined && isExplained(without(said, name), known)
    }),
  )
  if (explained.length === 0) return { ...NOTHING, offered }
  return { ...NOTHING, matches: soldOf(explained.map(({ part }) => part)), reading: 'tradeName' }
}

/** What is said beside a name of one or two words. */
function without(said: Description, name: string): Description {
  const at = said.rest.findIndex((word, place) =>
    [word, `${word} ${said.rest[place + 1] ?? ''}`].some(text => normalizeNumber(text) === name),
  )
  const count = normalizeNumber(said.rest[at] ?? '') === name ? 1 : 2
  const keep = (_: string, place: number) => at < 0 || place < at || place >= at + count
  return { ...said, rest: said.rest.filter(keep), before: said.before.filter(keep) }
}

function readSupplier({ suppliers, said }: Open, { byKey, facts }: Read): Naming {
  const all = suppliers.map(({ key, brand, colour, isKnown }) => ({
    isKnown,
    matches: (byKey.get(key) ?? []).filter(({ id }) => {
      const part = facts.get(id)
      return (
        part !== undefined &&
        (brand === undefined || part.brand === brand) &&
        (colour === undefined || part.colour === colour) &&
        isAsSaid(said, part)
      )
    }),
  }))
  const sure = all.find(({ isKnown, matches }) => isKnown && matches.length > 0)
  if (sure && !said.isQuestion) return { ...NOTHING, matches: sure.matches, reading: 'supplier' }
  return { ...NOTHING, offered: all.flatMap(({ matches }) => matches.map(({ id }) => id)) }
}

/** One number among words, or several articles. */
function readWords({ text, pieces, known }: Open, { byKey, alike, facts }: Read): Naming {
  const ways: readonly [ReadingStep, (piece: Piece) => Match[] | undefined][] = [
    ['words', ({ key }) => byKey.get(key)],
    ['lookAlike', ({ key }) => byKey.get(inLatin(key)) ?? alike.get(skeletonOf(key))],
    ['supplier', ({ key, isWord }) => (isWord ? ofSupplier(known.get(key) ?? [], byKey, facts) : undefined)],
  ]
  for (const [reading, matchesOf] of ways) {
    const { named, rest, isRepeated } = articlesIn(text, pieces, piece => (matchesOf(piece) ?? []).map(({ id }) => id))
    const [only] = named
    if (!only) continue
    if (named.length > 1) return { ...NOTHING, offered: named.map(({ ids }) => ids[0] ?? -1), articles: named }
    const said = describe(rest.join(' '))
    const matches = pieces.flatMap(piece => (piece.key === only.key ? (matchesOf(piece) ?? []) : []))
    const unique = matches.filter((match, at) => matches.findIndex(({ id }) => id === match.id) === at)
    const fitting = unique.filter(({ id }) => isFact(facts.get(id)) && isAsSaid(said, facts.get(id) as PartFacts))
    const explained = fitting.filter(({ id }) => isExplained(said, facts.get(id) as PartFacts))
    if (explained.length > 0 && !isRepeated) return { ...NOTHING, matches: explained, reading }
    return { ...NOTHING, offered: fitting.map(({ id }) => id), articles: named }
  }
  return NOTHING
}

const isFact = (part: PartFacts | undefined): boolean => part !== undefined

function ofSupplier(forms: readonly SupplierForm[], byKey: ByKey, facts: Read['facts']): Match[] | undefined {
  for (const { key, brand, colour } of forms) {
    const matches = (byKey.get(key) ?? []).filter(({ id }) => {
      const part = facts.get(id)
      return part && (brand === undefined || part.brand === brand) && (colour === undefined || part.colour === colour)
    })
    if (matches.length > 0) return matches
  }
  return undefined
}

const otherMakers = ({ pieces }: Open, { byKey }: Read): number[] =>
  pieces.flatMap(({ key }) => (byKey.get(SAMSUNG_AT_HP.get(key) ?? '') ?? []).map(({ id }) => id))

/** Of each key the parts that carry it, each once; what is no longer sold only when nothing else has it. */
function groupByPart(found: readonly Match[]): Map<string, Match[]> {
  const byKey = new Map<string, Match[]>()
  const inOrder = [...found].sort((a, b) => KIND_ORDER.indexOf(a.kind) - KIND_ORDER.indexOf(b.kind))
  for (const match of inOrder) byKey.set(match.key, [...(byKey.get(match.key) ?? []), match])
  return new Map([...byKey].map(([key, matches]) => [key, soldOf(matches)]))
}

/** Each part once; what is no longer sold only when nothing else is. */
function soldOf(matches: readonly Match[]): Match[] {
  const each = [...new Map([...matches].reverse().map(match => [match.id, match])).values()].reverse()
  const sold = each.filter(({ disabled }) => !disabled)
  return (sold.length > 0 ? sold : each).slice(0, MATCHES_MAX)
}

/** What can be a number in a text that names none: all that describes nothing as one, and each word with a digit. */
function nearKeys(text: string, said: Description): string[] {
  const words = text
    .split(/\s+/)
    .filter(word => /\d/.test(word))
    .map(trimSigns)
  const joined = [said.rest.join(' '), text.trim().split(/\s+/).length === 1 ? trimSigns(text) : '']
  return [...new Set([...joined, ...words].map(normalizeNumber).map(inLatin))].filter(Boolean)
}

/**
 * Parts that a text without a match may mean, by text: what it names beside other words first, then what is near. None is of another
 * colour, brand, kind, width or yield than the text names. Beside the number of an article that the words contradict, what fits its printers
 * comes before what only looks like the number.
 */
export async function offerNearest(
  texts: readonly string[],
  named: ReadonlyMap<string, Naming>,
  deps: ReadDeps,
): Promise<Map<string, number[]>> {
  const unknown = [...new Set(texts)].map(text => {
    const said = describe(text)
    return { text, said, keys: nearKeys(text, said) }
  })
  const nearest = await findNearest(
    unknown.flatMap(({ keys }) => keys),
    deps,
  )
  const asking = unknown.filter(({ said }) => said.level)
  await addLevels(
    asking.flatMap(({ keys }) => keys.flatMap(key => nearest.get(key) ?? [])),
    deps,
  )
  const siblings = await readSiblings(
    unknown.flatMap(({ text }) => contradicted(named.get(text)) ?? []),
    deps,
  )
  return new Map(
    unknown.map(({ text, said, keys }) => {
      // Of these it is not known which lasts longer.
      const beside = said.level ? [] : (siblings.get(contradicted(named.get(text)) ?? -1) ?? [])
      const meant = beside.filter(part => (part.isSameClass || said.kinds.size > 0) && isAsSaid(said, part))
      const near = keys.flatMap(key => nearest.get(key) ?? []).filter(part => isAsSaid(said, part))
      // Of its printers the one whose number is like it: it has the same size.
      const alike = near.filter(({ id }) => meant.some(part => part.id === id))
      const offered = new Set(named.get(text)?.offered)
      for (const { id } of alike.concat(meant, near)) offered.add(id)
      return [text, [...offered].slice(0, OFFERED_MAX)]
    }),
  )
}

/** The article whose number stands in a text with words that are not true of it. */
const contradicted = (naming: Naming | undefined): number | undefined =>
  naming?.offered.length === 0 && naming.articles.length === 1 ? naming.articles[0]?.ids[0] : undefined
