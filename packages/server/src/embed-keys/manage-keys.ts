/** Making, changing and revoking keys (docs/decisions/0114-embed-keys.md). */
import {
  type CallRead,
  CODE,
  EMBED_KEY_DAYS_MAX,
  EMBED_KEYS_MAX,
  type EmbedKey,
  type Right,
} from '@cartwright/core/contract'
import { addDays, dayIn, isEmbedComponent, isEmbedOrigin, rightsOf } from '@cartwright/core/rules'
import { and, eq, gt, inArray, isNull, type SQL } from 'drizzle-orm'
import { notifyAccounts, readMains } from '../account/notify-mains'
import { assertPassword } from '../account/sensitive-change'
import type { RequestContext } from '../catalogue/request-context'
import type { Database } from '../db/database'
import { record, recordChange } from '../db/record'
import { type AuditValues, accounts, customers, embedKeys } from '../db/schema'
import { ApiError, notFound, refusedField } from '../http/api-error'
import type { Deps, Incoming } from '../http/handler'
import { fullName } from '../session/full-name'
import { dayStart } from '../site/day-start'
import { escapeHtml } from '../texts/escape-html'
import type { Spoken } from '../texts/language'
import { localize, textsIn } from '../texts/localize'
import { transact } from '../transactions/transact'
import { embedKeyMailTexts } from './embed-key-mail.texts'
import { embedKeyRefusals } from './embed-key-refusals.texts'
import { type KeyRow, newSecret, readKeys } from './embed-key-rows'

const DAYS_DEFAULT = 365

type Fields = CallRead<'embedKeys.add'>['body']
type Wanted = Omit<Fields, 'currentPassword'>

/** Who makes or changes a key: an account of the company, or the supplier. */
export interface KeyMaker {
  db: Database
  now: Date
  custId: number
  /** Null for the supplier. */
  accountId: number | null
  /** Of the company's site. */
  timeZone: string
  /** Of the shop, which needs no key; a command does not know it. */
  publicUrl: string | undefined
}

const makerOf = ({ db, caller, now }: RequestContext, { publicUrl }: Deps): KeyMaker => ({
  db,
  now,
  custId: caller.custId,
  accountId: caller.accountId,
  timeZone: caller.timeZone,
  publicUrl,
})

export const listKeys = ({ db, caller }: RequestContext): Promise<EmbedKey[]> =>
  readKeys(db, eq(embedKeys.custId, caller.custId))

/** @throws ApiError `REFUSED` for a wrong password or field, and for more keys than a company may have; `TOO_MANY` */
export async function addKey(scope: RequestContext, request: Incoming<'embedKeys.add'>, deps: Deps) {
  await assertOwnPassword(request, deps)
  const made = await makeKey(makerOf(scope, deps), request.body)
  deps.keyOrigins.forget()
  return made
}

/** Makes a key without asking for a password. */
export async function makeKey(maker: KeyMaker, wanted: Wanted): Promise<{ key: EmbedKey; secret: string }> {
  const { db, now, custId, accountId } = maker
  const values = await checkFields(maker, wanted)
  const { secret, ...stored } = newSecret()
  const keyId = await transact(db, async tx => {
    // Keys that are made at the same moment are counted one after the other.
    await tx.select({ custId: customers.custId }).from(customers).where(eq(customers.custId, custId)).for('update')
    const isLive = and(eq(embedKeys.custId, custId), isNull(embedKeys.revoked), gt(embedKeys.expires, now))
    if ((await tx.$count(embedKeys, isLive)) >= EMBED_KEYS_MAX)
      throw new ApiError(CODE.REFUSED, localize(embedKeyRefusals, 'tooManyKeys', { max: EMBED_KEYS_MAX }))
    const [made] = await tx
      .insert(embedKeys)
      .values({ ...values, ...stored, custId, createdBy: accountId, createTime: now })
      .returning({ keyId: embedKeys.keyId })
    if (!made) throw new Error('the key was not stored')
    await record(tx, now, { action: 'embedKey.added', subject: values.name, custId, after: audited(values) })
    await tell(tx, maker, 'added', values)
    return made.keyId
  })
  return { key: await readKey(db, keyId), secret }
}

/** @throws ApiError as `addKey`, `NOT_FOUND` for a key of another company, `REFUSED` for one that has ended */
export async function changeKey(
  scope: RequestContext,
  request: Incoming<'embedKeys.change'>,
  deps: Deps,
): Promise<EmbedKey> {
  await assertOwnPassword(request, deps)
  const { id } = request.params
  const maker = makerOf(scope, deps)
  const { db, now } = maker
  const values = await checkFields(maker, request.body)
  await transact(db, async tx => {
    const before = await lockKey(tx, maker.custId, id)
    if (before.revoked || before.expires <= now)
      throw new ApiError(CODE.REFUSED, localize(embedKeyRefusals, 'keyEnded'))
    await tx.update(embedKeys).set(values).where(eq(embedKeys.keyId, id))
    await recordChange(tx, now, {
      action: 'embedKey.changed',
      subject: values.name,
      before: audited(before),
      after: audited(values),
    })
    await tell(tx, maker, 'changed', values)
  })
  deps.keyOrigins.forget()
  return readKey(db, id)
}

/** Ends a key, and deletes nothing that was ordered by it. Of one that has ended already nothing changes. */
export async function revokeKey(scope: RequestContext, id: string, deps: Deps): Promise<void> {
  await endKey(makerOf(scope, deps), id)
  deps.keyOrigins.forget()
}

/** @throws ApiError `NOT_FOUND` for a key of another company */
export async function endKey(maker: KeyMaker, id: string): Promise<void> {
  const { db, now, custId } = maker
  await transact(db, async tx => {
    const key = await lockKey(tx, custId, id)
    if (key.revoked) return
    await tx.update(embedKeys).set({ revoked: now }).where(eq(embedKeys.keyId, id))
    await record(tx, now, { action: 'embedKey.revoked', subject: key.name, custId })
    await tell(tx, maker, 'revoked', key)
  })
}

const assertOwnPassword = async (
  { body, caller, token, network, language }: Incoming<'embedKeys.add'> | Incoming<'embedKeys.change'>,
  deps: Deps,
): Promise<void> => {
  const { accountId } = caller
  const [account] = await deps.db
    .select({ accountId: accounts.accountId, password: accounts.password })
    .from(accounts)
    .where(eq(accounts.accountId, accountId))
  if (!account) throw new Error('the account is gone')
  await assertPassword(account, body.currentPassword, { token, network, language }, deps)
}

/** What is stored of the fields of a form. */
async function checkFields(maker: KeyMaker, { name, origins, components, rights, buyers, expires }: Wanted) {
  const unknown = components.find(component => !isEmbedComponent(component))
  if (unknown !== undefined)
    throw refusedField(
      'components',
      'componentUnknown',
      localize(embedKeyRefusals, 'componentUnknown', { name: unknown }),
    )
  const wrong = origins.find(origin => !isEmbedOrigin(origin))
  if (wrong !== undefined)
    throw refusedField('origins', 'originWrong', localize(embedKeyRefusals, 'originWrong', { origin: wrong }))
  if (maker.publicUrl !== undefined && origins.includes(new URL(maker.publicUrl).origin))
    throw refusedField('origins', 'originShop', localize(embedKeyRefusals, 'originShop'))
  await assertOwnBuyers(maker, buyers)
  const needed = rightsOf(components)
  const granted: Right[] = needed.filter(right => rights === undefined || rights.includes(right))
  return {
    name,
    origins: [...new Set(origins)],
    components: [...new Set(components)],
    rights: granted,
    buyers: buyers && [...new Set(buyers)],
    expires: endOf(maker, expires) as unknown as Date,
  }
}

async function assertOwnBuyers({ db, custId }: KeyMaker, buyers: readonly number[] | null): Promise<void> {
  if (!buyers) return
  const own = and(eq(accounts.custId, custId), inArray(accounts.accountId, [...new Set(buyers)]))
  if ((await db.$count(accounts, own)) !== new Set(buyers).size)
    throw refusedField('buyers', 'buyerUnknown', localize(embedKeyRefusals, 'buyerUnknown'))
}

/** The end of the last day at the site. */
function endOf({ now, timeZone }: KeyMaker, expires: string | undefined): SQL<Date> {
  const today = dayIn(timeZone, now)
  const day = expires ?? addDays(today, DAYS_DEFAULT)
  if (day < today) throw refusedField('expires', 'expiresPast', localize(embedKeyRefusals, 'expiresPast'))
  if (day > addDays(today, EMBED_KEY_DAYS_MAX))
    throw refusedField('expires', 'expiresLate', localize(embedKeyRefusals, 'expiresLate'))
  return dayStart(addDays(day, 1), timeZone)
}

async function lockKey(tx: Database, custId: number, id: string): Promise<KeyRow> {
  const [key] = await tx
    .select()
    .from(embedKeys)
    .where(and(eq(embedKeys.keyId, id), eq(embedKeys.custId, custId)))
    .for('update')
  if (!key) throw notFound('The key')
  return key
}

async function readKey(db: Database, keyId: string): Promise<EmbedKey> {
  const [key] = await readKeys(db, eq(embedKeys.keyId, keyId))
  if (!key) throw new Error('the key is gone')
  return key
}

type Told = Pick<KeyRow, 'name' | 'origins' | 'components'>

const audited = ({
  origins,
  components,
  rights,
  buyers,
}: Pick<KeyRow, 'origins' | 'components' | 'rights' | 'buyers'>): AuditValues => ({
  origins: origins.join(' '),
  components: components.join(' '),
  rights: rights.join(' '),
  buyers: buyers?.join(' ') ?? '',
})

/** All main accounts, who made it too: it may have been somebody else with the password. */
async function tell(
  tx: Database,
  { now, custId, accountId }: KeyMaker,
  what: 'added' | 'changed' | 'revoked',
  { name, origins, components }: Told,
): Promise<void> {
  const [by] =
    accountId === null
      ? []
      : await tx.select({ name: fullName }).from(accounts).where(eq(accounts.accountId, accountId))
  const sayIn = (language: Spoken) => {
    const say = textsIn(language, embedKeyMailTexts)
    const lines = [
      by ? say('by', { by: escapeHtml(by.name) }) : say('bySupplier'),
      say('pages', { origins: escapeHtml(origins.join(', ')) }),
      what === 'revoked' ? say('ended') : say('opens', { components: components.join(', ') }),
      ...(what === 'revoked' ? [] : [say('check')]),
      `<a href="/my/account?tab=embedKeys">${say('open')}</a>`,
    ]
    return { title: say(`${what}Title`, { name }), text: lines.map(line => `<p>${line}</p>`).join('') }
  }
  await notifyAccounts(tx, await readMains(tx, custId), { say: sayIn, now })
}
