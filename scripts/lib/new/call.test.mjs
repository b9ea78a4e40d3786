import { existsSync, readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { fromRoot } from '../paths.mjs'
import { create, findObstacle, placesOf } from './call.mjs'

const features = readdirSync(fromRoot('packages/server/src')).filter(
  feature =>
    existsSync(fromRoot('packages/core/src/contract', `${feature}.ts`)) &&
    existsSync(fromRoot('packages/server/src', feature, `${feature}.handlers.ts`)),
)

it('there are features with calls', () => {
  expect(features.length).toBeGreaterThan(15)
})

it.each(features)('a call of %s finds its places', feature => {
  const { call, contract, handlers, inputs } = placesOf(feature, 'sayHello')
  const written = ({ path, edit }) => edit(readFileSync(fromRoot(path), 'utf8'))
  const description = written(contract)
  expect(description).toContain(`name: '${call}'`)
  for (const name of ['object', 'Call', 'Policy'])
    expect(description).toMatch(new RegExp(`^import [^;]*?\\b${name}\\b[^;]*? from '\\./`, 'm'))
  const answering = written(handlers)
  expect(ts.transpileModule(answering, { reportDiagnostics: true }).diagnostics).toEqual([])
  const lines = answering.split('\n')
  // Once among the types, once with what it answers.
  expect(lines.filter(line => line.includes(`| '${call}'`))).toHaveLength(1)
  expect(lines.filter(line => line.includes(`'${call}': async`))).toHaveLength(1)
  expect(written(inputs)).toContain(`'${call}': {},`)
})

it.each(['delete', 'class', 'import', 'constructor', 'toString'])('no call is named %s', verb => {
  expect(findObstacle('', verb)).toBe('the language has this word')
})

it.each([
  ["import { object } from './shape'", 'object'],
  ["import * as v from 'valibot'", 'v'],
  ['export const renamePolicy = {} as const', 'rename'],
  ['export type rename = string', 'rename'],
])('no call takes a name of %s', (text, verb) => {
  expect(findObstacle(text, verb)).toMatch(/^the file has the name \w+ already$/)
  expect(findObstacle(text, 'sayHello')).toBeUndefined()
})

it.each(['../cart.rename', 'cart.', 'cart-.rename', 'cart.Rename', 'cart.re-name', 'cart.rename.all'])(
  '%s is no name of a call',
  async name => {
    await expect(create(name)).rejects.toThrow('A call is named <feature>.<verb>')
  },
)
