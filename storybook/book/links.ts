/** Addresses of pages of the book, seen from the frame in which pages are drawn. */
import { GROUP_OF } from '../../packages/widgets/src/element/groups'
import { AT_FIRST, type Toolbar } from '../toolbar'
import type { ElementTag } from './live-element'

/** @param id as in the address of the page, such as `start-html--docs` */
export const pageHref = (id: string): string => `./?path=/docs/${id}`

/** @param id as in the address of the story, such as `components-cart-cart--default` */
export const storyHref = (id: string): string => `./?path=/story/${id}`

const pageOf = (tag: ElementTag) => `elements-${GROUP_OF[tag].toLowerCase().replaceAll(' ', '-')}-${tag}--docs`

export const elementHref = (tag: ElementTag): string => pageHref(pageOf(tag))

/** What of the toolbar is set otherwise than at first, for a page without one. */
function globalsOf(toolbar: Toolbar): string {
  const changed = Object.entries(toolbar).filter(
    ([name, value]) => name in AT_FIRST && value !== AT_FIRST[name as keyof Toolbar],
  )
  return changed.length === 0 ? '' : `&globals=${changed.map(([name, value]) => `${name}:${value}`).join(';')}`
}

/** A story without the frame of the book. */
export const storyAloneHref = (id: string, toolbar: Toolbar): string =>
  `./iframe.html?id=${id}&viewMode=story${globalsOf(toolbar)}`

/** What an element is set to on its page. */
export interface Written {
  attributes: Readonly<Record<string, string>>
  slots: Readonly<Record<string, string>>
}

/** The element alone, as it is set on its page. */
export const elementAloneHref = (tag: ElementTag, written: Written, toolbar: Toolbar): string =>
  `./iframe.html?id=${pageOf(tag)}&viewMode=docs&alone=${encodeURIComponent(JSON.stringify(written))}${globalsOf(toolbar)}`

const textsOf = (value: unknown, names: readonly string[]) =>
  Object.fromEntries(
    Object.entries(typeof value === 'object' && value !== null ? value : {}).filter(
      (entry): entry is [string, string] => names.includes(entry[0]) && typeof entry[1] === 'string',
    ),
  )

/**
 * Reads the address of an element alone.
 * @param known names that the element has: an address may have been written by others
 * @returns undefined on every other page
 */
export function writtenOf(
  search: string,
  known: { attributes: readonly string[]; slots: readonly string[] },
): Written | undefined {
  const part = new URLSearchParams(search).get('alone')
  if (part === null) return undefined
  try {
    const { attributes, slots } = JSON.parse(part)
    return { attributes: textsOf(attributes, known.attributes), slots: textsOf(slots, known.slots) }
  } catch {
    return { attributes: {}, slots: {} }
  }
}
