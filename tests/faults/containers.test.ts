/** Two containers that share a data folder: whether the other one is alive shows only in what it writes there. */
import { rmSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { copyFilledFolder } from '../support/filled-shop'
import { canUnshare } from './privileges'
import { type StartProcess, startProcess } from './start-process'

let dataDir: string
beforeEach(async () => {
  dataDir = await copyFilledFolder()
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const start = async (wrapper: string[]): Promise<StartProcess> => {
  const process = await startProcess({ DATA_DIR: dataDir }, wrapper)
  onTestFinished(() => process.end('SIGKILL'))
  return process
}

describe.skipIf(!canUnshare())('two containers with one host name and one folder', () => {
  const CONTAINER = [
    'unshare',
    '--pid',
    '--fork',
    '--kill-child',
    '--mount-proc',
    '--uts',
    'sh',
    '-c',
    'hostname shop && exec "$@"',
    'sh',
  ]

  it('F3 only one opens the shop; the other one can after the first was killed', async () => {
    const first = await start(CONTAINER)
    expect(await first.outcome).toBe('ready')
    const second = await start(CONTAINER)
    expect(await second.outcome).toBe(1)
    expect(second.words()).toEqual([expect.stringContaining('is in use by process 1 on shop')])
    await first.end('SIGKILL')
    const third = await start(CONTAINER)
    expect(await third.outcome).toBe('ready')
    expect(third.events()[0]).toBe('database.lock-watched')
  })
})
