/** The command line where no shop runs. */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readSettings } from '../env'
import { runHere } from './run-here'

it('makes no shop of an empty folder', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'cw-ops-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const asked = runHere({ ...readSettings({}), dataDir }, 'order:list', { positionals: [], options: {} })
  await expect(asked).rejects.toThrow('There is no shop in')
  expect(await readdir(dataDir)).toEqual([])
})
