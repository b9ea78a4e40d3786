/** The address book of a company: who gets invoices and goods, and where (ACC-006, ACC-009, ACC-010). */
import type { AddressKind, BookAddress, CallRead } from '@cartwright/core/contract'
import { hasPermission, PERMISSION } from '@cartwright/core/rules'
import { and, asc, desc, eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { record, recordChange } from '../db/record'
import { type AuditValues, addresses, customers } from '../db/schema'
import { checkAll, notFound } from '../http/api-error'
import { forbidden } from '../http/authorization'
import type { Deps, Incoming, Principal } from '../http/handler'
import { assertRoomIn, ROWS_MAX } from '../limits/account-limits'
import { assertPrintable } from '../pdf/printable'
import { runIdempotent, runIdempotentIfKeyed } from '../transactions/run-idempotent'
import { transact } from '../transactions/transact'
import { assertAddressee, assertKnownCountry, toBookAddress } from './book-address'
import { addressLine, tellOfDefault } from './tell-of-default'

type AddressRow = typeof addresses.$inferSelect
type AddressFields = CallRead<'account.addAddress'>['body']

/** @source API-093, ACC-002, ACC-003, ACC-006 */
export async function listAddresses({ db }: Deps, { custId }: Principal, kind?: AddressKind): Promise<BookAddress[]> {
  const rows = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.custId, custId), kind && eq(addresses.kind, kind)))
    .orderBy(asc(addresses.kind), desc(addresses.isDefault), asc(addresses.addressId))
  return rows.map(toBookAddress)
}

/**
 * Once per idempotency key. The first address of its kind becomes the default one. Addresses for invoices are for main accounts to change,
 * default ones for them and for accounts that manage others: a change of those is mailed to the main accounts.
 * @throws ApiError `REFUSED` for an address without a name (VAL-016) and for a country that is not delivered to; `FORBIDDEN` without the
 *   right
 * @source API-093
 */
export async function addAddress(
  { body, caller, idempotencyKey: key }: Incoming<'account.addAddress'>,
  { db, clock, outbox }: Deps,
): Promise<BookAddress> {
  const { accountId, custId } = caller
  const now = clock()
  assertMayChange(caller, body.kind)
  if (body.isDefault) assertMayChooseDefault(caller)
  await assertDeliverable(db, body)
  const added = await runIdempotent(db, { accountId, key, call: 'account.addAddress', body, now }, async tx => {
    await lockBook(tx, custId)
    await assertRoomIn(tx, addresses, eq(addresses.custId, custId), ROWS_MAX.addresses)
    const isOfKind = and(eq(addresses.custId, custId), eq(addresses.kind, body.kind))
    const [other] = await tx.select({ id: addresses.addressId }).from(addresses).where(isOfKind).limit(1)
    const isDefault = body.isDefault || (!other && mayChooseDefault(caller))
    const old = isDefault ? await takeDefault(tx, custId, body.kind) : undefined
    const [made] = await tx
      .insert(addresses)
      .values({ ...toColumns(body), custId, isDefault, defaultSince: old ? now : null })
      .returning()
    if (!made) throw new Error('the address was not stored')
    await record(tx, now, { action: 'address.added', subject: addressLine(made), after: auditOf(made) })
    if (old) await tellOfDefault({ db: tx, caller, now }, { kind: body.kind, old, made })
    return toBookAddress(made)
  })
  outbox.wake()
  return added
}

/**
 * Once per idempotency key, where one is sent: a repeated request does not undo a later change.
 * @throws ApiError `NOT_FOUND` for an address of another company; `REFUSED` and `FORBIDDEN` as `addAddress`
 * @source API-093
 */
export async function changeAddress(
  { body, caller, idempotencyKey: key }: Incoming<'account.changeAddress'>,
  { db, clock, outbox }: Deps,
): Promise<BookAddress> {
  const { accountId, custId } = caller
  const { addressId, ...fields } = body
  const now = clock()
  await assertDeliverable(db, fields)
  const changed = await runIdempotentIfKeyed(
    db,
    { accountId, key, call: 'account.changeAddress', body, now },
    async tx => {
      await lockBook(tx, custId)
      const [before] = await tx.select().from(addresses).where(isOwn(custId, addressId))
      if (!before) throw notFound('This address')
      for (const kind of [before.kind, fields.kind]) assertMayChange(caller, kind)
      if (before.isDefault || fields.isDefault) assertMayChooseDefault(caller)
      const other = fields.isDefault ? await takeDefault(tx, custId, fields.kind, addressId) : undefined
      const columns = toColumns(fields)
      // What stands in the default address decides where goods go, as its mark does.
      const diverts = other !== undefined || (before.isDefault && isOtherPlace(before, { ...before, ...columns }))
      const [row] = await tx
        .update(addresses)
        .set({ ...columns, ...(diverts && { defaultSince: fields.isDefault ? now : null }) })
        .where(isOwn(custId, addressId))
        .returning()
      if (!row) throw notFound('This address')
      await recordChange(tx, now, {
        action: 'address.changed',
        subject: addressLine(row),
        before: auditOf(before),
        after: auditOf(row),
      })
      const made = row.isDefault ? row : undefined
      if (diverts) await tellOfDefault({ db: tx, caller, now }, { kind: fields.kind, old: other ?? before, made })
      return toBookAddress(row)
    },
  )
  outbox.wake()
  return changed
}

/**
 * The mark of a default address goes with it: where goods go next is for the company to say.
 * @throws ApiError `NOT_FOUND` for an address of another company; `FORBIDDEN` for one for invoices, by a sub-account, and for a default one
 *   without the right to manage accounts
 * @source API-093
 */
export async function removeAddress({ db, clock, outbox }: Deps, caller: Principal, addressId: number): Promise<void> {
  const { custId } = caller
  const now = clock()
  await transact(db, async tx => {
    await lockBook(tx, custId)
    const [before] = await tx.select().from(addresses).where(isOwn(custId, addressId))
    if (!before) throw notFound('This address')
    assertMayChange(caller, before.kind)
    if (before.isDefault) assertMayChooseDefault(caller)
    await tx.delete(addresses).where(isOwn(custId, addressId))
    await record(tx, now, { action: 'address.removed', subject: addressLine(before), before: auditOf(before) })
    if (before.isDefault)
      await tellOfDefault({ db: tx, caller, now }, { kind: before.kind, old: before, made: undefined })
  })
  outbox.wake()
}

/** Who is invoiced is the company's to say: an order of any account could not be invoiced without it. */
function assertMayChange({ mainAccount }: Principal, kind: string): void {
  if (kind === 'billing' && !mainAccount) throw forbidden()
}

const isOwn = (custId: number, addressId: number) =>
  and(eq(addresses.custId, custId), eq(addresses.addressId, addressId))

/** One change at a time in a company: two addresses must not become the default at the same moment. */
const lockBook = (tx: Database, custId: number) =>
  tx.select({ custId: customers.custId }).from(customers).where(eq(customers.custId, custId)).for('update')

/** Where goods go without a word is for those to say who manage the accounts (docs/decisions/0093-default-addresses.md). */
const mayChooseDefault = ({ mainAccount, permissions }: Principal): boolean =>
  mainAccount || hasPermission(permissions, [PERMISSION.accounts])

function assertMayChooseDefault(caller: Principal): void {
  if (!mayChooseDefault(caller)) throw forbidden()
}

/** Takes the mark away for another address. @returns the address that had it */
async function takeDefault(
  tx: Database,
  custId: number,
  kind: AddressKind,
  forAddress?: number,
): Promise<AddressRow | undefined> {
  const isIt = and(eq(addresses.custId, custId), eq(addresses.kind, kind), eq(addresses.isDefault, true))
  const [old] = await tx.select().from(addresses).where(isIt)
  if (!old || old.addressId === forAddress) return undefined
  await tx.update(addresses).set({ isDefault: false, defaultSince: null }).where(eq(addresses.addressId, old.addressId))
  return old
}

/** Whether goods would go elsewhere: other telephone numbers divert nothing. */
const isOtherPlace = (before: AddressRow, after: AddressRow): boolean =>
  before.kind !== after.kind || before.isDefault !== after.isDefault || addressLine(before) !== addressLine(after)

/** What the audit says of an address. */
const auditOf = (address: AddressRow): AuditValues => ({
  kind: address.kind,
  isDefault: address.isDefault,
  address: addressLine(address),
  contact: [address.phone, address.mobile, address.email, address.fax].filter(Boolean).join(', '),
})

/** @source VAL-016, VAL-040 */
async function assertDeliverable(db: Database, fields: AddressFields): Promise<void> {
  await checkAll([
    () => assertAddressee(fields),
    ...Object.entries(fields).map(
      ([field, text]) =>
        () =>
          assertPrintable([text], field),
    ),
    () => assertKnownCountry(db, fields.country),
  ])
}

const toColumns = ({ country: countryIso2, ...fields }: AddressFields) => ({ ...fields, countryIso2 })
