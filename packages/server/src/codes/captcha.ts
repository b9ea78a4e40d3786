/** Captchas: digits in a picture, good for one answer. */

import { randomInt, randomUUID } from 'node:crypto'
import { CODE } from '@cartwright/core/contract'
import { CODE_MINUTES } from '@cartwright/core/rules'
import { and, eq, gt, lt } from 'drizzle-orm'
import type { Database } from '../db/database'
import { captchas } from '../db/schema'
import { ApiError } from '../http/api-error'
import { assertWithinLimit, increment, limitKey } from '../limits/rate-limit'
import { localize } from '../texts/localize'
import { drawDigits } from './captcha-picture'
import { codeRefusals } from './code-refusals.texts'
import { speakDigits } from './spoken-digits'

const DIGITS = 5
/** As long as a mailed code: the registrant waits for that mail with the picture on the screen. */
const LIFE_MS = CODE_MINUTES * 60_000
/** Far beyond what the people of an office need together; kept pictures fill the database. */
const DRAWN = { max: 300, windowMs: 10 * 60_000 }
const SPOKEN_MAX = 5

/**
 * @returns `img` base64 of a PNG
 * @throws ApiError `TOO_MANY`
 * @source API-015
 */
export async function createCaptcha(db: Database, network: string, now: Date): Promise<{ img: string; uuid: string }> {
  await assertWithinLimit(db, limitKey('captcha-from', network), now, DRAWN)
  const digits = Array.from({ length: DIGITS }, () => randomInt(10)).join('')
  const uuid = randomUUID()
  await db.delete(captchas).where(lt(captchas.expires, now))
  await db.insert(captchas).values({ uuid, digits, expires: new Date(now.getTime() + LIFE_MS) })
  return { img: drawDigits(digits).toString('base64'), uuid }
}

/**
 * @returns base64 of a WAV that says the digits
 * @throws ApiError `REFUSED`, or `TOO_MANY`: a program that hears one often enough could take the noise away. Another picture helps at once.
 */
export async function speakCaptcha(
  db: Database,
  { uuid, language }: { uuid: string; language: string },
  now: Date,
): Promise<string> {
  const [found] = await db
    .select()
    .from(captchas)
    .where(and(eq(captchas.uuid, uuid), gt(captchas.expires, now)))
  const silent = localize(codeRefusals, 'numbersGone')
  if (!found) throw new ApiError(CODE.REFUSED, silent)
  const times = await increment(db, limitKey('captcha-spoken', uuid), now, LIFE_MS)
  if (times > SPOKEN_MAX) throw new ApiError(CODE.TOO_MANY, silent)
  return speakDigits(found.digits, language).toString('base64')
}

export interface CaptchaAnswer {
  code?: string | undefined
  uuid?: string | undefined
}

export const ENTER_NUMBERS = localize(codeRefusals, 'numbersMissing')
export const WRONG_NUMBERS = localize(codeRefusals, 'numbersWrong')

/**
 * Passes with the right answer, which is used up.
 * @throws ApiError `CAPTCHA_NEEDED` without it
 */
export async function requireCaptcha(db: Database, answer: CaptchaAnswer, now: Date): Promise<void> {
  if (await solveCaptcha(db, answer, now)) return
  throw new ApiError(CODE.CAPTCHA_NEEDED, answer.code ? WRONG_NUMBERS : ENTER_NUMBERS)
}

/**
 * True when `code` are the digits of captcha `uuid`. Right or wrong, the captcha is used up, unless `keep` is set and
 * the answer is right: then it lives again, and the last step of a registration may send the same answer.
 */
export async function solveCaptcha(
  db: Database,
  { code, uuid }: CaptchaAnswer,
  now: Date,
  { keep = false } = {},
): Promise<boolean> {
  if (!code || !uuid) return false
  const [found] = await db
    .delete(captchas)
    .where(and(eq(captchas.uuid, uuid), gt(captchas.expires, now)))
    .returning()
  if (!found || found.digits !== code.trim()) return false
  if (keep) await keepCaptcha(db, { code, uuid }, now)
  return true
}

/** Makes a solved captcha good for one more answer. */
export async function keepCaptcha(db: Database, { code, uuid }: CaptchaAnswer, now: Date): Promise<void> {
  if (!code || !uuid) return
  await db.insert(captchas).values({ uuid, digits: code.trim(), expires: new Date(now.getTime() + LIFE_MS) })
}
