/** Tells the main accounts that goods go elsewhere by default: by a notification and a mail (G5). */
import { type AddressKind, LANGUAGES } from '@cartwright/core/contract'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { accounts, type addresses, customers, notifications, orgSites } from '../db/schema'
import type { Principal } from '../http/handler'
import { enqueue } from '../outbox/outbox'
import { fullName } from '../session/full-name'
import { escapeHtml } from '../texts/escape-html'
import { textsIn } from '../texts/localize'
import { defaultAddressTexts } from './default-address.texts'

type AddressRow = typeof addresses.$inferSelect

/** An address in one line, without telephone numbers and mail addresses. */
export const addressLine = (address: AddressRow): string =>
  [
    address.company,
    `${address.firstName} ${address.lastName}`.trim(),
    address.address1,
    address.address2,
    `${address.postcode} ${address.city}`.trim(),
    address.state,
    address.countryIso2,
  ]
    .filter(Boolean)
    .join(', ')

/**
 * The only main account of a company is not told what it has done itself.
 * @param made undefined where no address is the default any more
 */
export async function tellOfDefault(
  { db, caller, now }: { db: Database; caller: Principal; now: Date },
  { kind, old, made }: { kind: AddressKind; old: AddressRow; made: AddressRow | undefined },
): Promise<void> {
  const isMain = and(eq(accounts.custId, caller.custId), eq(accounts.mainAccount, true), eq(accounts.active, true))
  const mains = await db
    .select({ accountId: accounts.accountId, region: orgSites.region })
    .from(accounts)
    .innerJoin(customers, eq(customers.custId, accounts.custId))
    .innerJoin(orgSites, eq(orgSites.orgId, customers.orgId))
    .where(isMain)
  if (mains.every(({ accountId }) => accountId === caller.accountId)) return
  const [by] = await db.select({ name: fullName }).from(accounts).where(eq(accounts.accountId, caller.accountId))
  const texts = notificationTexts({
    kind,
    by: by?.name ?? caller.userName,
    before: addressLine(old),
    after: made ? addressLine(made) : '–',
  })
  const sent = await db
    .insert(notifications)
    .values(mains.map(({ accountId, region }) => ({ region, accountId, texts, createTime: now })))
    .returning({ notificationId: notifications.notificationId, accountId: notifications.accountId })
  await enqueue(
    db,
    sent.flatMap(({ notificationId, accountId }) =>
      accountId === null ? [] : [{ kind: 'notified' as const, accountId, notificationId }],
    ),
    now,
  )
}

interface DefaultChange {
  kind: AddressKind
  by: string
  before: string
  after: string
}

/** Title and text of the notification in every language; the text is HTML. */
const notificationTexts = ({ kind, by, before, after }: DefaultChange) =>
  Object.fromEntries(
    LANGUAGES.map(language => {
      const say = textsIn(language, defaultAddressTexts)
      const lines = [
        say('text', { by: escapeHtml(by) }),
        say('before', { address: escapeHtml(before) }),
        say('after', { address: escapeHtml(after) }),
        say('check'),
        `<a href="/my/account?tab=addresses">${say('open')}</a>`,
      ]
      return [language, { title: say(`${kind}Title`), text: lines.map(line => `<p>${line}</p>`).join('') }]
    }),
  )
