import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { elements } from './elements'

const README = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
const kebab = (name: string) => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

it.each(Object.entries(elements))(
  'the README has %s with its attributes, properties and events',
  async (tag, load) => {
    const { attrs = {}, props = [], events = {} } = (await load()).element.options
    const row = README.split('\n').find(line => line.startsWith(`| \`${tag}\` `))
    const named = [...(row ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name)
    expect(named).toEqual([tag, ...Object.keys(attrs).map(kebab), ...props, ...Object.values(events)])
    // The first one brings what all of them share.
  },
  30_000,
)
