import { expect, it } from 'vitest'
import { chooseSuites } from './choose-suites.mjs'
import { withoutProven } from './guarded.mjs'
import { suites } from './suites.mjs'

const namesOf = async (...args) => (await chooseSuites(args)).map(({ name }) => name).sort()
const GUARDS = ['faults', 'load', 'looks', 'server-pglite']
const RELEASE = ['installed', 'packages']

it('`npm test` leaves out what guards something and what a release publishes, and nothing else', async () => {
  const all = suites.map(({ name }) => name)
  expect(await namesOf()).toEqual(all.filter(name => ![...GUARDS, ...RELEASE].includes(name)).sort())
})

it('`npm run test:full` runs every suite', async () => {
  expect(await namesOf('--full')).toEqual(suites.map(({ name }) => name).sort())
})

it('the CI runs what `npm test` does, and the guards that have not passed as they are', async () => {
  const usual = await namesOf()
  const due = await withoutProven(suites.filter(({ guards, release }) => guards && !release))
  expect(await namesOf('--guarded')).toEqual([...usual, ...due.map(({ name }) => name)].sort())
})

it('runs a suite that is named, also one that guards something', async () => {
  expect(await namesOf('faults', 'core')).toEqual(['core', 'faults'])
})

it('says which suites and options there are', async () => {
  await expect(chooseSuites(['cores'])).rejects.toThrow('There is no suite cores. There are: scripts, core, server')
  await expect(chooseSuites(['--all'])).rejects.toThrow('The options are --full, --guarded, --changed')
  await expect(chooseSuites(['--full', '--guarded'])).rejects.toThrow('One option at a time')
})
