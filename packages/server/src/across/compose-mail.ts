/** Makes the mail of a message, at the moment it is sent. */
import { toLanguage } from '@cartwright/core/contract'
import { and, eq } from 'drizzle-orm'
import { addressCorrectedMail, newAccountMail } from '../account/new-account-mail'
import type { OutboxMessage } from '../db/schema'
import { accounts, customers } from '../db/schema'
import { invoiceMail } from '../finance/invoice-mail'
import type { Mail } from '../http/handler'
import { notificationMail } from '../notifications/notification-mail'
import { orderMail } from '../orders/order-mail'
import type { MailDeps } from '../outbox/outbox'
import { reportMail } from '../reports/report-mail'
import { returnMail } from '../rma/return-mail'
import { findPrincipal } from '../session/find-principal'
import { readSite } from '../site/read-site'
import { FALLBACK_LANGUAGE, spokenIn } from '../texts/language'

/** What a buyer asks or reports is for the people of the site, in their language. */
const FOR_SUPPLIER: ReadonlySet<OutboxMessage['kind']> = new Set(['orderAsked', 'reportArrived'])

/** @returns undefined where the account is not active any more, or may not read what the mail is about */
export async function composeMail(deps: MailDeps, message: OutboxMessage): Promise<Mail | undefined> {
  if (message.kind === 'accountAdded') return composeWelcome(deps, message)
  if (message.kind === 'addressCorrected') return composeCorrection(deps, message)
  const { db, region, clock, publicUrl } = deps
  const found = await findPrincipal(db, message.accountId)
  if (!found) return undefined
  const { principal, name } = found
  const account = { db, caller: principal, region, now: clock() }
  const site = FOR_SUPPLIER.has(message.kind) ? await readSite(account) : undefined
  const language = site ? spokenIn(region, toLanguage(site.language) ?? FALLBACK_LANGUAGE) : found.language
  const scope = { ...account, language }
  const reader = { name, publicUrl }
  const mail =
    'rmaId' in message
      ? await returnMail(scope, { event: message.kind, rmaId: message.rmaId, ...reader })
      : 'reportNo' in message
        ? await reportMail(scope, { event: message.kind, reportNo: message.reportNo, ...reader })
        : 'invoiceNo' in message
          ? await invoiceMail(scope, { event: message.kind, invoiceNo: message.invoiceNo, ...reader })
          : 'notificationId' in message
            ? await notificationMail(scope, message.notificationId, reader)
            : await orderMail(scope, {
                event: message.kind,
                orderNo: message.orderNo,
                shipment: message.shipment,
                since: message.since,
                ...reader,
              })
  return mail && { to: site?.serviceEmail ?? principal.email, ...mail }
}

/** The account need not be active yet. An address that has been corrected since gets a mail of its own. */
async function composeWelcome(
  { db, region, publicUrl }: MailDeps,
  { accountId, language, email }: Extract<OutboxMessage, { kind: 'accountAdded' }>,
): Promise<Mail | undefined> {
  const [account] = await db
    .select({ userName: accounts.userName, email: accounts.email, company: customers.company })
    .from(accounts)
    .innerJoin(customers, eq(customers.custId, accounts.custId))
    .where(and(eq(accounts.accountId, accountId), eq(accounts.email, email)))
  return account && { to: account.email, ...newAccountMail({ ...account, publicUrl }, spokenIn(region, language)) }
}

/** To the address that the account had: its owner may not know of the change. */
async function composeCorrection(
  { db, region }: MailDeps,
  { accountId, language, email }: Extract<OutboxMessage, { kind: 'addressCorrected' }>,
): Promise<Mail | undefined> {
  const [account] = await db
    .select({ userName: accounts.userName, newEmail: accounts.email, company: customers.company })
    .from(accounts)
    .innerJoin(customers, eq(customers.custId, accounts.custId))
    .where(eq(accounts.accountId, accountId))
  return account && { to: email, ...addressCorrectedMail(account, spokenIn(region, language)) }
}
