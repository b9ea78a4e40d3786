import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { somePartsSold } from '../../catalogue/parts.testing'
import { openTestDatabase, TEST_NOW, type TestDatabase } from '../../testing/database'
import { SILENT_LOG } from '../../testing/silent-log'
import { askShop } from './ask-shop'
import { type Control, startControl } from './control'
import { controlPath } from './control-path'

let database: TestDatabase
let dataDir: string
let control: Control | undefined
const logged: unknown[] = []

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database?.close())
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'cartwright-control-'))
})
afterEach(async () => {
  await control?.close()
  control = undefined
  await rm(dataDir, { recursive: true, force: true })
})

const start = async (folder = dataDir, isProduction = false) => {
  const log = { ...SILENT_LOG, error: (event: string, fields?: object) => void logged.push({ event, ...fields }) }
  const clock = () => TEST_NOW
  control = await startControl({ db: database.db, clock, log, dataDir: folder, isProduction })
}
const nothing = { positionals: [], options: {} }

it('does in the running shop what the command line asks for', async () => {
  await start()
  const { number } = (await somePartsSold(database.db, 1))[0]!
  const args = { positionals: [number, 'NL', '42'], options: {} }
  expect(await askShop(dataDir, { command: 'stock:set', args })).toMatchObject({
    data: { number, warehouse: 'NL', qty: 42 },
    text: `${number}: 42 pieces in NL`,
  })
})

it('is open to the user of the shop only', async () => {
  await start()
  expect((await stat(controlPath(dataDir))).mode & 0o777).toBe(0o600)
})

it('says where it cannot listen, and removes only a socket', async () => {
  await writeFile(controlPath(dataDir), 'mine')
  await expect(start()).rejects.toThrow(`cannot listen for its command line at ${controlPath(dataDir)}`)
  expect(await readFile(controlPath(dataDir), 'utf8')).toBe('mine')
})

it('hands back what the person has to correct', async () => {
  await start()
  await expect(askShop(dataDir, { command: 'order:lost', args: nothing })).rejects.toThrow('There is no command')
})

it('F2 shows no captcha where the settings of the shop say that it is in production', async () => {
  await start(dataDir, true)
  const asked = askShop(dataDir, { command: 'captcha', args: { positionals: ['1'], options: {} } })
  await expect(asked).rejects.toThrow('in development only')
})

it('reports a fault without its details, which are in the log', async () => {
  await start()
  const broken = { command: 'stock:set', args: undefined as never }
  await expect(askShop(dataDir, broken)).rejects.toThrow('its log says why')
  expect(logged).toContainEqual(expect.objectContaining({ event: 'ops.failed', error: 'TypeError' }))
})

it('is not there when no shop runs', async () => {
  expect(await askShop(dataDir, { command: 'order:list', args: nothing })).toBeUndefined()
})

it('takes no notice of a socket that a killed shop left behind', async () => {
  const script = 'require("node:net").createServer().listen(process.argv[1], () => console.log("up"))'
  const killed = spawn(process.execPath, ['-e', script, controlPath(dataDir)])
  await once(killed.stdout, 'data')
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  expect((await stat(controlPath(dataDir))).isSocket()).toBe(true)
  expect(await askShop(dataDir, { command: 'order:list', args: nothing })).toBeUndefined()
  await start()
  expect(await askShop(dataDir, { command: 'order:list', args: nothing })).toBeDefined()
})

it('works in a folder whose path is too long for a socket', async () => {
  const long = join(dataDir, 'a'.repeat(120))
  await start(long)
  expect(await askShop(long, { command: 'order:list', args: nothing })).toBeDefined()
})

it('ignores connections that send nothing, or no command', async () => {
  await start()
  for (const text of ['', 'nonsense\n']) {
    await new Promise(resolve => {
      const socket = connect(controlPath(dataDir), () => socket.end(text))
      socket.once('close', resolve).resume()
    })
  }
  expect(await askShop(dataDir, { command: 'order:list', args: nothing })).toBeDefined()
})
