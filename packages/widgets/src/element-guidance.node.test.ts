/** What pages of documentation say of an element besides its table. */
import { expect, it } from 'vitest'
import { guideOf } from './element-guidance'
import { elements } from './elements'

type Tag = keyof typeof elements
const kebab = (name: string) => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
/** What is no name of an element. */
const OF_PAGES = ['lang', 'getToken', 'document.title']

it.each(Object.entries(elements))(
  '%s has keys, and advice on what to do and not to do',
  async (tag, load) => {
    const { attrs = {}, props = [], events = {}, slots = {}, parts = [] } = (await load()).element.options
    const { keys, do: wanted, dont } = guideOf(tag as Tag, parts)
    for (const list of [keys, wanted, dont]) expect(list.length).toBeGreaterThan(0)
    const sentences = [...wanted, ...dont, ...keys.map(({ does }) => does)]
    for (const sentence of [...wanted, ...dont]) expect(sentence).toMatch(/^[A-Z].*\.$/)
    const known: string[] = [
      ...OF_PAGES,
      ...Object.keys(elements),
      ...Object.values<string>(events),
      ...Object.keys(attrs).map(kebab),
      ...Object.keys(slots),
      ...props,
    ]
    const named = sentences.flatMap(text => [...text.matchAll(/`([^`=]+)[^`]*`/g)].map(([, name]) => name ?? ''))
    expect(named.filter(name => !known.includes(name))).toEqual([])
  },
  30_000,
)
