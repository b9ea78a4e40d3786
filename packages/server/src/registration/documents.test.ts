import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accounts, registrationFiles } from '../db/schema'
import { startTestServer, type TestServer } from '../testing/test-server'
import { fileOf } from '../uploads/files.testing'
import {
  forgetMails,
  MINUTE_MS,
  register,
  registration,
  requestCode,
  upload,
  uploadDocument,
} from './registration.testing'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop?.close())
beforeEach(() => forgetMails(shop))

describe('company documents', () => {
  const KIB_500 = 500 * 1024
  const waiting = (email: string) =>
    shop.db
      .select()
      .from(registrationFiles)
      .where(eq(registrationFiles.email, email))
      .orderBy(registrationFiles.createTime)

  it('REGI-007 VAL-015 are kept up to 500 * 1024 bytes for the registration that names them', async () => {
    const email = 'docs@firm.eu'
    const code = await requestCode(shop, email)
    const fileId = await uploadDocument(shop, email, code, fileOf('png', 'C:\\scans\\extract.png', KIB_500))
    const body = { ...(await registration(shop, 'docs.one', 'Docs@firm.eu', { attachments: [fileId] })) }
    const { result } = await register(shop, body)
    const [account] = await shop.db
      .select()
      .from(accounts)
      .where(eq(accounts.accountId, result?.accountId ?? 0))
    expect(await waiting(email)).toMatchObject([
      { fileId, custId: account?.custId, name: 'extract.png', type: 'png', size: KIB_500 },
    ])
  })

  it.each([
    ['VAL-015 one byte more', fileOf('jpg', 'extract.jpg', KIB_500 + 1), 413],
    ['VAL-014 a pdf', fileOf('pdf', 'extract.pdf'), 601],
    ['VAL-014 a pdf that is called jpg', fileOf('pdf', 'extract.jpg'), 601],
    ['VAL-014 a webp that is called png', fileOf('webp', 'extract.png'), 601],
    ['VAL-014 the first bytes of a png', new File([Buffer.from('89504e470d0a1a0a', 'hex')], 'extract.png'), 601],
    ['VAL-014 a jpg that was cut off', new File([fileOf('jpg').slice(0, -2)], 'extract.jpg'), 601],
    ['nothing', new File([], 'extract.jpg'), 601],
  ])('%s is refused', async (_what, file, code) => {
    const email = 'refused.docs@firm.eu'
    expect((await upload(shop, email, await requestCode(shop, email), file)).code).toBe(code)
    expect(await waiting(email)).toEqual([])
  })

  it('VAL-014 a jpg that is called png is kept as the jpg it is', async () => {
    const email = 'renamed.docs@firm.eu'
    await uploadDocument(shop, email, await requestCode(shop, email), fileOf('jpg', 'extract.png'))
    expect(await waiting(email)).toMatchObject([{ name: 'extract.jpg', type: 'jpg' }])
  })

  it('REGI-007 one of three may be replaced by another, and what was not named goes', async () => {
    const email = 'replaced@firm.eu'
    const code = await requestCode(shop, email)
    const names = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg']
    const ids: string[] = []
    for (const name of names) {
      ids.push(await uploadDocument(shop, email, code, fileOf('jpg', name)))
      shop.clock.advance(1000)
    }
    const [a, b, , d] = ids as [string, string, string, string]
    const body = await registration(shop, 'docs.replaced', email, { attachments: [a, b, d] })
    expect((await register(shop, body)).code).toBe(200)
    expect((await waiting(email)).map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg', 'd.jpg'])
  })

  it('are taken from who reads the mailbox, twelve at a time, and forgotten after a day', async () => {
    const email = 'three@firm.eu'
    const wrong = await upload(shop, email, '000000', fileOf('jpg', 'a.jpg'))
    expect(wrong.envelope).toMatchObject({ code: 601, data: { field: 'emailVerificationCode', problem: 'codeWrong' } })
    const code = await requestCode(shop, email)
    const names = Array.from({ length: 13 }, (_, index) => `${index}.jpg`)
    for (const name of names) {
      await uploadDocument(shop, email, code, fileOf('jpg', name))
      shop.clock.advance(1000)
    }
    expect((await waiting(email)).map(({ name }) => name)).toEqual(names.slice(1))
    shop.clock.advance(25 * 60 * MINUTE_MS)
    const other = 'day.after@firm.eu'
    await uploadDocument(shop, other, await requestCode(shop, other))
    expect(await waiting(email)).toEqual([])
  })

  it('VAL-013 are needed, and those of others are none', async () => {
    const none = await register(shop, await registration(shop, 'no.docs', 'no.docs@firm.eu', { attachments: [] }))
    expect(none.envelope.data).toEqual({ field: 'attachments', problem: 'documentsMissing' })
    const theirs = await uploadDocument(shop, 'theirs@firm.eu', await requestCode(shop, 'theirs@firm.eu'))
    const body = await registration(shop, 'no.docs', 'no.docs@firm.eu', { attachments: [theirs] })
    expect((await register(shop, body)).envelope.data).toEqual({ field: 'attachments', problem: 'documentsGone' })
    expect(await shop.db.$count(accounts, eq(accounts.userName, 'no.docs'))).toBe(0)
  })
})
