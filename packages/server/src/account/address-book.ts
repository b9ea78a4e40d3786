/** The address book of a company: who gets invoices and goods, and where (ACC-006, ACC-009, ACC-010). */
import type { AddressKind, BookAddress, CallRead } from '@cartwright/core/contract'
import { hasAddressee } from '@cartwright/core/rules'
import { and, asc, desc, eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { addresses, countries, customers } from '../db/schema'
import { assertPrintable } from '../documents/printable'
import { checkAll, notFound, refusedField } from '../http/api-error'
import { forbidden } from '../http/authorization'
import type { Deps, Incoming, Principal } from '../http/handler'
import { localize } from '../http/localize'
import { assertRoomIn, ROWS_MAX } from '../janitor/account-limits'
import { runIdempotent, runIdempotentIfKeyed } from '../transactions/run-idempotent'

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
 * Once per idempotency key. The first address of its kind becomes the default one. Addresses for invoices are for main accounts to change.
 * @throws ApiError `REFUSED` for an address without a name (VAL-016) and for a country that is not delivered to; `FORBIDDEN` for an address
 *   for invoices, by a sub-account
 * @source API-093
 */
export async function addAddress(
  { body, caller, idempotencyKey: key }: Incoming<'account.addAddress'>,
  { db, clock }: Deps,
): Promise<BookAddress> {
  const { accountId, custId } = caller
  assertMayChange(caller, body.kind)
  await assertDeliverable(db, body)
  return runIdempotent(db, { accountId, key, call: 'account.addAddress', body, now: clock() }, async tx => {
    await lockBook(tx, custId)
    await assertRoomIn(tx, addresses, eq(addresses.custId, custId), ROWS_MAX.addresses)
    const isOfKind = and(eq(addresses.custId, custId), eq(addresses.kind, body.kind))
    const [other] = await tx.select({ id: addresses.addressId }).from(addresses).where(isOfKind).limit(1)
    const isDefault = body.isDefault || !other
    if (isDefault) await clearDefault(tx, custId, body.kind)
    const [made] = await tx
      .insert(addresses)
      .values({ ...toColumns(body), custId, isDefault })
      .returning()
    if (!made) throw new Error('the address was not stored')
    return toBookAddress(made)
  })
}

/**
 * Once per idempotency key, where one is sent: a repeated request does not undo a later change.
 * @throws ApiError `NOT_FOUND` for an address of another company; `REFUSED` and `FORBIDDEN` as `addAddress`
 * @source API-093
 */
export async function changeAddress(
  { body, caller, idempotencyKey: key }: Incoming<'account.changeAddress'>,
  { db, clock }: Deps,
): Promise<BookAddress> {
  const { accountId, custId } = caller
  const { addressId, ...fields } = body
  await assertDeliverable(db, fields)
  return runIdempotentIfKeyed(db, { accountId, key, call: 'account.changeAddress', body, now: clock() }, async tx => {
    await lockBook(tx, custId)
    const [before] = await tx.select({ kind: addresses.kind }).from(addresses).where(isOwn(custId, addressId))
    if (!before) throw notFound('This address')
    for (const kind of [before.kind, fields.kind]) assertMayChange(caller, kind)
    if (fields.isDefault) await clearDefault(tx, custId, fields.kind)
    const [changed] = await tx.update(addresses).set(toColumns(fields)).where(isOwn(custId, addressId)).returning()
    if (!changed) throw notFound('This address')
    return toBookAddress(changed)
  })
}

/**
 * The mark of a default address goes with it: where goods go next is for the company to say.
 * @throws ApiError `NOT_FOUND` for an address of another company; `FORBIDDEN` for one for invoices, by a sub-account
 * @source API-093
 */
export async function removeAddress({ db }: Deps, caller: Principal, addressId: number): Promise<void> {
  const { custId } = caller
  const [before] = await db.select({ kind: addresses.kind }).from(addresses).where(isOwn(custId, addressId))
  if (before) assertMayChange(caller, before.kind)
  const removed = await db.delete(addresses).where(isOwn(custId, addressId)).returning({ id: addresses.addressId })
  if (removed.length === 0) throw notFound('This address')
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

const clearDefault = (tx: Database, custId: number, kind: AddressKind) =>
  tx
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.custId, custId), eq(addresses.kind, kind), eq(addresses.isDefault, true)))

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

/**
 * @throws ApiError `REFUSED`
 * @source VAL-016
 */
export function assertAddressee(fields: Parameters<typeof hasAddressee>[0]): void {
  if (!hasAddressee(fields))
    throw refusedField('company', 'nameMissing', localize('Please enter a first name, last name or company name.'))
}

/**
 * @param field that holds the country
 * @throws ApiError `REFUSED`
 */
export async function assertKnownCountry(db: Database, iso2: string, field = 'country'): Promise<void> {
  const [known] = await db.select({ iso2: countries.iso2 }).from(countries).where(eq(countries.iso2, iso2))
  if (!known) throw refusedField(field, 'countryUnknown', localize('We do not deliver to this country.'))
}

const toColumns = ({ country: countryIso2, ...fields }: AddressFields) => ({ ...fields, countryIso2 })

export const toBookAddress = ({
  custId: _custId,
  defaultSince: _defaultSince,
  countryIso2: country,
  ...address
}: AddressRow): BookAddress => ({
  ...address,
  country,
})
