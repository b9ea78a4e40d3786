import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accounts, customers } from '../db/schema'
import { startTestServer, type TestServer } from '../testing/test-server'
import { type Body, forgetMails, MINUTE_MS, register, registration } from './registration.testing'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop?.close())
beforeEach(() => forgetMails(shop))

describe('tax numbers', () => {
  const refused = async (more: Partial<Body>) => {
    const body = await registration(shop, 'tax.office', 'tax@firm.eu', more)
    const { code, envelope } = await register(shop, body)
    shop.clock.advance(60 * MINUTE_MS)
    return { code, data: envelope.data }
  }

  it.each([
    ['vat', 'vatInvalid', { vat: 'PL5260001247' }],
    ['vat', 'vatInvalid', { countryIso2: 'DE', vat: 'PL5260001246' }],
    ['sdi', 'sdiInvalid', { countryIso2: 'IT', vat: 'IT00743110157', sdi: 'M5' }],
    ['taxCode', 'taxCodeInvalid', { countryIso2: 'IT', vat: 'IT00743110157', taxCode: 'RSSMRA85T10A562T' }],
  ])('REGI-009 a wrong %s is refused at its field: %s', async (field, problem, more) => {
    expect(await refused(more)).toEqual({ code: 601, data: { field, problem } })
  })

  it('REGI-009 SDI and tax code are kept for Italy as offices write them', async () => {
    const numbers = { vat: '00743 110157', sdi: 'm5uxcr1', taxCode: 'rssmra85t10a562s' }
    const place = { countryIso2: 'IT', currency: 'EUR', registerOrgId: 3 }
    const { result, msg } = await register(
      shop,
      await registration(shop, 'mario.rossi', 'mario@ditta.it', { ...numbers, ...place }),
    )
    expect(msg).toBe('Operate successfully')
    const [kept] = await shop.db
      .select({ vat: customers.vat, sdi: customers.sdi, taxCode: customers.taxCode })
      .from(accounts)
      .innerJoin(customers, eq(customers.custId, accounts.custId))
      .where(eq(accounts.accountId, result?.accountId ?? 0))
    expect(kept).toEqual({ vat: 'IT00743110157', sdi: 'M5UXCR1', taxCode: 'RSSMRA85T10A562S' })
  })
})
