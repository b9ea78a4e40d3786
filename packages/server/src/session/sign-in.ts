/** Sign-in with a password: the same answer for every cause, slower after each failure beyond the fifth. */
import { type CallRead, CODE } from '@cartwright/core/contract'
import { and, eq } from 'drizzle-orm'
import type { Deps } from '../app/handler'
import { Refusal } from '../app/refusal'
import { say, sayAll } from '../app/say'
import { accounts, customers, orgSites } from '../db/schema'
import { hasName, nameKey } from '../registration/accounts'
import { isServedIn } from './callers'
import { solveCaptcha } from './captcha'
import { checkPassword } from './passwords'
import { claim, clearCounts, countDown, countUp, readCount, throttleKey, tooMany } from './throttle'
import { createToken, TOKEN_LIFE_MS } from './tokens'

/** OAuth client of the reference storefront and elements. */
const CLIENT = { id: 'cartwright', secret: 'cartwright', scope: 'server' }

const FREE_FAILURES = 5
/** Over all names: one password tried on many is as bad as many on one. A large office mistypes less than this. */
const FREE_FAILURES_OF_ADDRESS = 30
const FAILURE_WINDOW_MS = 30 * 60_000
const DELAY_START_MS = 1_000
const DELAY_MAX_MS = 5 * 60_000

const WRONG = say('The user name or password is wrong.')
const ENTER_NUMBERS = say('Please enter the numbers in the image.')
const WRONG_NUMBERS = say('The numbers do not match the image. Please try the new one.')

type SignIn = CallRead<'session.token'>['query']

/**
 * @param ip address of the caller; failures are counted per account and address, and per address
 * @throws Refusal `REFUSED` wrong name, password or client; `CAPTCHA_NEEDED` after five failures, or thirty of the address; `TOO_MANY` while a delay runs
 * @source API-010, API-011
 */
export async function signIn(query: SignIn, ip: string, deps: Deps) {
  const { db, clock, log } = deps
  if (query.client_id !== CLIENT.id || query.client_secret !== CLIENT.secret || query.scope !== CLIENT.scope) {
    throw new Refusal(CODE.REFUSED, 'This client is not known here.')
  }
  const now = clock()
  const name = await nameKey(db, query.username)
  const failureKey = throttleKey('sign-in', name, ip)
  const addressKey = throttleKey('sign-in-address', ip)
  const delayKey = throttleKey('sign-in-delay', name, ip)

  const { count } = await readCount(db, failureKey, now)
  const isLate = count >= FREE_FAILURES
  if (isLate) {
    const delay = await readCount(db, delayKey, now)
    if (delay.count > 0) throw tooMany(now, delay.resets)
  }
  // No delay for an address: whoever reads the numbers gets in, however many others behind it try passwords.
  const isBusy = (await readCount(db, addressKey, now)).count >= FREE_FAILURES_OF_ADDRESS
  if ((isLate || isBusy) && !(await solveCaptcha(db, query, now)))
    throw new Refusal(CODE.CAPTCHA_NEEDED, query.code ? WRONG_NUMBERS : ENTER_NUMBERS)
  if (isLate && !(await claim(db, delayKey, now, delayAfter(count))))
    throw tooMany(now, new Date(now.getTime() + delayAfter(count)))
  // Counted before the password is looked at, so that a hundred tries at the same moment are a hundred tries.
  const tries = await countUp(db, failureKey, now, FAILURE_WINDOW_MS)
  const triesOfAddress = await countUp(db, addressKey, now, FAILURE_WINDOW_MS)
  if ((!isLate && tries > FREE_FAILURES) || (!isBusy && triesOfAddress > FREE_FAILURES_OF_ADDRESS))
    throw new Refusal(CODE.CAPTCHA_NEEDED, ENTER_NUMBERS)

  const account = await findAccount(query.username, deps)
  const isRight = await checkPassword(account?.password, query.password)
  if (!isRight || !account?.active) {
    log.info('session.refused', { ip, tries })
    if (tries < FREE_FAILURES && triesOfAddress < FREE_FAILURES_OF_ADDRESS) throw new Refusal(CODE.REFUSED, WRONG)
    if (tries === FREE_FAILURES) await claim(db, delayKey, now, delayAfter(tries))
    throw new Refusal(CODE.CAPTCHA_NEEDED, sayAll(WRONG, ENTER_NUMBERS))
  }
  await clearCounts(db, [failureKey, delayKey], now)
  // Only this one was none: an account of one's own must not make others forget.
  await countDown(db, addressKey)
  log.info('session.started', { accountId: account.accountId, ip })
  return {
    access_token: await createToken(db, account.accountId, now),
    token_type: 'bearer',
    expires_in: TOKEN_LIFE_MS / 1000,
  }
}

/** 1 s after the fifth failure, twice as long after each further one, at most five minutes. */
const delayAfter = (failures: number) => Math.min(DELAY_MAX_MS, DELAY_START_MS * 2 ** (failures - FREE_FAILURES))

async function findAccount(userName: string, { db, region }: Deps) {
  const [found] = await db
    .select({ accountId: accounts.accountId, password: accounts.password, active: accounts.active })
    .from(accounts)
    .innerJoin(customers, eq(customers.custId, accounts.custId))
    .innerJoin(orgSites, eq(orgSites.orgId, customers.orgId))
    .where(and(hasName(userName), isServedIn(region)))
  return found
}
