/**
 * Codes that prove who reads a mailbox: six digits, 20 minutes, one use, few tries. A code belongs to the request that asked for it
 * (docs/decisions/0053-codes-belong-to-a-request.md).
 *
 * What a stranger can guess, who cannot read the mailbox. Of its codes at most 15 of six digits live at a time, five for each of
 * the three quarters of an hour that 20 minutes can touch; codes beyond those have ten digits. With the request id there are five
 * tries for each of 20 such codes an hour: 0.01 %. Without it, a guess from another network hits any live code: at most 15 in a
 * million. Ten guesses an hour are free (0.015 %), each further one takes a captcha, and one network has five an hour: a chance of
 * 1 % takes about 650 captchas from 130 networks.
 */

import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { CODE } from '@cartwright/core/contract'
import { CODE_MINUTES, isMailAddress } from '@cartwright/core/rules'
import { and, eq, gt, lt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { emailCodes } from '../db/schema'
import { ApiError, refusedField } from '../http/api-error'
import type { Deps, Incoming } from '../http/handler'
import { assertWithinLimit, decrement, increment, limitKey } from '../limits/rate-limit'
import { describeError } from '../process/log'
import { localize } from '../texts/localize'
import { type CaptchaAnswer, keepCaptcha, requireCaptcha } from './captcha'
import { codeMail } from './code-mail'
import { codeRefusals } from './code-refusals.texts'
import type { CodePurpose, MailPurpose } from './email-codes.types'

const LIFE_MS = CODE_MINUTES * 60_000
const REQUEST_ID_BYTES = 16
/** Tries of one code. */
const TRIES_MAX = 5
const QUARTER_MS = 15 * 60_000
const HOUR_MS = 60 * 60_000
/** Mails that one network asks for to one mailbox. Others may still ask for theirs. */
const MAILS_TO_MAILBOX = { max: 5, windowMs: QUARTER_MS }
/** Beyond these, asking for a mail takes the captcha. */
const FREE_MAILS_OF_NETWORK = { max: 2, windowMs: HOUR_MS }
const FREE_MAILS_TO_MAILBOX = { max: 5, windowMs: QUARTER_MS }
const MAILS_OF_NETWORK = { max: 100, windowMs: HOUR_MS }
/** Wrong codes of one network, for all mailboxes together. */
const WRONG_CODES_OF_NETWORK = { max: 30, windowMs: HOUR_MS }
/** Wrong codes without the request id that one network, which did not ask for the code, sends for one mailbox. */
const WRONG_CODES_OF_PAIR = { max: 5, windowMs: HOUR_MS }
/** The same of all networks together. Beyond these each takes the captcha; a limit would shut out the owner. */
const FREE_WRONG_CODES = { max: 10, windowMs: HOUR_MS }
const DIGITS = 6
/** While a mailbox gets more mails than are free, so that the number of its live codes makes no guess easier. */
const DIGITS_IN_FLOOD = 10

type Asking = Pick<Incoming<'registration.sendCode'>, 'network' | 'language'>

interface Mailed {
  email: string
  purpose: CodePurpose
  /** The account that the mail names. */
  userName?: string | undefined
  captcha: CaptchaAnswer
  /** What the mail says of it, where that is not its purpose. `noAccount` carries no code. */
  says?: MailPurpose
}

const keyOf = (email: string) => email.toLowerCase()
const networkHash = (network: string) => createHash('sha256').update(network).digest('base64url')
const hashOf = (requestId: string, email: string, purpose: CodePurpose, code: string) =>
  createHash('sha256')
    .update([requestId, purpose, keyOf(email), code.trim()].join('\n'))
    .digest('hex')

const wrongCode = () =>
  refusedField('emailVerificationCode', 'codeWrong', 'The verification code is wrong or has expired.')

/**
 * Mails a new code. Earlier codes of the mailbox stay valid. Whether an account has the address makes no difference.
 * @returns the id that has to come back with the code
 * @throws ApiError `REFUSED` for what is no address, `CAPTCHA_NEEDED` from the third mail of a network within an hour and from the
 *   sixth to a mailbox within a quarter of an hour, `TOO_MANY`, `FAILED` when the mail server does not take it
 * @source API-016, API-017, API-022, LIM-007
 */
export async function sendCode(
  { email, purpose, userName, captcha, says = purpose }: Mailed,
  { network, language }: Asking,
  deps: Deps,
): Promise<{ requestId: string }> {
  const { db, clock, mailer, log } = deps
  if (!isMailAddress(email)) throw refusedField('email', 'emailInvalid', 'Invalid email format')
  const now = clock()
  const { isFlood, giveBack } = await countMail(db, { network, to: keyOf(email), captcha }, now)
  const { requestId, code } = await storeCode(db, { email, purpose, network, isFlood }, now)
  const mail = codeMail(says, code, language, userName)
  try {
    await mailer.send({ to: email, ...mail })
  } catch (error) {
    log.error('mail.failed', { purpose, network, ...describeError(error) })
    // What never went out is no mail too many: once the mail server is back, the next one goes.
    await giveBack()
    throw new ApiError(CODE.FAILED, localize(codeRefusals, 'mailNotSent'))
  }
  log.info('mail.code', { purpose, network })
  return { requestId }
}

/** How many mails there were, this one included. */
export interface MailCounts {
  /** That the network asked for within an hour. */
  ofNetwork: number
  /** For the mailbox within a quarter of an hour. */
  toMailbox: number
  /** Of the network for the mailbox within a quarter of an hour. */
  ofPair: number
}

interface CountedMail {
  network: string
  /** The mailbox, or what stands for it where the caller must not learn whether there is one. */
  to: string
  captcha: CaptchaAnswer
}

const isFlooded = ({ toMailbox }: Pick<MailCounts, 'toMailbox'>) => toMailbox > FREE_MAILS_TO_MAILBOX.max
const takesCaptcha = (counts: MailCounts) => counts.ofNetwork > FREE_MAILS_OF_NETWORK.max || isFlooded(counts)

/**
 * Counts a mail by network, by mailbox and by both.
 * @param isGuarded whether a mail of these counts takes the captcha
 * @returns whether the mailbox gets more of them than are free, and what takes the mail back
 * @throws ApiError `CAPTCHA_NEEDED`, `TOO_MANY`
 */
export async function countMail(
  db: Database,
  { network, to, captcha }: CountedMail,
  now: Date,
  isGuarded: (counts: MailCounts) => boolean = takesCaptcha,
): Promise<{ isFlood: boolean; giveBack: () => Promise<void> }> {
  const networkKey = limitKey('mails-of', network)
  const mailboxKey = limitKey('mails-to', to)
  const pairKey = limitKey('mails-of-to', network, to)
  const giveBack = async () => {
    for (const key of [networkKey, mailboxKey, pairKey]) await decrement(db, key)
  }
  await assertWithinLimit(db, limitKey('mails-asked-by', network), now, MAILS_OF_NETWORK)
  const ofNetwork = await increment(db, networkKey, now, FREE_MAILS_OF_NETWORK.windowMs)
  const toMailbox = await increment(db, mailboxKey, now, FREE_MAILS_TO_MAILBOX.windowMs)
  try {
    const ofPair = await assertWithinLimit(db, pairKey, now, MAILS_TO_MAILBOX)
    if (isGuarded({ ofNetwork, toMailbox, ofPair })) await requireCaptcha(db, captcha, now)
  } catch (error) {
    await giveBack()
    throw error
  }
  return { isFlood: isFlooded({ toMailbox }), giveBack }
}

interface NewCode {
  /** Empty for a code that opens nothing. */
  email: string
  purpose: CodePurpose
  network: string
  /** True makes a longer code. */
  isFlood?: boolean
}

/** Stores a new code for a mailbox; codes that have expired are removed. */
export async function storeCode(
  db: Database,
  { email, purpose, network, isFlood = false }: NewCode,
  now: Date,
): Promise<{ requestId: string; code: string }> {
  const digits = isFlood ? DIGITS_IN_FLOOD : DIGITS
  const code = randomInt(10 ** digits)
    .toString()
    .padStart(digits, '0')
  const requestId = randomBytes(REQUEST_ID_BYTES).toString('base64url')
  await db.delete(emailCodes).where(lt(emailCodes.expires, now))
  await db.insert(emailCodes).values({
    requestId,
    email: keyOf(email),
    purpose,
    network: networkHash(network),
    hash: hashOf(requestId, email, purpose, code),
    expires: new Date(now.getTime() + LIFE_MS),
  })
  return { requestId, code }
}

/** A code as a client sends it back, with the answer to a captcha where one is asked for. */
export interface SentCode extends CaptchaAnswer {
  email: string
  emailVerificationCode: string
  /** Missing from clients that only know the specified calls. */
  requestId?: string | undefined
  purpose: CodePurpose
  network: string
}

/**
 * Passes when the code is one that was mailed to the address for this purpose. A wrong one counts as a try of its request and of
 * the network that sent it, and never of a request that someone else has made.
 * @returns the request to use up with `consumeCode`
 * @throws ApiError `REFUSED`, the same for a wrong, an old and a missing code; `TOO_MANY`; `CAPTCHA_NEEDED` without a request id,
 *   from a network that did not ask, once there were ten wrong codes for the mailbox within an hour
 */
export async function checkCode(db: Database, sent: SentCode, now: Date): Promise<string> {
  const networkKey = limitKey('wrong-codes-of', sent.network)
  // Counted before it is looked at, so that a hundred tries at the same moment are a hundred tries.
  await assertWithinLimit(db, networkKey, now, WRONG_CODES_OF_NETWORK)
  try {
    const found = sent.requestId ? await tryRequest(db, sent, now) : await tryMailbox(db, sent, now)
    if (found === undefined) throw wrongCode()
    await decrement(db, networkKey)
    return found
  } catch (error) {
    // Nothing was guessed.
    if (error instanceof ApiError && error.code === CODE.CAPTCHA_NEEDED) await decrement(db, networkKey)
    throw error
  }
}

const isLive = ({ email, purpose }: SentCode, now: Date): SQL | undefined =>
  and(eq(emailCodes.email, keyOf(email)), eq(emailCodes.purpose, purpose), gt(emailCodes.expires, now))

/** The try counts for the request alone. */
async function tryRequest(db: Database, sent: SentCode, now: Date): Promise<string | undefined> {
  const isOfRequest = eq(emailCodes.requestId, sent.requestId ?? '')
  const rows = await db
    .update(emailCodes)
    .set({ tries: sql`${emailCodes.tries} + 1` })
    .where(and(isLive(sent, now), isOfRequest, lt(emailCodes.tries, TRIES_MAX)))
    .returning()
  const found = matching(rows, sent)
  // A right answer costs no try: the steps of a registration send it more than once.
  if (found)
    await db
      .update(emailCodes)
      .set({ tries: sql`${emailCodes.tries} - 1` })
      .where(isOfRequest)
  return found
}

/** Without a request id: the codes that this network asked for, else all of the mailbox. */
async function tryMailbox(db: Database, sent: SentCode, now: Date): Promise<string | undefined> {
  const isOwn = and(isLive(sent, now), eq(emailCodes.network, networkHash(sent.network)))
  const own = await db
    .update(emailCodes)
    .set({ triesWithoutId: sql`${emailCodes.triesWithoutId} + 1` })
    .where(and(isOwn, lt(emailCodes.triesWithoutId, TRIES_MAX)))
    .returning()
  const found = matching(own, sent)
  if (found) {
    await db
      .update(emailCodes)
      .set({ triesWithoutId: sql`greatest(0, ${emailCodes.triesWithoutId} - 1)` })
      .where(isOwn)
    return found
  }
  const [asked] = await db.select({ requestId: emailCodes.requestId }).from(emailCodes).where(isOwn).limit(1)
  if (asked) return undefined
  return tryFromElsewhere(db, sent, now)
}

/** The wrong codes of strangers cost the owner a captcha, and nothing else. */
async function tryFromElsewhere(db: Database, sent: SentCode, now: Date): Promise<string | undefined> {
  const mailboxKey = limitKey('wrong-codes-for', sent.purpose, keyOf(sent.email))
  const pairKey = limitKey('wrong-codes-of-for', sent.network, sent.purpose, keyOf(sent.email))
  const giveBack = async () => {
    for (const key of [mailboxKey, pairKey]) await decrement(db, key)
  }
  await assertWithinLimit(db, pairKey, now, WRONG_CODES_OF_PAIR)
  const isFree = (await increment(db, mailboxKey, now, FREE_WRONG_CODES.windowMs)) <= FREE_WRONG_CODES.max
  try {
    if (!isFree) await requireCaptcha(db, sent, now)
  } catch (error) {
    await giveBack()
    throw error
  }
  const found = matching(await db.select().from(emailCodes).where(isLive(sent, now)), sent)
  if (!found) return undefined
  await giveBack()
  // The steps of a registration send the same code and captcha more than once.
  if (!isFree) await keepCaptcha(db, sent, now)
  return found
}

function matching(
  rows: readonly { requestId: string; hash: string }[],
  { email, purpose, emailVerificationCode }: SentCode,
): string | undefined {
  return rows.find(({ requestId, hash }) =>
    timingSafeEqual(Buffer.from(hash), Buffer.from(hashOf(requestId, email, purpose, emailVerificationCode))),
  )?.requestId
}

/**
 * Uses up the code of a request that `checkCode` has passed, in the transaction that does the work.
 * @throws ApiError `REFUSED` when another request was faster
 */
export async function consumeCode(tx: Database, requestId: string): Promise<void> {
  const used = await tx
    .delete(emailCodes)
    .where(eq(emailCodes.requestId, requestId))
    .returning({ requestId: emailCodes.requestId })
  if (used.length === 0) throw wrongCode()
}

/** Counts a use of a code that serves several times, such as one for a sign-in: after five it is used up. */
export async function countUse(db: Database, requestId: string): Promise<void> {
  await db
    .update(emailCodes)
    .set({ tries: sql`${emailCodes.tries} + 1` })
    .where(eq(emailCodes.requestId, requestId))
}
