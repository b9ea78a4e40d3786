/** Passwords and mailed codes in the address of a call: addresses end up in logs (G12, F21). */
import { type Call, type CallName, callTable, inputsOf, secretFieldsOf } from '@cartwright/core/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSettings } from '../env'
import type { Log } from '../process/log'
import { createToken } from '../session/tokens'
import { startTestServer, type TestServer } from '../testing/test-server'

const SECRETS: Partial<Record<CallName, string[]>> = {
  'session.token': ['password', 'emailVerificationCode'],
  'registration.register': ['password', 'emailVerificationCode'],
  'registration.checkAccount': ['emailVerificationCode'],
  'registration.upload': ['emailVerificationCode'],
  'confirmation.confirm': ['emailVerificationCode'],
  'passwordReset.change': ['emailVerificationCode', 'newPassword'],
  'account.changeEmail': ['emailVerificationCode', 'currentPassword'],
  'account.changePassword': ['oldPassword', 'newPassword'],
  'account.undoChange': ['secret'],
  'embedKeys.add': ['currentPassword'],
  'embedKeys.change': ['currentPassword'],
  'embedKeys.exchange': ['secret'],
  'session.redeem': ['code'],
}
const names = Object.keys(callTable) as CallName[]

it('G12 the contract marks the secret fields of its bodies', () => {
  const marked = names.flatMap(name => {
    const { body } = inputsOf(name)
    const fields = body ? secretFieldsOf(body) : []
    return fields.length > 0 ? [[name, fields.sort()] as const] : []
  })
  expect(Object.fromEntries(marked)).toEqual(
    Object.fromEntries(Object.entries(SECRETS).map(([name, fields]) => [name, [...fields].sort()])),
  )
})

it('G12 QUERY_PASSWORDS is off in production, on elsewhere, and can be set', () => {
  expect(readSettings({}).queryPasswords).toBe(true)
  expect(readSettings({ NODE_ENV: 'production' }).queryPasswords).toBe(false)
  expect(readSettings({ NODE_ENV: 'production', QUERY_PASSWORDS: 'on' }).queryPasswords).toBe(true)
  expect(() => readSettings({ QUERY_PASSWORDS: 'yes' })).toThrow('QUERY_PASSWORDS must be on or off.')
})

describe('G12 a secret in the address', () => {
  const said: string[] = []
  const note = (...what: unknown[]) => void said.push(JSON.stringify(what))
  const log: Log = { info: note, error: note }
  let shop: TestServer
  let lenient: TestServer
  let token: string
  beforeAll(async () => {
    shop = await startTestServer({ isProduction: true, log })
    lenient = await startTestServer()
    const session = { accountId: 1, roles: ['mainCustomer'], userAgent: '', isProduction: true }
    token = (await createToken(shop.db, session, shop.clock.now())).token
  })
  afterAll(async () => {
    await shop?.close()
    await lenient?.close()
  })

  async function send(server: TestServer, name: CallName, query: Record<string, string>, bearer?: string) {
    const { method, path }: Call = callTable[name]
    const address = `${server.apiBase}${path}?${new URLSearchParams(query)}`
    const headers: Record<string, string> = bearer ? { Authorization: `Bearer ${bearer}` } : {}
    return (await (await fetch(address, { method, headers })).json()) as { code: number; msg: string }
  }

  it.each(Object.entries(SECRETS).flatMap(([name, fields]) => fields.map(field => [name as CallName, field] as const)))(
    'of %s, %s, is refused in production, and said nowhere',
    async (name, field) => {
      expect(await send(shop, name, { [field]: 'Geheim-4711' }, token)).toMatchObject({
        code: 400,
        msg: `Send the field ${field} in the body: passwords and codes do not belong in an address.`,
      })
      expect(said.join()).not.toContain('Geheim-4711')
    },
  )

  it('API-010 API-024 is taken where the specification shows it, outside of production', async () => {
    const client = { client_id: 'cartwright', client_secret: 'cartwright', scope: 'server' }
    const signIn = { username: 'buyer.nl', password: 'Cartwright1', grant_type: 'password', ...client }
    expect((await send(lenient, 'session.token', signIn)).code).toBe(200)
    const change = { oldPassword: 'not it', newPassword: 'abcd1234' }
    expect(await send(lenient, 'account.changePassword', change, await lenient.signIn('buyer.nl'))).toMatchObject({
      code: 601,
      msg: 'The current password is wrong.',
    })
  })
})
