/**
 * Sign-in with a password: the same answer for every cause. Failures count per network, per name, and per pair of them
 * (docs/decisions/0055-sign-in-limits.md).
 */

import { type CallRead, CODE } from '@cartwright/core/contract'
import { and, eq } from 'drizzle-orm'
import { ENTER_NUMBERS, solveCaptcha, WRONG_NUMBERS } from '../codes/captcha'
import { codeMail } from '../codes/code-mail'
import { checkCode, consumeCode, countMail, countUse, type MailCounts, storeCode } from '../codes/email-codes'
import { actAs } from '../db/actor'
import { record, recordOften } from '../db/record'
import { accounts, customers, orgSites } from '../db/schema'
import { ApiError } from '../http/api-error'
import type { Deps, Incoming } from '../http/handler'
import { acquire, clearCounters, decrement, increment, limitKey, readCounter, tooMany } from '../limits/rate-limit'
import { describeError } from '../process/log'
import { joinMessages, localize } from '../texts/localize'
import { transact } from '../transactions/transact'
import { hasName, nameKey } from './accounts'
import { checkPassword, isRejectedPassword } from './passwords'
import { isServedIn } from './principal-cache'
import { sessionRefusals } from './session-refusals.texts'
import { createToken } from './tokens'

/** OAuth client of the reference storefront and elements. */
const CLIENT = { id: 'cartwright', secret: 'cartwright', scope: 'server' }

const MINUTE_MS = 60_000
/** Of one name from one network. */
const FREE_FAILURES = { max: 5, windowMs: 30 * MINUTE_MS }
/** Of one network over all names: one password tried on many is as bad as many on one. A large office mistypes less than this. */
const FREE_FAILURES_OF_NETWORK = { max: 30, windowMs: 30 * MINUTE_MS }
/** Of one name over all networks: from then on everybody needs the captcha for this name, and no one is locked out. */
const FREE_FAILURES_OF_NAME = { max: 20, windowMs: 60 * MINUTE_MS }
const DELAY_START_MS = 1_000
const DELAY_MAX_MS = 5 * MINUTE_MS

/**
 * Mailed codes that take no captcha: people who cannot read numbers off a picture sign in by them, so neither colleagues behind the
 * same address nor strangers who ask for codes of the same name may use them up.
 */
const FREE_CODES_OF_NETWORK = 10
const FREE_CODES_OF_PAIR = 3
const FREE_CODES_OF_NAME = 5

const takesCaptcha = ({ ofNetwork, ofPair, toMailbox }: MailCounts): boolean =>
  ofNetwork > FREE_CODES_OF_NETWORK ||
  ofPair > FREE_CODES_OF_PAIR ||
  // The first of a network goes through, however many codes others have asked for.
  (toMailbox > FREE_CODES_OF_NAME && ofPair > 1)

const WRONG = localize(sessionRefusals, 'wrongPassword')

type SignIn = CallRead<'session.token'>['body']

/**
 * @throws ApiError `REFUSED` wrong name, password or client; `CAPTCHA_NEEDED` after five failures of the name from the network,
 *   thirty of the network, or twenty of the name, unless the captcha or a mailed code is answered; `TOO_MANY` while a delay runs
 * @source API-010, API-011
 */
export async function signIn({ body, network, userAgent }: Incoming<'session.token'>, deps: Deps) {
  const { db, clock, log, isProduction } = deps
  if (body.client_id !== CLIENT.id || body.client_secret !== CLIENT.secret || body.scope !== CLIENT.scope) {
    throw new ApiError(CODE.REFUSED, 'This client is not known here.')
  }
  const now = clock()
  const name = await nameKey(db, body.username)
  const pairKey = limitKey('sign-in', name, network)
  const networkKey = limitKey('sign-in-address', network)
  const nameFailuresKey = limitKey('sign-in-name', name)
  const delayKey = limitKey('sign-in-delay', name, network)

  const { count } = await readCounter(db, pairKey, now, FREE_FAILURES.windowMs)
  const isLate = count >= FREE_FAILURES.max
  if (isLate) {
    const delay = await readCounter(db, delayKey, now, DELAY_MAX_MS)
    if (delay.count > 0) throw tooMany(now, delay.resets)
  }
  // No delay for a network or a name: who reads the numbers gets in, however many others try passwords.
  const isBusyNetwork = await isAtLimit(networkKey, FREE_FAILURES_OF_NETWORK)
  const isBusyName = await isAtLimit(nameFailuresKey, FREE_FAILURES_OF_NAME)
  const account = await findAccount(body.username, deps)
  const needsProof = isLate || isBusyNetwork || isBusyName
  const codeRequest = needsProof ? await proveHuman(body, account?.email ?? '', network, deps) : undefined
  if (isLate && !(await acquire(db, delayKey, now, delayAfter(count))))
    throw tooMany(now, new Date(now.getTime() + delayAfter(count)))
  // Counted before the password is looked at, so that a hundred tries at the same moment are a hundred tries.
  const tries = await increment(db, pairKey, now, FREE_FAILURES.windowMs)
  const triesOfNetwork = await increment(db, networkKey, now, FREE_FAILURES_OF_NETWORK.windowMs)
  const triesOfName = await increment(db, nameFailuresKey, now, FREE_FAILURES_OF_NAME.windowMs)
  const isOutrun =
    (!isLate && tries > FREE_FAILURES.max) ||
    (!isBusyNetwork && triesOfNetwork > FREE_FAILURES_OF_NETWORK.max) ||
    (!isBusyName && triesOfName > FREE_FAILURES_OF_NAME.max)
  if (isOutrun && codeRequest === undefined) throw new ApiError(CODE.CAPTCHA_NEEDED, ENTER_NUMBERS)

  const isRight = await checkPassword(account?.password, body.password)
  const isRejected = isRejectedPassword(body.password, deps)
  // Its owner comes back by "Forgot password", the supplier sees which accounts are left from a trial.
  if (isRight && isRejected) log.error('account.published-password', { accountId: account?.accountId })
  if (!isRight || isRejected || !account?.active) {
    log.info('session.refused', { network, tries })
    // Of a name without an account nothing is kept: a person may have typed a password there.
    if (account)
      await recordOften(db, now, { action: 'session.refused', subject: account.userName, custId: account.custId })
    const isFree =
      tries < FREE_FAILURES.max &&
      triesOfNetwork < FREE_FAILURES_OF_NETWORK.max &&
      triesOfName < FREE_FAILURES_OF_NAME.max
    if (isFree) throw new ApiError(CODE.REFUSED, WRONG)
    if (tries === FREE_FAILURES.max) await acquire(db, delayKey, now, delayAfter(tries))
    throw new ApiError(CODE.CAPTCHA_NEEDED, joinMessages(WRONG, ENTER_NUMBERS))
  }
  await clearCounters(db, [pairKey, delayKey], now)
  // Only this one was none: an account of one's own must not make others forget.
  await decrement(db, networkKey)
  await decrement(db, nameFailuresKey)
  if (codeRequest) await consumeCode(db, codeRequest)
  log.info('session.started', { accountId: account.accountId, network })
  const { accountId, custId, userName } = account
  const { token, expiresIn } = await transact(db, tx =>
    actAs({ accountId, custId, network }, async () => {
      await record(tx, now, { action: 'session.started', subject: userName })
      return createToken(tx, { ...account, userAgent, isProduction }, now)
    }),
  )
  return { access_token: token, token_type: 'bearer', expires_in: expiresIn }

  async function isAtLimit(key: string, { max, windowMs }: { max: number; windowMs: number }): Promise<boolean> {
    return (await readCounter(db, key, now, windowMs)).count >= max
  }
}

/**
 * The captcha, or a code mailed by `mailSignInCode`, which serves for five passwords.
 * @returns the request of the code; empty where the captcha was answered
 * @throws ApiError `CAPTCHA_NEEDED`
 */
async function proveHuman(body: SignIn, email: string, network: string, { db, clock }: Deps): Promise<string> {
  const { emailVerificationCode, requestId } = body
  if (!emailVerificationCode || !requestId) {
    if (await solveCaptcha(db, body, clock())) return ''
    throw new ApiError(CODE.CAPTCHA_NEEDED, body.code ? WRONG_NUMBERS : ENTER_NUMBERS)
  }
  try {
    const sent = { email, emailVerificationCode, requestId, purpose: 'signIn', network } as const
    const request = await checkCode(db, sent, clock())
    await countUse(db, request)
    return request
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== CODE.REFUSED) throw error
    throw new ApiError(CODE.CAPTCHA_NEEDED, localize(sessionRefusals, 'codeWrong'), error.data)
  }
}

/**
 * Mails a code that stands in for the captcha, to the address of the account: nothing has to be read off a picture, it can be
 * pasted. The answer, and its time, are the same for a name without an account. Mails go to addresses of accounts only, so fewer of
 * them take the captcha than of other mails (docs/decisions/0055-sign-in-limits.md).
 * @throws ApiError `TOO_MANY`, `CAPTCHA_NEEDED`
 */
export async function mailSignInCode(
  { body: { userName, ...captcha }, network, language }: Incoming<'session.sendCode'>,
  deps: Deps,
): Promise<{ requestId: string }> {
  const { db, clock, mailer, log } = deps
  const now = clock()
  const name = await nameKey(db, userName)
  // Counted by the name: counts of a mailbox would tell whose it is.
  const mail = { network, to: `sign-in of ${name}`, captcha }
  const { giveBack } = await countMail(db, mail, now, takesCaptcha)
  const account = await findAccount(userName, deps)
  const email = account?.active ? account.email : ''
  const { requestId, code } = await storeCode(db, { email, purpose: 'signIn', network }, now)
  if (email) {
    // Not waited for: the time of the answer would tell whether there is an account.
    mailer
      .send({ to: email, ...codeMail('signIn', code, language, account?.userName) })
      .catch(error => {
        log.error('mail.failed', { purpose: 'signIn', network, ...describeError(error) })
        return giveBack()
      })
      .catch(error => log.error('mail.not-counted-back', describeError(error)))
  }
  log.info('mail.code', { purpose: 'signIn', network })
  return { requestId }
}

/** 1 s after the fifth failure, twice as long after each further one, at most five minutes. */
const delayAfter = (failures: number) => Math.min(DELAY_MAX_MS, DELAY_START_MS * 2 ** (failures - FREE_FAILURES.max))

async function findAccount(userName: string, { db, region }: Deps) {
  const [found] = await db
    .select({
      accountId: accounts.accountId,
      custId: accounts.custId,
      userName: accounts.userName,
      email: accounts.email,
      password: accounts.password,
      active: accounts.active,
      roles: accounts.roles,
    })
    .from(accounts)
    .innerJoin(customers, eq(customers.custId, accounts.custId))
    .innerJoin(orgSites, eq(orgSites.orgId, customers.orgId))
    .where(and(hasName(userName), isServedIn(region)))
  return found
}
