/** Where an order goes, who pays it, and how it travels. */
import type { Address, CallRead, OrderConfirmation, ShipVia, TransitDays } from '@cartwright/core/contract'
import { and, asc, desc, eq, isNull, or } from 'drizzle-orm'
import type { RequestContext } from '../catalogue/request-context'
import { formatTime } from '../catalogue/time'
import { addresses, customers, orgSites, shipVias } from '../db/schema'
import { notFound } from '../http/api-error'
import { nameIn, type Spoken } from '../texts/language'

type ShipViaRow = typeof shipVias.$inferSelect
type Body = CallRead<'orders.confirm'>['body']

export type Delivery = Pick<
  OrderConfirmation,
  'billTo' | 'shipTo' | 'shipToChanged' | 'addresses' | 'shipVias' | 'shipViaId' | 'forwarder'
> & {
  /** As it is stored: an order keeps the name that is in no language. */
  chosen: ShipViaRow | undefined
  /** Of regular addresses of the book. */
  ownAddressIds: number[]
}

/**
 * Reads the company's addresses and the ship-via choices, and applies what the buyer chose. Without a choice the
 * default address and the first ship via count (VAL-019, VAL-020).
 * @throws ApiError `NOT_FOUND` for an address of someone else or a ship via that is not offered
 */
export async function readDelivery(scope: RequestContext, body: Body): Promise<Delivery> {
  const book = await readAddressBook(scope)
  const choices = await readShipVias(scope)
  const chosen = body.shipViaId == null ? choices[0] : choices.find(choice => choice.shipViaId === body.shipViaId)
  if (!chosen && body.shipViaId != null) throw notFound('This ship via')
  const forwarder = body.forwarder?.trim() ?? ''
  const shipTo = chooseShipTo(body.shipTo, book)
  return {
    billTo: book.billing ?? (await companyAddress(scope)),
    shipTo,
    shipToChanged: shipTo !== null && shipTo.addressId === book.changed?.addressId ? formatTime(book.changed.at) : null,
    addresses: book.shipping,
    ownAddressIds: book.ownIds,
    shipVias: choices.map(row => toShipVia(row, scope.language)),
    shipViaId: chosen?.shipViaId ?? null,
    forwarder: chosen?.needsForwarder && chosen.forwarders.includes(forwarder) ? forwarder : null,
    chosen,
  }
}

/** @source API-082 */
export const listShipVias = async (scope: RequestContext): Promise<ShipVia[]> =>
  (await readShipVias(scope)).map(row => toShipVia(row, scope.language))

/** Goods are picked up at the warehouse of the own site alone. */
const readShipVias = ({ db, region, caller }: RequestContext): Promise<ShipViaRow[]> =>
  db
    .select()
    .from(shipVias)
    .where(and(eq(shipVias.region, region), or(isNull(shipVias.warehouse), eq(shipVias.warehouse, caller.warehouse))))
    .orderBy(asc(shipVias.position), asc(shipVias.shipViaId))

const toShipVia = (
  { shipViaId, name, names, cost, needsForwarder, forwarders, minDays, maxDays }: ShipViaRow,
  language: Spoken,
): ShipVia => ({
  shipViaId,
  name: nameIn(language, name, names),
  cost,
  needsForwarder,
  forwarders,
  days: toDays({ minDays, maxDays }),
})

export const toDays = ({ minDays, maxDays }: Pick<ShipViaRow, 'minDays' | 'maxDays'>): TransitDays | null =>
  minDays === null || maxDays === null ? null : { min: minDays, max: maxDays }

interface AddressBook {
  billing: Address | undefined
  /** The default first. */
  shipping: Address[]
  hasDefault: boolean
  ownIds: number[]
  /** The default address, where it was changed within seven days. */
  changed: { addressId: number; at: Date } | undefined
}

/** So long the confirmation names a change of the default address. */
const CHANGED_MS = 7 * 24 * 60 * 60_000

async function readAddressBook({ db, caller, now }: RequestContext): Promise<AddressBook> {
  const rows = await db
    .select()
    .from(addresses)
    .where(eq(addresses.custId, caller.custId))
    .orderBy(desc(addresses.isDefault), asc(addresses.addressId))
  // Those of drop shipments come after the company's own.
  const shipping = [...rows.filter(row => row.kind === 'shipping'), ...rows.filter(row => row.kind === 'nonRegular')]
  const billing = rows.find(row => row.kind === 'billing')
  const since = new Date(now.getTime() - CHANGED_MS)
  const changed = rows.find(
    row => row.kind === 'shipping' && row.isDefault && row.defaultSince && row.defaultSince > since,
  )
  return {
    billing: billing && toAddress(billing),
    shipping: shipping.map(toAddress),
    ownIds: rows.filter(row => row.kind === 'shipping').map(row => row.addressId),
    changed: changed?.defaultSince ? { addressId: changed.addressId, at: changed.defaultSince } : undefined,
    hasDefault: shipping[0]?.kind === 'shipping' && shipping[0].isDefault,
  }
}

function chooseShipTo(wanted: Body['shipTo'], { shipping, hasDefault }: AddressBook): Address | null {
  if (!wanted) return hasDefault ? (shipping[0] ?? null) : null
  if ('address1' in wanted) return { ...wanted, addressId: null }
  const known = shipping.find(address => address.addressId === wanted.addressId)
  if (!known) throw notFound('This address')
  return known
}

const toAddress = ({
  custId: _c,
  kind: _k,
  isDefault: _d,
  defaultSince: _s,
  mobile: _m,
  fax: _f,
  defaultSince: _defaultSince,
  ...address
}: typeof addresses.$inferSelect): Address => address

/** The company itself, when its address book holds no billing address yet. */
async function companyAddress({ db, caller }: RequestContext): Promise<Address> {
  const [site] = await db
    .select({ iso2: orgSites.iso2 })
    .from(customers)
    .innerJoin(orgSites, eq(orgSites.orgId, customers.orgId))
    .where(eq(customers.custId, caller.custId))
  return {
    addressId: null,
    firstName: '',
    lastName: '',
    company: caller.company,
    address1: '',
    address2: '',
    city: '',
    state: '',
    postcode: '',
    countryIso2: site?.iso2 ?? '',
    phone: '',
    email: caller.email,
  }
}
