import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { packageFile } from '../process/package-files'

// With the first release this goes: from then on each change of the tables is a migration of its own.
it('one migration makes all tables until the first release: no released version has made others', () => {
  const { version } = JSON.parse(readFileSync(packageFile('package.json'), 'utf8')) as { version: string }
  expect(version).toBe('0.1.0')
  expect(readdirSync(packageFile('migrations')).sort()).toEqual(['0000_shop.sql', 'meta'])
  expect(readdirSync(packageFile('migrations/meta')).sort()).toEqual(['0000_snapshot.json', '_journal.json'])
})
