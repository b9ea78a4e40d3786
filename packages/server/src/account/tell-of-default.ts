/** Tells the main accounts that goods go elsewhere by default: by a notification and a mail (G5). */
import type { AddressKind } from '@cartwright/core/contract'
import { cityLine } from '@cartwright/core/rules'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { accounts, type addresses } from '../db/schema'
import type { Principal } from '../http/handler'
import { fullName } from '../session/full-name'
import { escapeHtml } from '../texts/escape-html'
import type { Spoken } from '../texts/language'
import { textsIn } from '../texts/localize'
import { defaultAddressTexts } from './default-address.texts'
import { notifyAccounts, readMains } from './notify-mains'

type AddressRow = typeof addresses.$inferSelect

/** An address in one line, without telephone numbers and mail addresses. */
export const addressLine = (address: AddressRow): string =>
  [
    address.company,
    `${address.firstName} ${address.lastName}`.trim(),
    address.address1,
    address.address2,
    cityLine(address),
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
  const mains = await readMains(db, caller.custId)
  if (mains.every(({ accountId }) => accountId === caller.accountId)) return
  const [by] = await db.select({ name: fullName }).from(accounts).where(eq(accounts.accountId, caller.accountId))
  const change = {
    kind,
    by: by?.name ?? caller.userName,
    before: addressLine(old),
    after: made ? addressLine(made) : '–',
  }
  await notifyAccounts(db, mains, { say: language => notificationText(change, language), now })
}

interface DefaultChange {
  kind: AddressKind
  by: string
  before: string
  after: string
}

/** Title and text of the notification; the text is HTML. */
function notificationText({ kind, by, before, after }: DefaultChange, language: Spoken) {
  const say = textsIn(language, defaultAddressTexts)
  const lines = [
    say('text', { by: escapeHtml(by) }),
    say('before', { address: escapeHtml(before) }),
    say('after', { address: escapeHtml(after) }),
    say('check'),
    `<a href="/my/account?tab=addresses">${say('open')}</a>`,
  ]
  return { title: say(`${kind}Title`), text: lines.map(line => `<p>${line}</p>`).join('') }
}
