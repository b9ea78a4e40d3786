/** What is said about a page that was set up otherwise than it can be. Loaded when there is something to say; imports nothing of what says it. */
import { nearestName } from '@cartwright/core/rules'

/**
 * @param tag with a prefix of ours and a name that no element has
 * @param names of all elements
 */
function unknownTag(tag: string, prefix: string, names: readonly string[]): string {
  const nearest = nearestName(tag.slice(prefix.length + 1), names)
  return `<${tag}> is no element of ours. ${nearest ? `Write <${prefix}-${nearest}>.` : `There are: ${names.join(', ')}.`}`
}

/** @param options names of those that reach no shop */
const tooLate = (options: readonly string[], prefix: string): string =>
  `configure({ ${options.join(', ')} }) came too late: the elements of "${prefix}" have a shop already. Call it in a module script above the loader's script tag, before the first element.`

const notAPrefix = (prefix: string): string =>
  `data-prefix="${prefix}" cannot begin the name of an element. Use small letters and digits, a letter first: data-prefix="two" for <two-cart>.`

interface SecondTag {
  src: string
  api: string
  prefix: string
  /** `data-api` of the script tag that has the prefix. */
  known: string
}

const ignoredTag = ({ src, api, prefix, known }: SecondTag): string =>
  `the script tag of ${src} with data-api="${api}" is ignored: <${prefix}-…> elements belong to "${known}". Give it a prefix of its own, data-prefix="two", and write <two-cart>.`

/** Undefined where the page has no element with the usual prefix that is not defined. */
function otherPrefix(names: readonly string[], prefix: string, origin: string): string | undefined {
  const name = names.find(one => document.querySelector(`cw-${one}:not(:defined)`))
  if (name === undefined) return undefined
  return `<cw-${name}> is drawn by no script tag: the one of ${origin} has data-prefix="${prefix}". Write <${prefix}-${name}>, or leave data-prefix out.`
}

const otherVersion = (tag: string, known: string | undefined, own: string): string =>
  `<${tag}> is already defined by version ${known ?? 'unknown'}; ${own} is not used. Load one version only.`

/** @param nearest our numbers of parts whose numbers look alike */
function noPart(name: string, number: string, status: string, nearest: readonly string[]): string {
  const means = {
    unknown: 'is no number that the shop knows',
    disabled: 'is no longer sold',
    ambiguous: 'is a number of several articles',
  }[status]
  const near = nearest.length > 0 ? ` ${status === 'unknown' ? 'Near' : 'There are'}: ${nearest.join(', ')}.` : ''
  return `${name}: "${number}" ${means}.${near}`
}

export const hints = { noPart, otherVersion, unknownTag, tooLate, notAPrefix, ignoredTag, otherPrefix }
