import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  check,
  forgetMails,
  MINUTE_MS,
  requestCode,
  solveCaptcha,
  WRONG_CODE,
} from '../registration/registration.testing'
import { call } from '../testing/call'
import { startTestServer, type TestServer } from '../testing/test-server'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop?.close())
beforeEach(() => forgetMails(shop))

describe('the check of name, address and code', () => {
  it('API-019 passes a free name and address with the right code, and refuses anything else', async () => {
    const code = await requestCode(shop, 'free@firm.eu')
    expect((await check(shop, 'free.name', 'free@firm.eu', code)).envelope).toMatchObject({ code: 200, data: null })
    const taken = await check(shop, 'Buyer.NL', 'free@firm.eu', code)
    expect(taken.envelope).toMatchObject({ code: 601, msg: 'User name is occupied', data: { field: 'userName' } })
    expect((await check(shop, 'free.name', 'free@firm.eu', code === '000000' ? '111111' : '000000')).msg).toBe(
      WRONG_CODE,
    )
  })

  it('VAL-017 reports a taken address only with the code that was mailed to it', async () => {
    const code = await requestCode(shop, 'Buyer.NL@example.com')
    expect((await check(shop, 'some.one', 'Buyer.NL@example.com', code)).msg).toBe('Email address is occupied')
    const guess = await check(shop, 'some.one', 'buyer.de@example.com', '123456')
    expect(guess.envelope).toEqual((await check(shop, 'some.one', 'nobody@example.com', '123456')).envelope)
  })

  it('API-020 VAL-017 checkRegisterAccount wants the captcha, and refuses occupied names and addresses', async () => {
    const email = 'step@firm.eu'
    const emailVerificationCode = await requestCode(shop, email)
    const ask = (body: object) =>
      call(shop, 'registration.checkAccount', {
        body: { userName: 'step.one', email, emailVerificationCode, code: '', uuid: '', ...body },
      })
    expect((await ask(await solveCaptcha(shop))).code).toBe(200)
    expect((await ask({ ...(await solveCaptcha(shop)), userName: 'rep.nl' })).msg).toBe('User name is occupied')
    expect((await ask({ ...(await solveCaptcha(shop)), code: '1' })).code).toBe(601)
    const occupied = 'rep.nl@example.com'
    const code = await requestCode(shop, occupied)
    const answer = await ask({ ...(await solveCaptcha(shop)), email: occupied, emailVerificationCode: code })
    expect(answer.msg).toBe('Email address is occupied')
  })

  it('VAL-011 numbers that were read before the mail came are still right when it has come', async () => {
    const numbers = await solveCaptcha(shop)
    shop.clock.advance(12 * MINUTE_MS)
    const email = 'patient@firm.eu'
    const emailVerificationCode = await requestCode(shop, email)
    shop.clock.advance(7 * MINUTE_MS)
    const body = { userName: 'patient', email, emailVerificationCode, ...numbers }
    expect((await call(shop, 'registration.checkAccount', { body })).code).toBe(200)
  })
})

it('user names cannot be enumerated: a mailbox has thirty attempts an hour', async () => {
  const email = 'curious@firm.eu'
  const code = await requestCode(shop, email)
  const answers = []
  for (let turn = 0; turn < 31; turn++) answers.push((await check(shop, `name.${turn}`, email, code)).code)
  expect(answers.slice(0, 30).every(answer => answer === 200)).toBe(true)
  expect(answers[30]).toBe(603)
})

it('strangers do not use up the questions of a mailbox', async () => {
  const email = 'asked.about@firm.eu'
  for (let turn = 0; turn < 5; turn++) expect((await check(shop, `name.${turn}`, email, '000000')).code).toBe(601)
  expect((await check(shop, 'asked.about', email, await requestCode(shop, email))).code).toBe(200)
})
