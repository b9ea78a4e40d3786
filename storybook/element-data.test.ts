/** What the pages of elements show besides the table of the element. */

import * as components from '@cartwright/widgets'
import { elements } from '@cartwright/widgets/elements'
import { sanitize, storyNameFromExport } from 'storybook/internal/csf'
import { expect, it } from 'vitest'
import { GUIDANCE } from '../packages/widgets/src/element-guidance'
import { narrow } from '../packages/widgets/src/testing/stories'
import { readComponents, readStories } from './element-data.plugin'
import config from './main'
import { windowWidthOf } from './window-width'

/** All files of stories are read once. */
const stories = readStories(GUIDANCE)

it('every element has stories, each under an address of its own', () => {
  expect(Object.keys(stories).toSorted()).toEqual(Object.keys(elements).toSorted())
  for (const [tag, links] of Object.entries(stories)) {
    expect(links.length, tag).toBeGreaterThan(0)
    expect(new Set(links.map(({ id }) => id)).size, tag).toBe(links.length)
  }
  expect(stories['cw-cart-drawer'][0]).toEqual({ id: 'components-cart-cart-drawer--default', name: 'Default' })
  expect(stories['cw-site-footer']).toEqual([{ id: 'components-layout-bars--footer', name: 'Footer' }])
})

it('each story that the guidance names is there', () => {
  for (const [tag, { stories: named = [] }] of Object.entries<{ stories?: readonly string[] }>(GUIDANCE)) {
    const shown = stories[tag as keyof typeof GUIDANCE].map(({ id }) => id.split('--').at(-1))
    // Named by file and export, `content/help/help#Contact`; an address ends with the export in words.
    const wanted = named.map(place => sanitize(storyNameFromExport(place.split('#').at(-1) ?? '')))
    expect(shown, tag).toEqual(expect.arrayContaining(wanted))
  }
})

it('stories stand under the title that the links expect', () => {
  expect(config.stories).toContainEqual(expect.objectContaining({ titlePrefix: 'Components' }))
})

it('every element has the name under which React pages import it', () => {
  const names = readComponents()
  const unknown = Object.keys(elements).filter(tag => !(names[tag] && names[tag] in components))
  expect(unknown).toEqual([])
})

it('a story that asks for a narrow window is narrow where it is opened alone', () => {
  expect(windowWidthOf(narrow)).toBe('320px')
  expect(windowWidthOf({ viewport: { value: undefined } })).toBeUndefined()
  expect(windowWidthOf({ theme: 'light' })).toBeUndefined()
})
