/** What someone who registers does. */
import { type CallInput, CODE } from '@cartwright/core/contract'
import { expect } from 'vitest'
import { readDigits } from '../session/session.testing'
import { call } from '../testing/call'
import type { TestServer } from '../testing/test-server'
import { fileOf } from '../uploads/files.testing'

export const MINUTE_MS = 60_000
/** Mails per address and hour are counted. */
export const forgetMails = (shop: TestServer) => shop.clock.advance(2 * 60 * MINUTE_MS)
export const WRONG_CODE = 'The verification code is wrong or has expired.'

export type Body = CallInput<'registration.register'>['body']

/** Asks for a code, and answers the captcha where that needs one. */
export async function requestCode(shop: TestServer, email: string): Promise<string> {
  await askForCode(shop, email)
  return shop.mailedCode(email)
}

/** As `requestCode`. @returns the id that comes back with the code */
export async function askForCode(shop: TestServer, email: string): Promise<string> {
  const first = await call(shop, 'registration.sendCode', { query: { email } })
  const { code, msg, result } =
    first.code === CODE.CAPTCHA_NEEDED
      ? await call(shop, 'registration.sendCode', { query: { email, ...(await solveCaptcha(shop)) } })
      : first
  expect({ code, msg }).toMatchObject({ code: 200 })
  return result?.requestId ?? ''
}

export async function solveCaptcha(shop: TestServer) {
  const { result } = await call(shop, 'session.captcha', {})
  return { code: await readDigits(shop.db, result?.uuid), uuid: result?.uuid ?? '' }
}

export const check = (shop: TestServer, userName: string, email: string, emailVerificationCode: string) =>
  call(shop, 'registration.checkEmailAndAccount', { query: { userName, email, emailVerificationCode } })

export const upload = (shop: TestServer, email: string, emailVerificationCode: string, file: File) =>
  call(shop, 'registration.upload', { body: { email, emailVerificationCode, file } })

export async function uploadDocument(
  shop: TestServer,
  email: string,
  code: string,
  file = fileOf('jpg', 'extract.jpg'),
): Promise<string> {
  const { result, msg } = await upload(shop, email, code, file)
  if (!result) throw new Error(msg)
  return result.fileId
}

export async function registration(
  shop: TestServer,
  userName: string,
  email: string,
  more: Partial<Body> = {},
): Promise<Body> {
  const emailVerificationCode = await requestCode(shop, email)
  return {
    userName,
    email,
    password: 'abcd1234',
    emailVerificationCode,
    ...(await solveCaptcha(shop)),
    company: 'Firma Testowa',
    vat: '526-000-12-46',
    currency: 'PLN',
    countryIso2: 'pl',
    address1: 'ul. Nowa 1',
    city: 'Poznań',
    postcode: '60-104',
    registerOrgId: 11,
    attachments: more.attachments ?? [await uploadDocument(shop, email, emailVerificationCode)],
    agreement: true,
    firstName: 'Jan',
    lastName: 'Nowak',
    ...more,
  }
}

export const register = (shop: TestServer, body: Body, key?: string) =>
  call(shop, 'registration.register', { body }, key === undefined ? {} : { headers: { 'Idempotency-Key': key } })
