/** The hook for a virus scanner, with real programs. */
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call } from '../testing/call'
import { startTestServer, type TestServer } from '../testing/test-server'
import { fileOf } from './files.testing'
import { createScanner } from './scanner'

/** Refuses what holds the word, of which it keeps what it was given. */
const PROGRAM = `#!/usr/bin/env node
let text = ''
process.stdin.setEncoding('latin1')
process.stdin.on('data', some => { text += some })
process.stdin.on('end', () => process.exit(text.includes('FAILS') ? 2 : text.includes('INFECTED') ? 1 : 0))
`

let folder: string
let shop: TestServer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scanner-'))
  const program = join(folder, 'scanner')
  await writeFile(program, PROGRAM)
  await chmod(program, 0o755)
  shop = await startTestServer({ scan: createScanner(`${program} --no-summary -`) })
})
afterAll(async () => {
  await shop?.close()
  await rm(folder, { recursive: true, force: true })
})

const scanner = () => createScanner(join(folder, 'scanner'))
const bytes = (text: string) => Buffer.from(text)

it('G9 says of a file whether it is clean, is refused, or could not be read', async () => {
  expect(await scanner()(bytes('a delivery note'))).toBe('clean')
  expect(await scanner()(bytes('an INFECTED note'))).toBe('refused')
  expect(await scanner()(bytes('a file that FAILS'))).toBe('failed')
  expect(await createScanner('no-such-program-here')(bytes('x'))).toBe('failed')
})

it('G9 ends a scanner that does not answer', async () => {
  const sleeper = join(folder, 'sleeper')
  await writeFile(sleeper, '#!/usr/bin/env node\nsetInterval(() => {}, 1000)\n')
  await chmod(sleeper, 0o755)
  expect(await createScanner(sleeper, 500)(bytes('x'))).toBe('failed')
})

it('G9 scans more files than at a time, each with its own answer', async () => {
  const scan = scanner()
  const texts = ['one', 'INFECTED', 'two', 'INFECTED', 'three', 'four']
  expect(await Promise.all(texts.map(text => scan(bytes(text))))).toEqual([
    'clean',
    'refused',
    'clean',
    'refused',
    'clean',
    'clean',
  ])
})

it('G9 a file that the scanner refuses is not kept, and one that it cannot read may be sent again', async () => {
  const token = await shop.signIn('buyer.nl')
  const send = async (text: string) => {
    const plain = Buffer.from(await fileOf('pdf').arrayBuffer())
    const end = plain.lastIndexOf('startxref')
    const content = Buffer.concat([plain.subarray(0, end), Buffer.from(`% ${text}\n`), plain.subarray(end)])
    const file = new File([Uint8Array.from(content)], 'note.pdf')
    return call(shop, 'orders.upload', { body: { file } }, { token, headers: { 'Idempotency-Key': `scan ${text}` } })
  }
  expect((await send('a note')).code).toBe(200)
  expect(await send('INFECTED')).toMatchObject({
    code: 601,
    msg: 'The virus scanner does not accept this file. Please send another one.',
  })
  expect(await send('FAILS')).toMatchObject({ code: 503 })
})
