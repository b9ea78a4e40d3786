import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { VERSION } from '../version'

const source = new URL('..', import.meta.url).pathname
const cssFiles = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.css'))
const read = (name: string) => readFileSync(join(source, name), 'utf8')

it('puts every css file into the sheet of the React package', () => {
  const listed = [...read('styles/widgets.css').matchAll(/@import ["'](.+?)["']/g)].map(([, path = '']) =>
    relative(source, join(source, 'styles', path)),
  )
  expect(listed.toSorted()).toEqual(cssFiles.filter(name => name !== 'styles/widgets.css').toSorted())
})

it.each(cssFiles.filter(name => name !== 'styles/widgets.css'))('%s reaches nothing of the host page', name => {
  const css = read(name).replace(/\/\*[\s\S]*?\*\//g, '')
  expect(css).not.toContain('!important')
  const selectors = [...css.matchAll(/(?:^|[{};])\s*([^@{};]+?)\s*\{/g)].flatMap(([, list = '']) =>
    list.split(/,(?![^(]*\))/),
  )
  const foreign = selectors
    .map(selector => selector.trim())
    .filter(selector => !/\.cw|:host|\[data-cw-theme/.test(selector))
    .filter(selector => !/^(from|to|:root|:where\(:root\)|\d+%)$/.test(selector))
  expect(foreign).toEqual([])
})

it('carries the version of the package', () => {
  expect(VERSION).toBe(packageJson.version)
})
