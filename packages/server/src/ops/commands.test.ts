import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readStock, setStock } from '../catalogue/parts.testing'
import { accounts, captchas, customers, orders, outbox, registrationFiles, skus } from '../db/schema'
import { type OrderingShop, openOrderingShop, orderOf, place } from '../orders/orders.testing'
import { asVisitor } from '../testing/buyer'
import { fileOf } from '../uploads/files.testing'
import { readArguments } from './arguments'
import type { OpsDeps } from './command'
import { commands, findCommand, runCommand } from './commands'
import { helpAbout, helpFor, helpForAll } from './help'

let shop: OrderingShop
let deps: OpsDeps

beforeAll(async () => {
  shop = await openOrderingShop()
  const dataDir = await mkdtemp(join(tmpdir(), 'cartwright-ops-'))
  deps = { db: shop.db, clock: shop.clock.now, dataDir, isProduction: false }
})
afterAll(async () => {
  await shop?.close()
  await rm(deps.dataDir, { recursive: true, force: true })
})

/** Types a command line. */
async function ops(name: string, ...typed: string[]) {
  const command = findCommand(name)
  const { args } = readArguments(command, typed)
  return runCommand(deps, name, command.prepare ? await command.prepare(args) : args)
}

describe('order:list and order:advance', () => {
  it('ORD-009 walks an order through its statuses, as the buyer sees', async () => {
    expect((await ops('order:list')).text).toBe('There are no orders yet.')
    expect((await ops('order:list', '--status', 'cancelled')).text).toBe('No order has the status cancelled.')
    const order = await place(shop.nl, orderOf({ [shop.a.number]: 2 }))
    const listed = await ops('order:list')
    expect(listed.data).toMatchObject([{ orderNo: order.orderNo, status: 'submitted', lines: 1 }])
    expect(listed.text).toContain('  1 line  ')
    expect((await ops('order:advance', order.orderNo, '--yes')).text).toContain('submitted → processing')
    await ops('order:advance', order.orderNo, '--to', 'shipped', '--tracking', 'T-1', '--yes')
    await ops('order:advance', order.orderNo, '--yes')
    expect(await shop.nl.ask('orders.get', { params: { orderno: order.orderNo } })).toMatchObject({
      status: 'all goods delivered',
      trackingNo: 'T-1',
      deliveryDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    })
    await expect(ops('order:advance', order.orderNo, '--yes')).rejects.toThrow('end of its way')
    expect((await ops('order:list', '--status', 'all goods delivered', '--limit', '1')).text).toContain(order.orderNo)
  })

  it('lists the newest order first, also one that was entered late', async () => {
    const numbers = async () => {
      const { data } = await ops('order:list', '--limit', '2')
      return (data as { orderNo: string }[]).map(({ orderNo }) => orderNo)
    }
    const first = await place(shop.nl, orderOf({ [shop.a.number]: 1 }))
    const second = await place(shop.nl, orderOf({ [shop.a.number]: 2 }))
    expect(await numbers()).toEqual([second.orderNo, first.orderNo])
    const later = new Date(shop.clock.now().getTime() + 60_000)
    await shop.db.update(orders).set({ createTime: later }).where(eq(orders.orderNo, first.orderNo))
    expect(await numbers()).toEqual([first.orderNo, second.orderNo])
    await shop.db.update(orders).set({ createTime: shop.clock.now() }).where(eq(orders.orderNo, first.orderNo))
  })

  it('shows the name of a company as plain text in one row', async () => {
    await place(shop.nl, orderOf({ [shop.a.number]: 1 }))
    const [account] = await shop.db.select().from(accounts).where(eq(accounts.userName, 'buyer.nl'))
    const isTheirs = eq(customers.custId, account?.custId ?? 0)
    const [{ company } = { company: '' }] = await shop.db.select().from(customers).where(isTheirs)
    await shop.db.update(customers).set({ company: 'Evil\u001b[2J\nSO-1\u202e' }).where(isTheirs)
    const { text } = await ops('order:list', '--limit', '1')
    expect(text).toContain('Evil [2J SO-1 ')
    expect(text).not.toMatch(/\p{C}/u)
    // No invoice could be written to that name.
    await shop.db.update(customers).set({ company }).where(isTheirs)
  })

  it('puts the pieces of a cancelled order back where they came from', async () => {
    await setStock(shop.db, shop.b, { NL: 2, DE: 5 })
    const order = await place(shop.nl, orderOf({ [shop.b.number]: 4 }))
    expect(await readStock(shop.db, shop.b)).toEqual({ DE: 3 })
    await ops('order:advance', order.orderNo, '--to', 'cancelled', '--yes')
    expect(await readStock(shop.db, shop.b)).toEqual({ NL: 2, DE: 5 })
  })

  it('ORD-008 hands the supplier the files of an order, as they came', async () => {
    const body = { file: fileOf('pdf', 'note.pdf', 70_000) }
    const { fileId } = await shop.nl.ask('orders.upload', { body }, 'note for ops')
    const wanted = orderOf({ [shop.a.number]: 1 }, { orderType: 'CPDROP' })
    const { hash } = await shop.nl.ask('orders.confirm', { body: wanted })
    const create = { body: { ...wanted, hash, files: [fileId] } }
    const { orderNo } = await shop.nl.ask('orders.create', create, 'order for ops')
    const folder = join(deps.dataDir, 'notes')
    const path = join(folder, '1 note.pdf')
    expect(await ops('order:files', orderNo, folder)).toEqual({ data: { orderNo, files: [path] }, text: path })
    expect((await readFile(path)).equals(Buffer.from(await body.file.arrayBuffer()))).toBe(true)
    await expect(ops('order:files', orderNo, folder)).rejects.toThrow('cannot be written')
    const other = await place(shop.nl, orderOf({ [shop.a.number]: 1 }))
    expect((await ops('order:files', other.orderNo, folder)).text).toBe(`Order ${other.orderNo} has no files.`)
    await expect(ops('order:files', 'CW-222222222', folder)).rejects.toThrow('There is no order')
  })

  it.each([
    [['order:advance', 'CW-222222222'], 'There is no order'],
    [['order:list', '--status', 'lost'], 'There is no status "lost"'],
    [['order:list', '--limit', '0'], 'whole number'],
    [['order:advance'], 'needs <orderNo>'],
    [['order:list', 'one'], 'takes no argument "one"'],
    [['order:list', '--colour'], /^Unknown option '--colour'\. Try: npm run ops -- order:list --help$/],
    [['stock:set', 'CW-TN2420', 'NL', '-1'], /^Unknown option '-1'\. Try: npm run ops -- stock:set --help$/],
    [
      ['order:list', '--status', '--json'],
      /^Option '--status' argument is ambiguous\. Try: npm run ops -- order:list --help$/,
    ],
    [['order:lost'], 'There is no command'],
  ])('says what is wrong with %j', async ([name = '', ...typed], text) => {
    await expect((async () => ops(name, ...typed))()).rejects.toThrow(text)
  })
})

it('REGI-007 registration:files hands the supplier the documents of a company, as they came', async () => {
  const [account] = await deps.db.select().from(accounts).where(eq(accounts.userName, 'buyer.it'))
  const content = Buffer.from(await fileOf('png', 'visura.png', 3000).arrayBuffer())
  await deps.db.insert(registrationFiles).values({
    email: 'buyer.it@example.com',
    custId: account?.custId ?? 0,
    name: 'visura.png',
    type: 'png',
    size: content.length,
    content,
    createTime: deps.clock(),
  })
  const folder = join(deps.dataDir, 'documents')
  const path = join(folder, '1 visura.png')
  expect((await ops('registration:files', 'Buyer.IT', folder)).text).toBe(path)
  expect((await readFile(path)).equals(content)).toBe(true)
  expect((await ops('registration:files', 'buyer.fr', folder)).text).toBe('buyer.fr has registered without documents.')
  await expect(ops('registration:files', 'nobody', folder)).rejects.toThrow('There is no account nobody.')
})

describe('stock:set and part:disable', () => {
  it('sets the pieces of a warehouse, which the buyer sees at once', async () => {
    await ops('stock:set', shop.c.number.toLowerCase(), 'nl', '17')
    const [row] = (await shop.nl.ask('cart.add', { body: { number: shop.c.number, qty: 1 } })).rows
    expect(row?.availability.stock).toBe(17)
  })

  it.each([
    [['NO-SUCH-1', 'NL', '1'], 'There is no part'],
    [['', 'XX', '1'], 'There are: DE, NL, PL, US'],
    [['', 'NL', '-1'], 'whole number'],
    [['', 'NL', 'many'], 'whole number'],
  ])('refuses %j', async ([number, ...more], text) => {
    const typed = [number || shop.c.number, ...more]
    await expect((async () => ops('stock:set', '--', ...typed))()).rejects.toThrow(text)
  })

  it('disables a part with its successor, and sells it again', async () => {
    const read = async () => (await shop.db.select().from(skus).where(eq(skus.number, shop.c.number)))[0]
    await ops('part:disable', shop.c.number, '--successor', shop.a.number)
    expect(await read()).toMatchObject({ disabled: true, successor: shop.a.number })
    await ops('part:disable', shop.c.number, '--enable')
    expect(await read()).toMatchObject({ disabled: false, successor: null })
    await expect(ops('part:disable', shop.c.number, '--successor', shop.c.number)).rejects.toThrow('own successor')
  })
})

describe('company:rep-prices', () => {
  it('F13 ACC-016 says what reps without an account price see', async () => {
    const [company] = await shop.db.select().from(customers).where(eq(customers.custId, 1))
    const custnum = String(company?.custnum)
    const read = async () => (await shop.db.select().from(customers).where(eq(customers.custId, 1)))[0]?.repPrices
    expect(await read()).toBe('company')
    expect((await ops('company:rep-prices', custnum, 'none')).text).toContain('see no price')
    expect(await read()).toBe('none')
    await ops('company:rep-prices', custnum, 'company')
    expect(await read()).toBe('company')
    await expect(ops('company:rep-prices', custnum, 'some')).rejects.toThrow('one of: company, none')
    await expect(ops('company:rep-prices', '1', 'none')).rejects.toThrow('no company')
  })
})

describe('account:list and customer:terms', () => {
  it('lists the accounts of a company, and sets what it has to pay by when (ACC-011)', async () => {
    const [company] = await shop.db.select().from(customers).where(eq(customers.custId, 1))
    const custnum = String(company?.custnum)
    const listed = await ops('account:list', '--custnum', custnum)
    expect(listed.data).toEqual(
      expect.arrayContaining([expect.objectContaining({ userName: 'clerk.nl', roles: ['clerk'], active: true })]),
    )
    expect(listed.text).not.toContain('buyer.de')
    expect((await ops('account:list', '--custnum', '1')).text).toBe('There is no such account.')
    expect((await ops('customer:terms', custnum, '14', '--credit', '5000')).text).toMatch(
      /: 14 days, credit limit 5000\.00 EUR, above it: tell$/,
    )
    expect(await shop.nl.ask('account.billing', {})).toMatchObject({ termsDays: 14, creditLimit: 5000 })
    await ops('customer:terms', custnum, '30')
    expect(await shop.nl.ask('account.billing', {})).toMatchObject({ termsDays: 30, creditLimit: 5000 })
    await expect(ops('customer:terms', '1', '30')).rejects.toThrow('no company')
  })
})

describe('mail:last', () => {
  it('finds the newest mail to an address', async () => {
    const folder = join(deps.dataDir, 'outbox')
    await mkdir(folder, { recursive: true })
    const write = async (name: string, to: string, text: string, seconds: number) => {
      await writeFile(join(folder, name), `To: ${to}\r\nSubject: Code\r\n\r\n${text}\r\n`)
      await utimes(join(folder, name), seconds, seconds)
    }
    await write('a.eml', 'buyer.nl@example.com', 'newer', 2000)
    await write('b.eml', 'buyer.nl@example.com', 'older', 1000)
    await write('c.eml', 'buyer.it@example.com', 'other', 3000)
    expect((await ops('mail:last', 'Buyer.NL@example.com')).data).toMatchObject({ subject: 'Code', text: 'newer' })
    await expect(ops('mail:last', 'nobody@example.com')).rejects.toThrow('no mail')
    await shop.db.delete(outbox)
    expect((await ops('mail:last', 'buyer.nl@example.com')).text).not.toContain('outbox:list')
    await place(shop.nl, orderOf({ [shop.a.number]: 1 }))
    const { data, text } = await ops('mail:last', 'buyer.nl@example.com')
    expect(data).toMatchObject({ text: 'newer', waiting: 1 })
    expect(text).toContain('maybe a newer one among them: 1. See outbox:list.')
  })
})

it('an option that is given twice is refused, so that no value of it is lost', () => {
  const twice = ['ON-1', '--parcel', 'DHL:1', '--parcel', 'DHL:2', '--yes']
  expect(() => readArguments(findCommand('order:ship'), twice)).toThrow('--parcel is given twice.')
})

describe('captcha', () => {
  it('shows the digits of a captcha in development only, and while they are valid', async () => {
    const expires = new Date(shop.clock.now().getTime() + 60_000)
    await shop.db.insert(captchas).values({ uuid: 'one', digits: '4711', expires })
    expect((await ops('captcha', 'one')).text).toBe('4711')
    await expect(ops('captcha', 'two')).rejects.toThrow('no captcha')
    const production = { ...deps, isProduction: true }
    const { args } = readArguments(findCommand('captcha'), ['one'])
    await expect(runCommand(production, 'captcha', args)).rejects.toThrow('NODE_ENV')
    await shop.db.update(captchas).set({ expires: new Date(0) })
    await expect(ops('captcha', 'one')).rejects.toThrow('expired')
  })
})

describe('help', () => {
  it('lists every command, and explains each with its options', () => {
    for (const command of commands) {
      expect(helpForAll()).toContain(command.name)
      const text = helpFor(command)
      for (const name of [...Object.keys(command.options), 'json', 'help']) expect(text).toContain(`--${name}`)
      expect(helpAbout(command.name)).toBe(text)
    }
  })

  it('names a command that it does not know, and lists all without a name', () => {
    expect(() => helpAbout('imports')).toThrow('There is no command "imports"')
    for (const name of [undefined, '--json']) expect(helpAbout(name)).toBe(helpForAll())
  })
})

describe('embed-key', () => {
  const typed = ['--name', 'Intranet', '--origin', 'https://intranet.example', '--component', 'cw-cart']

  it('API-010 shows a key first, and with --yes prints its secret, which lets a buyer in until it is revoked', async () => {
    const [nl] = await shop.db.select().from(customers).where(eq(customers.custId, 1))
    const custnum = String(nl?.custnum)
    expect((await ops('embed-key:list')).text).toBe('There are no keys yet.')
    const tried = await ops('embed-key:create', custnum, ...typed)
    expect(tried.text).toContain('This would be done')
    expect(tried.text).not.toMatch(/cwk_[\w-]{43}/)
    expect((await ops('embed-key:list')).text).toBe('There are no keys yet.')

    const { data } = await ops('embed-key:create', custnum, ...typed, '--buyer', 'buyer.nl', '--yes')
    const { keyId, secret } = data as { keyId: string; secret: string }
    expect(secret).toMatch(/^cwk_[\w-]{43}$/)
    const body = { secret, buyer: 'buyer.nl', origin: 'https://intranet.example' }
    expect((await asVisitor(shop.apiBase).call('embedKeys.exchange', { body })).code).toBe(200)
    expect((await ops('embed-key:list', '--custnum', custnum)).text).toContain('https://intranet.example')

    await ops('embed-key:revoke', keyId, '--yes')
    expect((await asVisitor(shop.apiBase).call('embedKeys.exchange', { body })).code).toBe(403)
    expect((await ops('embed-key:list')).text).toContain('revoked')
  })

  it('says what is missing or unknown', async () => {
    const [nl] = await shop.db.select().from(customers).where(eq(customers.custId, 1))
    const custnum = String(nl?.custnum)
    await expect(ops('embed-key:create', custnum, '--name', 'A')).rejects.toThrow('Name a page')
    await expect(ops('embed-key:create', custnum, ...typed, '--buyer', 'buyer.fr')).rejects.toThrow('no account')
    await expect(ops('embed-key:create', custnum, ...typed, '--origin', 'nowhere')).rejects.toThrow('is no origin')
    await expect(ops('embed-key:revoke', 'nothing')).rejects.toThrow('There is no key nothing.')
  })
})
