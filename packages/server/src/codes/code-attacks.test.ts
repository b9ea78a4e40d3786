/** What strangers, who know a mail address and nothing else, can do about the codes of its owner. */
import type { CallInput } from '@cartwright/core/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { forgetMails, solveCaptcha } from '../registration/registration.testing'
import { call } from '../testing/call'
import { startTestServer, type TestServer } from '../testing/test-server'

const EMAIL = 'buyer.nl@example.com'
const OWNER = '198.51.100.1'
const STRANGER = '203.0.113.9'
/** Of a telephone of the owner, which knows no request id. */
const ELSEWHERE = '192.0.2.77'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer({ trustProxy: 1 })
})
afterAll(() => shop?.close())
beforeEach(() => forgetMails(shop))

const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } })
const askForReset = (address: string, more = {}) =>
  call(shop, 'passwordReset.sendCode', { body: { email: EMAIL, ...more } }, from(address))
type Reset = CallInput<'passwordReset.change'>['body']
const reset = (address: string, body: Partial<Reset>) =>
  call(
    shop,
    'passwordReset.change',
    { body: { email: EMAIL, newPassword: 'Toner2026', emailVerificationCode: '000000', ...body } },
    from(address),
  )
/** Never the code itself. */
const wrongCodes = (code: string, count: number) =>
  Array.from({ length: count }, (_, place) => String((Number(code) + 1 + place) % 1_000_000).padStart(6, '0'))
const askAsOwner = async () => {
  const requestId = (await askForReset(OWNER)).result?.requestId ?? ''
  return { requestId, emailVerificationCode: shop.mailedCode(EMAIL) }
}

describe('a stranger', () => {
  it('F7 does not burn the code of the owner with wrong ones, with or without the request id', async () => {
    for (const isSpecified of [false, true]) {
      forgetMails(shop)
      const { requestId, emailVerificationCode } = await askAsOwner()
      const strangers = (await askForReset(STRANGER)).result?.requestId ?? ''
      for (const wrong of wrongCodes(emailVerificationCode, 6)) {
        expect((await reset(STRANGER, { emailVerificationCode: wrong })).code).toBe(601)
        expect((await reset(STRANGER, { emailVerificationCode: wrong, requestId: strangers })).code).toBe(601)
      }
      const known = isSpecified ? { emailVerificationCode } : { emailVerificationCode, requestId }
      expect((await reset(OWNER, known)).code).toBe(200)
    }
  })

  it('F7 does not replace it by asking for another one, of this purpose or any other', async () => {
    const owners = await askAsOwner()
    await call(shop, 'registration.sendCode', { query: { email: EMAIL } }, from(STRANGER))
    await askForReset(STRANGER)
    expect((await reset(OWNER, owners)).code).toBe(200)
  })

  it('F7 does not keep the owner from asking, however many mails it has asked for', async () => {
    const codes = []
    for (let mail = 1; mail <= 7; mail++) codes.push((await askForReset(STRANGER, await solveCaptcha(shop))).code)
    expect(codes).toEqual([200, 200, 200, 200, 200, 603, 603])
    // The mailbox has had five: the next request has to prove that a person makes it.
    expect((await askForReset(OWNER)).code).toBe(602)
    expect((await askForReset(OWNER, await solveCaptcha(shop))).code).toBe(200)
  })

  it('F9 has five tries per request, and thirty wrong codes an hour over all mailboxes', async () => {
    const asked = (await askForReset(STRANGER)).result?.requestId ?? ''
    const code = shop.mailedCode(EMAIL)
    for (const wrong of wrongCodes(code, 5)) {
      expect((await reset(STRANGER, { emailVerificationCode: wrong, requestId: asked })).code).toBe(601)
    }
    expect((await reset(STRANGER, { emailVerificationCode: code, requestId: asked })).code).toBe(601)
    const answers = []
    for (let guess = 1; guess <= 30; guess++) {
      answers.push((await reset(STRANGER, { email: `someone.${guess}@example.com` })).code)
    }
    expect(answers.filter(answer => answer === 601)).toHaveLength(24)
    expect(answers.at(-1)).toBe(603)
    expect((await reset(OWNER, await askAsOwner())).code).toBe(200)
  })

  it('F7 F9 who guesses without the request id, from however many networks, costs the owner on a third device a captcha', async () => {
    const { emailVerificationCode } = await askAsOwner()
    const answers = []
    for (const [place, wrong] of wrongCodes(emailVerificationCode, 25).entries()) {
      answers.push((await reset(`203.0.113.${place + 10}`, { emailVerificationCode: wrong })).code)
    }
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 601), ...Array.from({ length: 15 }, () => 602)])
    // Each further guess takes a captcha of its own.
    const solved = await solveCaptcha(shop)
    const [wrong] = wrongCodes(emailVerificationCode, 1)
    expect((await reset(STRANGER, { emailVerificationCode: wrong, ...solved })).code).toBe(601)
    expect((await reset(STRANGER, { emailVerificationCode: wrong, ...solved })).code).toBe(602)
    expect((await reset(ELSEWHERE, { emailVerificationCode })).code).toBe(602)
    expect((await reset(ELSEWHERE, { emailVerificationCode, ...(await solveCaptcha(shop)) })).code).toBe(200)
  })

  it('F9 guesses five times an hour for a mailbox from one network, captcha or not, of IPv6 from its /64', async () => {
    const { emailVerificationCode } = await askAsOwner()
    const answers = []
    for (const [place, wrong] of wrongCodes(emailVerificationCode, 7).entries()) {
      const body = { emailVerificationCode: wrong, ...(await solveCaptcha(shop)) }
      answers.push((await reset(`2001:db8:7:7::${place + 1}`, body)).code)
    }
    expect(answers).toEqual([601, 601, 601, 601, 601, 603, 603])
    expect((await reset(ELSEWHERE, { emailVerificationCode })).code).toBe(200)
  })

  it('F9 makes no guess easier by asking for many codes: from the sixth of a quarter of an hour they have ten digits', async () => {
    const lengths = []
    for (let mail = 1; mail <= 7; mail++) {
      await askForReset(`198.51.100.${mail + 10}`, await solveCaptcha(shop))
      lengths.push(shop.mailedCode(EMAIL).length)
    }
    expect(lengths).toEqual([6, 6, 6, 6, 6, 10, 10])
    expect((await reset(ELSEWHERE, { emailVerificationCode: shop.mailedCode(EMAIL) })).code).toBe(200)
  })

  it('F7 gains nothing by the id of a request of its own: it opens another mailbox or purpose with no code', async () => {
    const owners = await askAsOwner()
    const { result } = await call(shop, 'registration.sendCode', { query: { email: EMAIL } }, from(OWNER))
    const registration = { emailVerificationCode: shop.mailedCode(EMAIL), requestId: result?.requestId ?? '' }
    expect((await reset(OWNER, registration)).code).toBe(601)
    expect((await reset(OWNER, { ...owners, email: 'buyer.de@example.com' })).code).toBe(601)
    expect((await reset(OWNER, owners)).code).toBe(200)
    expect((await reset(OWNER, owners)).code).toBe(601)
  })
})

describe('the owner', () => {
  it('F7 enters a code on another device, which knows no request id', async () => {
    const { emailVerificationCode } = await askAsOwner()
    expect((await reset(ELSEWHERE, { emailVerificationCode })).code).toBe(200)
  })
})

describe('mails to strangers', () => {
  const mailTo = (address: string, email: string, more = {}) =>
    call(shop, 'registration.sendCode', { query: { email, ...more } }, from(address))

  it('F15 take the captcha from the third of an address within an hour, of IPv6 from its /64', async () => {
    const addresses = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:DB8:1:2:0:0:0:3']
    const codes = []
    for (const [place, address] of addresses.entries()) codes.push((await mailTo(address, `a${place}@firm.eu`)).code)
    expect(codes).toEqual([200, 200, 602])
    const mailed = shop.mails.length
    expect((await mailTo(addresses[0] ?? '', 'b@firm.eu', { code: '99999x', uuid: 'none' })).code).toBe(602)
    expect(shop.mails).toHaveLength(mailed)
    expect((await mailTo('2001:db8:1:3::1', 'b@firm.eu')).code).toBe(200)
    expect((await mailTo(addresses[0] ?? '', 'c@firm.eu', await solveCaptcha(shop))).code).toBe(200)
    shop.clock.advance(61 * 60_000)
    expect((await mailTo(addresses[0] ?? '', 'd@firm.eu')).code).toBe(200)
  })
})
