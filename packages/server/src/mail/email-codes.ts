/** Codes that prove who reads a mailbox: six digits, 20 minutes, one use, few tries. */
import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import { CODE } from '@cartwright/core/contract'
import { CODE_MINUTES, isEmail } from '@cartwright/core/rules'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Deps } from '../app/handler'
import type { Language } from '../app/language'
import { describeError } from '../app/log'
import { Refusal, refusedField } from '../app/refusal'
import { say } from '../app/say'
import type { Database } from '../db/database'
import { emailCodes } from '../db/schema'
import { assertBelow, countDown, throttleKey } from '../session/throttle'
import { codeMail, type MailPurpose } from './mail-texts'

const LIFE_MS = CODE_MINUTES * 60_000
const TRIES_MAX = 5
const PER_ADDRESS = { max: 5, windowMs: 15 * 60_000 }
const PER_IP = { max: 100, windowMs: 60 * 60_000 }

/** What a code opens: a mailbox it proves, or an account whose password may be set. One that was told for the first never does the second. */
export type CodeUse = 'mailbox' | 'reset'

interface Asked {
  ip: string
  language: Language
}

const keyOf = (email: string) => email.toLowerCase()
const hashOf = (email: string, code: string, use: CodeUse) =>
  createHash('sha256')
    .update(`${use}\n${keyOf(email)}\n${code}`)
    .digest('hex')

const opens = (purpose: MailPurpose): CodeUse => (purpose === 'reset' || purpose === 'noAccount' ? 'reset' : 'mailbox')
const wrongCode = () =>
  refusedField('emailVerificationCode', 'codeWrong', 'The verification code is wrong or has expired.')

/**
 * Mails a new code; an older one for the same address ends. Whether an account has the address makes no difference.
 * @param asked who asks, and in which language
 * @param userName of the account the mail speaks of
 * @throws Refusal `REFUSED` for what is no address, `TOO_MANY`, `FAILED` when the mail server does not take it
 * @source API-016, API-017, API-022, LIM-007
 */
export async function sendCode(
  email: string,
  purpose: MailPurpose,
  { ip, language }: Asked,
  deps: Deps,
  userName = '',
): Promise<void> {
  const { db, clock, mailer, log } = deps
  if (!isEmail(email)) throw refusedField('email', 'emailInvalid', 'Invalid email format')
  const now = clock()
  await assertBelow(db, throttleKey('mail-from', ip), now, PER_IP)
  const mailboxKey = throttleKey('mail-to', keyOf(email))
  await assertBelow(db, mailboxKey, now, PER_ADDRESS)
  const code = randomInt(1_000_000).toString().padStart(6, '0')
  const row = { hash: hashOf(email, code, opens(purpose)), tries: 0, expires: new Date(now.getTime() + LIFE_MS) }
  await db.delete(emailCodes).where(lt(emailCodes.expires, now))
  await db
    .insert(emailCodes)
    .values({ email: keyOf(email), ...row })
    .onConflictDoUpdate({ target: emailCodes.email, set: row })
  try {
    await mailer.send({ to: email, ...codeMail(purpose, code, language, userName) })
  } catch (error) {
    log.error('mail.failed', { purpose, ip, ...describeError(error) })
    // What never went out is no mail too many: once the mail server is back, the next one goes.
    await countDown(db, mailboxKey)
    throw new Refusal(CODE.FAILED, say('The e-mail could not be sent. Please check the address, or try again later.'))
  }
  log.info('mail.code', { purpose, ip })
}

/**
 * Passes when the code is the one mailed to the address. A wrong one counts as a try; after five the code ends.
 * @throws Refusal `REFUSED`, the same for a wrong, an old and a missing code
 */
export async function checkCode(
  db: Database,
  email: string,
  code: string,
  now: Date,
  use: CodeUse = 'mailbox',
): Promise<void> {
  const [sent] = await db
    .update(emailCodes)
    .set({ tries: sql`${emailCodes.tries} + 1` })
    .where(and(eq(emailCodes.email, keyOf(email)), gt(emailCodes.expires, now), lt(emailCodes.tries, TRIES_MAX)))
    .returning({ hash: emailCodes.hash })
  const isRight = sent && timingSafeEqual(Buffer.from(sent.hash), Buffer.from(hashOf(email, code, use)))
  if (!isRight) throw wrongCode()
  // A right answer costs no try: the steps of a registration send it more than once.
  await db
    .update(emailCodes)
    .set({ tries: sql`${emailCodes.tries} - 1` })
    .where(and(eq(emailCodes.email, keyOf(email)), eq(emailCodes.hash, sent.hash)))
}

/**
 * Uses up a code that `checkCode` has passed, in the transaction that does the work.
 * @throws Refusal `REFUSED` when somebody else was faster
 */
export async function useCode(tx: Database, email: string, code: string, use: CodeUse = 'mailbox'): Promise<void> {
  const used = await tx
    .delete(emailCodes)
    .where(and(eq(emailCodes.email, keyOf(email)), eq(emailCodes.hash, hashOf(email, code, use))))
    .returning({ email: emailCodes.email })
  if (used.length === 0) throw wrongCode()
}
