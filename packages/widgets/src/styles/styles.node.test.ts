import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { AtRule, parse } from 'postcss'
import { expect, it } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { readStarts, sheetsBroughtBy } from '../testing/starts'
import { VERSION } from '../version'

const source = new URL('..', import.meta.url).pathname
const cssFiles = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.css'))
const read = (name: string) => readFileSync(join(source, name), 'utf8')

/** A selector that cannot meet an element of the host page, or that only sets custom properties. */
const OWN_SELECTOR = /\.cw|:host|\[data-cw-theme|^(:root|:where\(:root\))$/

const importsOf = (name: string) =>
  [...read(name).matchAll(/@import ["'](.+?)["']/g)].map(([, path = '']) =>
    relative(source, join(source, 'styles', path)),
  )
const shared = importsOf('styles/shared.css')
const listed = importsOf('styles/widgets.css').flatMap(name => (name === 'styles/shared.css' ? shared : name))
/** Of pages with the React package only. */
const REACT_ONLY = 'styles/light-dark.css'
/** Behind those of all features, in elements too (sheet.ts). */
const CLOSING = ['styles/forced-colors.css', 'styles/print.css']
const features = listed.filter(name => ![...shared, ...CLOSING, REACT_ONLY].includes(name))
const LISTS = ['styles/shared.css', 'styles/widgets.css']

it('puts every css file into the sheet of the React package, once', () => {
  expect(listed.toSorted()).toEqual(cssFiles.filter(name => !LISTS.includes(name)).toSorted())
})

it('ends with what the medium changes', () => {
  expect(listed.slice(-CLOSING.length)).toEqual(CLOSING)
})

it('puts tokens, base rules and every primitive into the sheet that all elements have, and nothing of a feature', () => {
  const primitives = cssFiles.filter(name => name.startsWith('primitives/'))
  expect(shared).toEqual(['styles/tokens.css', 'styles/base.css', ...primitives.toSorted()])
})

const modules = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(name => /\.tsx?$/.test(name))

it('no element lists css, and every css file of a feature is brought by a module that draws with it', () => {
  const elements = modules.filter(name => name.endsWith('.element.ts'))
  expect(elements.length).toBeGreaterThan(40)
  expect(elements.filter(name => read(name).includes('.css'))).toEqual([])
  const brought = modules.filter(name => !/\.test\.tsx$|^styles\/|^testing\//.test(name)).flatMap(sheetsBroughtBy)
  expect([...new Set(brought)].toSorted()).toEqual(features.toSorted())
})

/** Classes that a selector names. */
const classesOf = (selector: string) => [...selector.matchAll(/\.(cw-[\w-]+)/g)].map(([, name = '']) => name)
const selectorsOf = (name: string) => {
  const found: string[] = []
  parse(read(name)).walkRules(rule => {
    if (!(rule.parent instanceof AtRule && rule.parent.name === 'keyframes')) found.push(...rule.selectors)
  })
  return found
}
const common = new Set(shared.flatMap(selectorsOf).flatMap(classesOf))

it('every rule of a feature names a class of its own: it reaches no other widget of the page', () => {
  const owners = new Map<string, string>()
  for (const file of features)
    for (const name of selectorsOf(file).flatMap(classesOf))
      if (!common.has(name) && !owners.has(name)) owners.set(name, file)
  const foreign = features.flatMap(file =>
    selectorsOf(file)
      .filter(selector => !classesOf(selector).some(name => owners.get(name) === file))
      .map(selector => `${file}: ${selector}`),
  )
  expect(foreign).toEqual([])
})

it('no cell of a table is a line of its own: it would leave the row', () => {
  const drawn = modules.filter(name => name.endsWith('.tsx') && !/\.(?:test|stories)\.tsx$/.test(name))
  expect(drawn.filter(name => /<t[dh]\b[^>]*\bcw-sub\b/.test(read(name)))).toEqual([])
})

it('every element, and every part that it loads late, has the css of the classes that it draws with', () => {
  /** A class has the file with a rule of its own for it; others name it beside their classes. */
  const owners = new Map<string, string>()
  for (const file of features)
    for (const selector of selectorsOf(file)) {
      const [name = '', ...others] = new Set(classesOf(selector))
      const isAlone = others.length === 0 && !/[\s>+~]/.test(selector)
      if (isAlone && !common.has(name) && !owners.has(name)) owners.set(name, file)
    }
  const starts = readStarts()
  expect(starts.some(({ css }) => css.includes('quick-order/quick-order-fix.css'))).toBe(true)
  const missing = starts.flatMap(({ path, css, drawn }) =>
    drawn.flatMap(({ name, module }) => {
      const owner = owners.get(name)
      return owner && !css.includes(owner) ? `${path.join(' → ')}: ${module} draws ${name} of ${owner}` : []
    }),
  )
  expect(missing).toEqual([])
})

it.each(cssFiles.filter(name => !LISTS.includes(name)))('%s reaches nothing of the host page', name => {
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

const guide = readFileSync(new URL('../../../../storybook/book/theming/theming.mdx', import.meta.url), 'utf8')
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
