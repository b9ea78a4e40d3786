import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fromRoot } from './paths.mjs'

/** A clock that is handed in: `clock: () => new Date()`, `const clock = () => new Date()`. */
const REAL_CLOCK = /\bclock\b[^\n]*(?:new Date\(\)|Date\.now\(\))/
const IS_TEST = /\.(?:test|testing)\.ts$/

it('finds a clock that is the one of the machine', () => {
  expect('const deps = { db, clock: () => new Date() }').toMatch(REAL_CLOCK)
  expect('const clock = () => new Date()').toMatch(REAL_CLOCK)
  expect('clock: () => TEST_NOW').not.toMatch(REAL_CLOCK)
})

it('no test of the server hands in the clock of the machine', () => {
  const files = readdirSync(fromRoot('packages/server/src'), { recursive: true }).filter(file => IS_TEST.test(file))
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter(file => REAL_CLOCK.test(readFileSync(fromRoot('packages/server/src', file), 'utf8')))).toEqual([])
})
