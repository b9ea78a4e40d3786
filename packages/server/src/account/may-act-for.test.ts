/** Who may act for which other account of a company, and by what (G3). */
import { randomUUID } from 'node:crypto'
import type { CallInput } from '@cartwright/core/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountPriceRules, accounts } from '../db/schema'
import { buyerOf } from '../testing/buyer'
import { call } from '../testing/call'
import { startTestServer, type TestServer } from '../testing/test-server'

type Kind = 'main' | 'rep' | 'managing rep' | 'managing clerk' | 'clerk'
type Action = 'address' | 'name' | 'status' | 'rights' | 'role' | 'prices'

const HELD: Record<Kind, { role: 'mainCustomer' | 'salesRep' | 'clerk'; permissions: string[] }> = {
  main: {
    role: 'mainCustomer',
    permissions: [
      'cust:shoppingcart',
      'cust:favorites',
      'cust:myquickorder',
      'cust:order',
      'cust:account',
      'cust:accountprice',
    ],
  },
  rep: { role: 'salesRep', permissions: ['cust:shoppingcart', 'cust:favorites'] },
  'managing rep': { role: 'salesRep', permissions: ['cust:shoppingcart', 'cust:favorites', 'cust:account'] },
  'managing clerk': { role: 'clerk', permissions: ['cust:shoppingcart', 'cust:account'] },
  clerk: { role: 'clerk', permissions: ['cust:shoppingcart'] },
}
const ACTIONS: readonly Action[] = ['address', 'name', 'status', 'rights', 'role', 'prices']

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop?.close())

let drawn = 0
/** An account of the company of `buyer.nl` that no one else uses, with the password of the demo. */
async function addAccount(kind: Kind, isConfirmed: boolean) {
  drawn += 1
  const { role, permissions } = HELD[kind]
  const [known] = await shop.db.select().from(accounts).where(eq(accounts.userName, 'buyer.nl'))
  const [made] = await shop.db
    .insert(accounts)
    .values({
      custId: known!.custId,
      userName: `person.${drawn}`,
      password: known!.password,
      email: `person.${drawn}@drukwerk.eu`,
      roles: [role],
      permissions,
      mainAccount: kind === 'main',
      confirmed: isConfirmed,
      createTime: shop.clock.now(),
    })
    .returning()
  return made!
}
type Account = Awaited<ReturnType<typeof addAccount>>
const signIn = async ({ userName }: Account) => buyerOf(shop.apiBase, await shop.signIn(userName))

const fieldsOf = ({ accountId, email, firstName, lastName, roles, permissions }: Account) => ({
  accountId,
  email,
  firstName,
  lastName,
  permissions,
  role: roles[0] as CallInput<'account.change'>['body']['role'],
  status: 'active' as const,
})
const CHANGES: Record<Exclude<Action, 'prices'>, Partial<CallInput<'account.change'>['body']>> = {
  address: {},
  name: { firstName: 'Other' },
  status: { status: 'inactive' },
  rights: { permissions: [] },
  role: { role: 'clerk' },
}

describe('G3 ACC-014 acting for another account', () => {
  it.each<[Kind, Kind, number[]]>([
    // ACTIONS: address, name, status, rights, role, prices. A main account has no account prices: 404.
    ['main', 'main', [200, 200, 200, 200, 200, 404]],
    ['main', 'rep', [200, 200, 200, 200, 200, 200]],
    ['main', 'managing rep', [200, 200, 200, 200, 200, 200]],
    ['main', 'managing clerk', [200, 200, 200, 200, 200, 200]],
    ['main', 'clerk', [200, 200, 200, 200, 200, 200]],
    ['managing rep', 'main', [403, 403, 403, 403, 403, 403]],
    ['managing rep', 'rep', [200, 200, 200, 200, 200, 403]],
    ['managing rep', 'managing rep', [200, 200, 200, 200, 200, 403]],
    ['managing rep', 'managing clerk', [200, 200, 200, 200, 200, 403]],
    ['managing rep', 'clerk', [200, 200, 200, 200, 200, 403]],
    ['managing clerk', 'main', [403, 403, 403, 403, 403, 403]],
    ['managing clerk', 'rep', [403, 403, 403, 403, 403, 403]],
    ['managing clerk', 'managing rep', [403, 403, 403, 403, 403, 403]],
    ['managing clerk', 'managing clerk', [200, 200, 200, 200, 200, 403]],
    ['managing clerk', 'clerk', [200, 200, 200, 200, 200, 403]],
    ['rep', 'main', [403, 403, 403, 403, 403, 403]],
    ['rep', 'rep', [403, 403, 403, 403, 403, 403]],
    ['rep', 'clerk', [403, 403, 403, 403, 403, 403]],
    ['clerk', 'main', [403, 403, 403, 403, 403, 403]],
    ['clerk', 'rep', [403, 403, 403, 403, 403, 403]],
    ['clerk', 'managing clerk', [403, 403, 403, 403, 403, 403]],
    ['clerk', 'clerk', [403, 403, 403, 403, 403, 403]],
  ])('by a %s for a %s', async (by, target, expected) => {
    const caller = await signIn(await addAccount(by, true))
    const codes: number[] = []
    for (const action of ACTIONS) {
      const other = await addAccount(target, false)
      const body = { ...fieldsOf(other), ...(action === 'prices' ? {} : CHANGES[action]) }
      if (action === 'address') body.email = `new.${other.email}`
      const answer =
        action === 'prices'
          ? await caller.call('account.setPriceRule', {
              body: { accountId: other.accountId, percent: 20, rounding: 'cent' },
            })
          : await caller.call('account.change', { body })
      codes.push(answer.code)
    }
    expect(codes).toEqual(expected)
  })

  it('of other prices is refused too', async () => {
    const caller = await signIn(await addAccount('managing clerk', true))
    const other = await addAccount('clerk', false)
    await shop.db.insert(accountPriceRules).values({ accountId: other.accountId, percent: 10, rounding: 'cent' })
    expect((await caller.call('account.change', { body: fieldsOf(other) })).code).toBe(403)
  })

  it('for one that has a permission which the main account lacks is refused, by file as by hand', async () => {
    const main = await addAccount('main', true)
    await shop.db
      .update(accounts)
      .set({ permissions: ['cust:account', 'cust:accountprice'] })
      .where(eq(accounts.accountId, main.accountId))
    const caller = await signIn(main)
    const other = await addAccount('rep', true)
    const rule = { accountId: other.accountId, percent: 20, rounding: 'cent' } as const
    expect((await caller.call('account.setPriceRule', { body: rule })).code).toBe(403)
    const rows = [{ line: 1, userName: other.userName, number: 'CW-1', value: '12.00' }]
    const report = await caller.ask('account.importPrices', { body: { rows, apply: false } }, randomUUID())
    expect(report.rows[0]).toMatchObject({ result: 'failed', reason: 'account' })
  })

  it('takes no stronger account over in five calls', async () => {
    const clerk = await addAccount('managing clerk', true)
    const victim = await addAccount('main', false)
    const caller = await signIn(clerk)
    const email = 'taken.over@drukwerk.eu'
    expect((await caller.call('account.change', { body: { ...fieldsOf(victim), email } })).code).toBe(403)
    const { requestId } = (await call(shop, 'passwordReset.sendCode', { body: { email } })).result!
    const code = { email, emailVerificationCode: '123456', requestId }
    expect((await call(shop, 'passwordReset.change', { body: { ...code, newPassword: 'Toner2026x' } })).code).toBe(601)
    await expect(shop.signIn(victim.userName, 'Toner2026x')).rejects.toThrow('601')
    const [after] = await shop.db.select().from(accounts).where(eq(accounts.accountId, victim.accountId))
    expect(after?.email).toBe(victim.email)
    const more = { ...fieldsOf(clerk), permissions: HELD.main.permissions }
    expect((await caller.call('account.change', { body: more })).code).toBe(601)
  })

  it('writes to the old address too when the address of an unconfirmed account is corrected', async () => {
    const caller = await signIn(await addAccount('main', true))
    const other = await addAccount('clerk', false)
    const email = 'corrected.address@drukwerk.eu'
    expect((await caller.call('account.change', { body: { ...fieldsOf(other), email } })).code).toBe(200)
    await shop.sendMails()
    const [mail, ...more] = shop.mails.filter(({ to }) => to === other.email)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('The e-mail address of your account was corrected')
    expect(mail?.text).toContain('Drukwerk Centraal B.V. has changed the e-mail address of an account')
    expect(mail?.text).toContain('New address: c…@drukwerk.eu')
    expect(shop.mails.filter(({ to }) => to === email)).toHaveLength(1)
  })
})
