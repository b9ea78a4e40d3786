/** Who may make which call. */
import { type Call, type CallName, callTable, type Policy, policies } from '@cartwright/core/contract'
import { maySetCustNumber } from '@cartwright/core/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { somePartsSold } from '../catalogue/parts.testing'
import { tokens } from '../db/schema'
import { call } from '../testing/call'
import { startTestServer, type TestServer } from '../testing/test-server'
import { exampleInputs } from './example-inputs.testing'
import { invalidatesPrincipals } from './router'
import { fingerprints, snapshot } from './snapshot.testing'

const names = Object.keys(callTable) as CallName[]
const isFor = (access: RegExp) => names.filter(name => access.test((policies[name] as Policy).access))
/** They want a code out of a mail or picture first. */
const NEEDS_CODE = [
  'session.spokenCaptcha',
  'registration.checkEmailAndAccount',
  'registration.checkAccount',
  'registration.upload',
  'registration.register',
  'passwordReset.change',
  'account.undoChange',
  'session.redeem',
]
/** They want the secret of a key first. */
const NEEDS_KEY = ['embedKeys.exchange']
/** They want something that was saved or ordered first. */
const NEEDS_ROW = [
  'account.changeAddress',
  'account.removeAddress',
  'embedKeys.change',
  'embedKeys.revoke',
  'orders.buyAgain',
  'quickOrder.get',
  'savedLists.open',
  'savedLists.change',
  'savedLists.remove',
  'savedViews.remove',
  'savedLists.history',
  'savedLists.lastQuantities',
  'savedLists.remind',
  'savedLists.handOver',
  'savedViews.change',
  'orders.get',
  'orders.comment',
  'orders.cancel',
  'orders.cancelLines',
  'orders.changeNote',
  'finance.get',
  'rma.get',
  'rma.save',
  'rma.submit',
  'rma.remove',
  'orders.giveUpRest',
  'orders.moveRest',
  'reports.get',
  'reports.create',
  'reports.add',
  'reports.withdraw',
]
const HOUR_MS = 3_600_000

let shop: TestServer
let examples: ReturnType<typeof exampleInputs>

beforeAll(async () => {
  shop = await startTestServer()
  const [part] = await somePartsSold(shop.db, 1)
  if (!part) throw new Error('no part')
  examples = exampleInputs(part)
})
afterAll(() => shop?.close())

describe('visitors', () => {
  it.each(isFor(/^visitor$/))('API-076 may call %s', async name => {
    // Past what keeps mails from being sent too often.
    shop.clock.advance(HOUR_MS)
    const { status, code } = await call(shop, name, examples[name] as never)
    expect(status).toBe(200)
    if (NEEDS_KEY.includes(name)) expect(code).toBe(403)
    else if (NEEDS_CODE.includes(name)) expect(code).toBe(601)
    else expect(code).toBe(200)
  })

  describe('are rejected', () => {
    let before: Record<string, string>
    beforeAll(async () => {
      before = await snapshot(shop.db)
    })

    it.each(isFor(/^(?!visitor)/))('API-076 get code 401 from %s', async name => {
      for (const token of [undefined, 'x'.repeat(43), '../../etc/passwd/and/so/on']) {
        const { status, code, msg, envelope } = await call(shop, name, examples[name] as never, { token })
        expect({ status, code }).toEqual({ status: 200, code: 401 })
        expect(msg).toBe('Authentication failed, unable to access system resources')
        expect(envelope.data).toBeNull()
      }
    })

    it('API-076 have changed nothing', async () => {
      expect(await snapshot(shop.db)).toEqual(before)
    })
  })

  it.each(isFor(/^visitor$/))('see no price in the answer of %s', async name => {
    const { envelope } = await call(shop, name, examples[name] as never)
    expect(JSON.stringify(envelope)).not.toMatch(
      /"(unitPrice|discountPrice|price|currency)":(\d|"[A-Z]{3}"(?!,"name"))/,
    )
    expect(JSON.stringify(envelope)).not.toContain('"minQty"')
  })

  it('API-076 are exactly those whom the path, the captcha, the token call and the brands call let in', () => {
    const open = ['session.token', 'session.captcha', 'catalogue.brands']
    for (const name of names) {
      const isOpen = callTable[name].path.includes('/freedom/') || open.includes(name)
      expect({ name, isOpen: policies[name].access === 'visitor' }).toEqual({ name, isOpen })
    }
  })
})

describe('accounts without a permission', () => {
  async function expectForbidden(name: CallName, userName: string): Promise<void> {
    const before = await snapshot(shop.db)
    const token = await shop.signIn(userName)
    const { status, code, msg } = await call(shop, name, examples[name] as never, { token })
    expect({ status, code, msg }).toEqual({ status: 200, code: 403, msg: 'Current operation has no permissions' })
    expect(await snapshot(shop.db)).toEqual(before)
  }

  it.each(isFor(/^cust:(favorites|myquickorder)$/))('get code 403 from %s', name => expectForbidden(name, 'clerk.nl'))

  it.each([
    'cart.list',
    'cart.add',
    'cart.addBatch',
    'cart.update',
    'cart.reduce',
    'cart.remove',
    'orders.buyAgain',
  ] as const)('PERM-007 get code 403 from %s without the permission of the cart', name =>
    expectForbidden(name, 'clerk.it'),
  )

  it('may make the calls they have one for', async () => {
    const token = await shop.signIn('clerk.nl')
    expect((await call(shop, 'cart.list', { query: {} }, { token })).code).toBe(200)
    const other = await shop.signIn('clerk.it')
    expect((await call(shop, 'favourites.list', { query: {} }, { token: other })).code).toBe(200)
  })

  it('PERM-002 are not meant by the wildcard, which grants everything', async () => {
    const token = await shop.signIn('admin')
    for (const name of ['cart.list', 'favourites.list'] as const) {
      expect((await call(shop, name, { query: {} }, { token })).code).toBe(200)
    }
  })
})

describe('accounts that have not been confirmed', () => {
  const needsConfirmation = isFor(/^(confirmed|cust:|role:)/)
  let before: Record<string, string>
  beforeAll(async () => {
    before = await snapshot(shop.db)
  })

  it.each(needsConfirmation)('F14 CONF-001 get code 606 from %s', async name => {
    const token = await shop.signIn('new.nl')
    const { code, msg } = await call(shop, name, examples[name] as never, { token })
    expect({ code, msg }).toEqual({ code: 606, msg: 'Please confirm your account first.' })
  })

  it('F14 CONF-001 have changed nothing', async () => {
    expect(await snapshot(shop.db)).toEqual(before)
  })

  it.each(names.filter(name => !needsConfirmation.includes(name) && !/logout|end|change/i.test(name)))(
    'F14 see no price in the answer of %s',
    async name => {
      shop.clock.advance(HOUR_MS)
      const token = await shop.signIn('new.nl')
      const { envelope } = await call(shop, name, examples[name] as never, { token })
      expect(JSON.stringify(envelope)).not.toMatch(/"(unitPrice|discountPrice|price)":\d|"minQty"/)
    },
  )

  it('F14 are those of orders, coupons, the cart, favourites, quick order, own numbers, addresses, keys, saved lists, invoices, returns and reports', () => {
    expect(new Set(needsConfirmation.map(name => name.split('.')[0]))).toEqual(
      new Set([
        'account',
        'embedKeys',
        'orders',
        'coupons',
        'cart',
        'favourites',
        'quickOrder',
        'catalogue',
        'documents',
        'savedLists',
        'savedViews',
        'finance',
        'rma',
        'reports',
      ]),
    )
  })
})

describe('the contract', () => {
  it('F29 names the roles that setting an own number needs', async () => {
    const token = await shop.signIn('clerk.nl')
    expect(policies['catalogue.setCustNumber'].access).toBe('role:mainCustomer|salesRep')
    for (const role of ['mainCustomer', 'salesRep', 'other']) expect(maySetCustNumber([role])).toBe(role !== 'other')
    expect((await call(shop, 'catalogue.setCustNumber', examples['catalogue.setCustNumber'], { token })).code).toBe(403)
  })

  it('F17 marks every write of an order or an account as one that reads the account from the database', () => {
    const isCached = (name: CallName) => {
      const { method, reads }: Call = callTable[name]
      const { access, keepsPrincipals, freshPrincipal }: Policy = policies[name]
      return method !== 'GET' && access !== 'visitor' && !reads && !keepsPrincipals && !freshPrincipal
    }
    // Lists of one's own, without money.
    expect(names.filter(isCached)).toEqual([
      'favourites.add',
      'favourites.remove',
      'notifications.read',
      'printers.keep',
      'printers.forget',
      'search.forget',
    ])
  })

  it('F17 an order is refused at once when another process has ended the session', async () => {
    const token = await shop.signIn('buyer.nl')
    expect((await call(shop, 'session.info', {}, { token })).code).toBe(200)
    await shop.db.delete(tokens)
    expect((await call(shop, 'session.routers', {}, { token })).code).toBe(200)
    const order = examples['orders.create']
    expect((await call(shop, 'orders.create', order, { token })).code).toBe(401)
    expect((await call(shop, 'quickOrder.create', examples['quickOrder.create'], { token })).code).toBe(401)
  })
})

describe('the cached principal stays valid after a call', () => {
  it.each(names.filter(name => !invalidatesPrincipals(callTable[name], policies[name])))(
    'that changes no account: %s',
    async name => {
      // Past what keeps mails from being sent too often.
      shop.clock.advance(HOUR_MS)
      const token = await shop.signIn('admin')
      const before = await whoMayAsk()
      const headers = { 'Idempotency-Key': `kept principal ${name}` }
      const { code } = await call(shop, name, examples[name] as never, { token, headers })
      expect(code).toBe(NEEDS_CODE.includes(name) ? 601 : NEEDS_ROW.includes(name) ? 404 : 200)
      expect(await whoMayAsk()).toEqual(before)
    },
  )

  const whoMayAsk = async () => {
    const sources = await fingerprints(shop.db, ['accounts', 'customers', 'org_sites'])
    return { sources, tokens: await shop.db.select().from(tokens).orderBy(tokens.hash) }
  }
})
