import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { AtRule, parse } from 'postcss'
import { expect, it } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { VERSION } from '../version'

const source = new URL('..', import.meta.url).pathname
const cssFiles = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.css'))
const read = (name: string) => readFileSync(join(source, name), 'utf8')

/** A selector that cannot meet an element of the host page, or that only sets custom properties. */
const OWN_SELECTOR = /\.cw|:host|\[data-cw-theme|^(:root|:where\(:root\))$/

it('puts every css file into the sheet of the React package', () => {
  const listed = [...read('styles/widgets.css').matchAll(/@import ["'](.+?)["']/g)].map(([, path = '']) =>
    relative(source, join(source, 'styles', path)),
  )
  expect(listed.toSorted()).toEqual(cssFiles.filter(name => name !== 'styles/widgets.css').toSorted())
})

it.each(cssFiles.filter(name => name !== 'styles/widgets.css'))('%s reaches nothing of the host page', name => {
  const css = parse(read(name))
  const foreign: string[] = []
  css.walkDecls(({ prop, important }) => {
    if (important) foreign.push(`${prop}: !important`)
  })
  css.walkRules(rule => {
    const inKeyframes = rule.parent instanceof AtRule && rule.parent.name === 'keyframes'
    if (!inKeyframes) foreign.push(...rule.selectors.filter(selector => !OWN_SELECTOR.test(selector)))
  })
  expect(foreign).toEqual([])
})

const guide = readFileSync(new URL('../../../../storybook/guides/theming.mdx', import.meta.url), 'utf8')
const allCss = cssFiles.map(read).join('\n')

it('the guide to theming names custom properties that exist, with their defaults', () => {
  const named = new Set([...guide.matchAll(/--cw-[\w-]+/g)].map(([name]) => name))
  expect([...named].filter(name => !new RegExp(`(?:${name}:|var\\(\\s*${name}\\b(?!-))`).test(allCss))).toEqual([])
  const rows = [...guide.matchAll(/^\| `(--cw-[\w-]+)` \| `([^`]+)` \|/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ])
  expect(rows).toEqual([
    ['--cw-accent', '#1890ff'],
    ['--cw-radius', '6px'],
    ['--cw-em', '16px'],
  ])
  for (const [name, value] of rows) expect(allCss).toContain(`var(${name}, ${value})`)
})

it('the guide to theming names the parts that widgets have', () => {
  const components = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter(name => /(?<!\.(test|stories|browser\.test))\.tsx$/.test(name) && !name.startsWith('testing/'))
    .map(read)
  const parts = components.flatMap(text =>
    [...text.matchAll(/\bpart=(?:"([^"]+)"|\{cx\('([^']+)')/g)].flatMap(([, plain, first]) =>
      (plain ?? first ?? '').split(' '),
    ),
  )
  const [, list = ''] = /has a part name: ([^.]+)\./.exec(guide) ?? []
  const named = [...list.matchAll(/`([\w-]+)`/g)].map(([, name]) => name)
  expect(named.filter(name => name !== 'button-primary').toSorted()).toEqual([...new Set(parts)].toSorted())
  expect(components.some(text => text.includes('button-primary'))).toBe(true)
})

it('carries the version of the package', () => {
  expect(VERSION).toBe(packageJson.version)
})
