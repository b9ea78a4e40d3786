import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'

const urlOf = name => JSON.stringify(new URL(name, import.meta.url).href)

/** Makes a folder as a test does, says where, and does not end. */
const SUITE = `
  import { mkdtempSync } from 'node:fs'
  import { tmpdir } from 'node:os'
  console.log(mkdtempSync(tmpdir() + '/cartwright-data-'))
  setInterval(() => {}, 1e6)`

const COMMAND = `
  import { guard } from ${urlOf('guard.mjs')}
  import { runNode } from ${urlOf('processes.mjs')}
  import { provideTemporaryFolder } from ${urlOf('temporary-folder.mjs')}
  await guard(async () => {
    const env = { ...process.env, ...provideTemporaryFolder() }
    await runNode('--input-type=module', ['--eval', ${JSON.stringify(SUITE)}], { env })
  })`

it.each(['SIGINT', 'SIGTERM'])('leaves nothing of an interrupted suite after %s', async signal => {
  const command = spawn(process.execPath, ['--input-type=module', '--eval', COMMAND], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(command.stdout.setEncoding('utf8'), 'data')
  const folder = line.trim()
  expect(existsSync(folder)).toBe(true)
  command.kill(signal)
  await once(command, 'exit')
  expect(existsSync(folder)).toBe(false)
})
