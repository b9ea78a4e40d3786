import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { DatabaseProblem } from '../database-problem'
import { assertFreeSpace } from './disk-space'

const MEGABYTE = 1024 * 1024

it('a full disk is reported before anything is written to it, in words', () => {
  const start = () => assertFreeSpace('/srv/shop', { size: 4096 * MEGABYTE, free: 5.5 * MEGABYTE })
  expect(start).toThrow(DatabaseProblem)
  expect(start).toThrow('The shop needs 200 MB for its data, and the disk of /srv/shop has 5 MB left.')
})

it('a disk with room, and one that does not say, are taken', () => {
  assertFreeSpace('/srv/shop', { size: 4096 * MEGABYTE, free: 200 * MEGABYTE })
  assertFreeSpace('/srv/shop', { size: 0, free: 0 })
  expect(() => assertFreeSpace(tmpdir())).not.toThrow()
})
