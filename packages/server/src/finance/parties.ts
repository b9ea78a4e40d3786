/** Seller and buyer as an invoice names them. */
import type { Address } from '@cartwright/core/contract'
import type { customers, InvoiceSnapshot, sellers } from '../db/schema'
import { nameIn, type Spoken } from '../texts/language'

/** @param language of the document */
export function sellerOf(seller: typeof sellers.$inferSelect, language: Spoken): InvoiceSnapshot['seller'] {
  const { name, address1, postcode, city, state, countryIso2, vat, registrationNo, peppolScheme, peppolId } = seller
  const { bank, iban, bic, contact, phone, email, notes, registers } = seller
  return {
    registers,
    name,
    address1,
    postcode,
    city,
    state,
    countryIso2,
    vat,
    registrationNo,
    peppolScheme,
    peppolId,
    bank,
    iban,
    bic,
    contact,
    phone,
    email,
    note: nameIn(language, notes.en ?? '', notes),
  }
}

/** @param reference of the order, in place of that of the company */
export function buyerOf(
  customer: typeof customers.$inferSelect,
  address: Address,
  reference: string | null = null,
): InvoiceSnapshot['buyer'] {
  const { company, custnum, vat, sdi, pec, taxCode, registrationNo, registrationScheme } = customer
  const { peppolScheme, peppolId } = customer
  const buyerReference = reference ?? customer.buyerReference
  return {
    company,
    custnum,
    vat,
    sdi,
    pec,
    taxCode,
    registrationNo,
    registrationScheme,
    peppolScheme,
    peppolId,
    buyerReference,
    address,
  }
}
