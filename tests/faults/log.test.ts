/** A shop whose log cannot be written goes on. */
import { rmSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { copyFilledFolder } from '../support/filled-shop'
import { runOps } from '../support/ops'
import { type StartProcess, startProcess } from './start-process'

let dataDir: string
beforeEach(async () => {
  dataDir = await copyFilledFolder()
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

async function start(wrapper?: string[]): Promise<StartProcess> {
  const shop = await startProcess({ DATA_DIR: dataDir }, wrapper)
  onTestFinished(() => shop.end('SIGKILL'))
  return shop
}

/** Each command is an event of the log. */
async function logTwice(): Promise<void> {
  const list = () => runOps({ dataDir, env: {} }, 'order:list', '--limit', '1')
  for (let round = 1; round <= 2; round++) expect(await list()).toHaveLength(1)
}

const health = async ({ url }: StartProcess) => (await fetch(`${url}/health`)).status

describe('F1 the shop goes on', () => {
  it('when the reader of its log is gone', async () => {
    const shop = await start()
    expect(await shop.outcome).toBe('ready')
    shop.stopReading()
    await logTwice()
    expect(await health(shop)).toBe(200)
  })

  it.runIf(process.platform === 'linux')('when the disk of its log is full', async () => {
    const shop = await start(['sh', '-c', 'exec "$@" 2>/dev/full', 'sh'])
    expect(await shop.outcome).toBe('ready')
    await logTwice()
    expect(await health(shop)).toBe(200)
  })
})
