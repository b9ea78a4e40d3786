/** What the first release promised to the pages of hosts: a page that uses it, and the names of all that is public. */
import { readFileSync } from 'node:fs'
import type { BuiltShop } from '../../support/built-shop'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

/** The page, with the address of the shop in its place. */
export const firstReleasePage = ({ url }: Pick<BuiltShop, 'url'>): string =>
  read('first-release.html').replaceAll('https://shop.example', url)

const namesIn = (cell: string | undefined) => cell?.match(/[\w-]*\w/g) ?? []

/** Each element with its attributes, properties and events. */
export const FIRST_ELEMENTS = read('first-release.txt')
  .split('\n')
  .filter(line => line.startsWith('cw-'))
  .map(line => {
    const [tag = '', attributes, properties, events] = line.split(' | ')
    return { tag, attributes: namesIn(attributes), properties: namesIn(properties), events: namesIn(events) }
  })
