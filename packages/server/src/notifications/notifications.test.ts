import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LANGUAGES } from '@cartwright/core/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accounts, customers, notifications } from '../db/schema'
import { readArguments } from '../ops/arguments'
import { findCommand, runCommand } from '../ops/commands'
import { type Buyer, signIn } from '../testing/buyer'
import { startTestServer, type TestServer } from '../testing/test-server'

let shop: TestServer
let nl: Buyer
let de: Buyer
beforeAll(async () => {
  shop = await startTestServer()
  nl = await signIn(shop.apiBase, 'buyer.nl')
  de = await signIn(shop.apiBase, 'buyer.de')
})
afterAll(() => shop?.close())

const list = async (buyer: Buyer, language?: string) =>
  (await buyer.ask('notifications.list', { query: { type: '1', orgId: 1, language } })).rows
const titles = async (buyer: Buyer, language?: string) =>
  (await list(buyer, language)).map(row => row.notificationTitle)

/** Types a command line, after everything the shop has sent by itself. */
const send = (...typed: string[]) => {
  const { args } = readArguments(findCommand('notification:send'), [...typed, '--yes'])
  const deps = { db: shop.db, clock: () => new Date('2099-11-22T09:30:00Z'), dataDir: '', isProduction: true }
  return runCommand(deps, 'notification:send', args)
}

describe('the list', () => {
  it('API-037 ENT-009 holds rows for type 1, the newest first', async () => {
    const { rows, total } = await nl.ask('notifications.list', { query: { type: '1', orgId: 1 } })
    expect(total).toBe(rows.length)
    expect(rows.length).toBeGreaterThan(1)
    for (const row of rows) {
      expect(row).toEqual({
        notificationId: expect.any(Number),
        notificationTitle: expect.stringMatching(/./),
        notificationText: expect.stringMatching(/./),
        read: false,
        createTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      })
    }
    const times = rows.map(({ createTime }) => createTime)
    expect(times).toEqual([...times].sort().reverse())
    expect(await nl.ask('notifications.list', { query: { type: '2', orgId: 1 } })).toEqual({ rows: [], total: 0 })
  })

  it('comes in the language asked for, all six of them', async () => {
    const all = await Promise.all(LANGUAGES.map(language => titles(nl, language)))
    expect(new Set(all.map(of => of.length)).size).toBe(1)
    expect(new Set(all.flat()).size).toBe(all.flat().length)
    expect(await titles(nl, 'es')).toEqual(await titles(nl, 'en'))
  })

  it('for a site reaches that site only', async () => {
    const texts = { de: { title: 'Nur hier', text: 'Inventur' } }
    await shop.db.insert(notifications).values({ region: 'EU', orgId: 5, texts, createTime: shop.clock.now() })
    // There is no English one, so everybody there gets the only one.
    expect(await titles(de)).toContain('Nur hier')
    const asked = await nl.ask('notifications.list', { query: { type: '1', orgId: 5 } })
    expect(asked.rows.map(row => row.notificationTitle)).not.toContain('Nur hier')
  })
})

describe('ops notification:send', () => {
  it('takes no control characters, in several lines neither', async () => {
    const words = ['--text', 'Two\nlines', '--to', 'buyer.nl']
    await expect(send('--title', 'A\u001b[2J', ...words)).rejects.toThrow('--title has control characters.')
    await expect(send('--title', 'A', '--text', 'B\u009b', '--to', 'buyer.nl')).rejects.toThrow('--text has control')
    const texts = JSON.stringify({ en: { title: 'A\u0007', text: 'B' } })
    await expect(send('--texts', texts, '--to', 'buyer.nl')).rejects.toThrow('--texts: en.title: control characters.')
  })

  it('SITE-012 reaches everybody, with a text that may hold markup', async () => {
    const answer = await send('--title', 'Stocktaking', '--text', '<p>Closed on <b>Friday</b>.</p>')
    expect(answer).toEqual({
      data: {
        notificationIds: [expect.any(Number), expect.any(Number)],
        to: null,
        company: null,
        mailed: false,
        title: 'Stocktaking',
        done: true,
      },
      text: '“Stocktaking” sent to all buyers',
    })
    for (const buyer of [nl, de])
      expect((await list(buyer, 'de'))[0]).toMatchObject({
        notificationTitle: 'Stocktaking',
        notificationText: '<p>Closed on <b>Friday</b>.</p>',
        createTime: '2099-11-22 09:30:00',
        read: false,
      })
  })

  it('reaches one account and no one else, no matter what a query says', async () => {
    await send('--to', 'BUYER.DE', '--title', 'Only for you', '--text', 'Your pallet is here.')
    expect(await titles(de)).toContain('Only for you')
    expect(await titles(nl)).not.toContain('Only for you')
    const other = await nl.ask('notifications.list', { query: { type: '1', orgId: 5 } })
    expect(other.rows.map(row => row.notificationTitle)).not.toContain('Only for you')
  })

  it('of a region leaves the other one alone', async () => {
    await send('--region', 'US', '--title', 'Thanksgiving', '--text', 'Closed.')
    expect(await titles(nl)).not.toContain('Thanksgiving')
  })

  it('SITE-012 reaches the accounts of a company in their languages, by mail as well', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'cartwright-texts-')), 'texts.json')
    const words = {
      en: { title: 'New hours', text: '<p>From <b>Monday</b></p>' },
      de: { title: 'Neue Zeiten', text: 'Ab Montag' },
    }
    writeFileSync(file, JSON.stringify(words))
    await shop.db.update(accounts).set({ language: 'de' }).where(eq(accounts.userName, 'buyer.de'))
    const [{ custnum } = { custnum: 0 }] = await shop.db
      .select({ custnum: customers.custnum })
      .from(customers)
      .innerJoin(accounts, eq(accounts.custId, customers.custId))
      .where(eq(accounts.userName, 'buyer.de'))
    const command = findCommand('notification:send')
    const { args } = readArguments(command, ['--company', `${custnum}`, '--texts', file, '--mail', '--yes'])
    const answer = await runCommand(
      { db: shop.db, clock: shop.clock.now, dataDir: '', isProduction: true },
      command.name,
      (await command.prepare?.(args)) ?? args,
    )
    expect(answer.text).toMatch(/^“New hours” sent to \d accounts of \d+, also by mail$/)
    expect(await titles(de, 'de')).toContain('Neue Zeiten')
    expect(await titles(nl)).not.toContain('New hours')
    await shop.sendMails()
    const mails = shop.mails.filter(mail => ['New hours', 'Neue Zeiten'].includes(mail.subject))
    expect(mails).toHaveLength((answer.data as { notificationIds: number[] }).notificationIds.length)
    expect(mails.find(mail => mail.to === 'buyer.de@example.com')).toMatchObject({
      subject: 'Neue Zeiten',
      text: [
        'Guten Tag Anke Jansen,',
        'Ab Montag',
        'Zum Shop:\nhttp://localhost:4173',
        'service.de@cartwright.example, +49 2154 555 0130, Mo–Fr 8:30–17:00',
      ].join('\n\n'),
    })
  })

  it.each([
    [['--title', 'x', '--text', 'y', '--mail'], '--mail needs --to or --company'],
    [['--title', 'x', '--text', 'y', '--company', '7'], 'no active account of a company 7'],
    [['--texts', '{"es": {"title": "x", "text": "y"}}'], '--texts: es'],
    [['--texts', '{}'], 'no language'],
    [['--text', 'x'], '--title is missing'],
    [['--title', 'x'], '--text is missing'],
    [['--title', 'x', '--text', 'y', '--to', 'nobody'], 'There is no account nobody'],
    [['--title', 'x', '--text', 'y', '--region', 'CN'], '--region must be EU or US'],
    [['--title', 'x', '--text', 'y', '--to', 'buyer.nl', '--region', 'EU'], 'exclude each other'],
    [['--title', 'x', '--text', 'y', '--language', 'es'], 'one of en, zh, fr, it, de, pl'],
    [['--title', 'x'.repeat(201), '--text', 'y'], 'longer than 200'],
  ])('says what is wrong with %j', async (typed, message) => {
    await expect(send(...typed)).rejects.toThrow(message)
  })
})

describe('reading', () => {
  it('is remembered for the account that read, once', async () => {
    const [first, second] = await list(nl)
    if (!first || !second) throw new Error('no notifications')
    for (const ids of [[first.notificationId], [first.notificationId, 999_999]])
      await nl.ask('notifications.read', { body: { ids } })
    expect((await list(nl)).slice(0, 2).map(row => row.read)).toEqual([true, false])
    expect((await list(de)).some(row => row.notificationId === first.notificationId && row.read)).toBe(false)
  })

  it('of what is meant for someone else changes nothing', async () => {
    await send('--to', 'buyer.de', '--title', 'Secret', '--text', 'x')
    const id = (await list(de))[0]?.notificationId ?? 0
    await nl.ask('notifications.read', { body: { ids: [id] } })
    expect((await list(de))[0]).toMatchObject({ notificationTitle: 'Secret', read: false })
  })
})
