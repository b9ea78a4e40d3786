/** The addresses of the own company, and the one that is being written. */

import type { ReadStatus } from '../client/read-status'
import type { RefusedAt } from '../client/refused-field'
import type { AddressKind, BookAddress, BookAddressInput } from '../contract'
import type { WithStore } from '../with-store'

/** The thirteen fields of ACC-009, what the address is for, and whether it is the default one. */
export type AddressValues = Required<BookAddressInput>
export type AddressField = Exclude<keyof AddressValues, 'kind' | 'isDefault'>
/** What a country asks for, or what an e-mail looks like: the reader may know better (VAL-040). */
export type AddressDoubt = 'postcode' | 'state' | 'email'
/** Key of the text beside a field. */
export type AddressProblem = 'required' | 'nameMissing'

export interface AddressDraft {
  /** Undefined for a new address. */
  addressId: number | undefined
  /** What the form holds, as it would be stored. */
  values: AddressValues
  /** Since the form was sent; each goes when its field is changed. */
  problems: Partial<Record<AddressField, AddressProblem>>
  /** The fields that hold what the server has refused, and why, in the reader's language; each until it is changed. */
  refused: readonly RefusedAt<AddressField>[]
  /** What the reader has been asked about: saved again as it is, it is confirmed. */
  doubts: readonly AddressDoubt[]
}

export interface AddressBookState extends ReadStatus {
  /** By kind, the default first. */
  rows: readonly BookAddress[]
  /** The address in the form. */
  draft: AddressDraft | undefined
}

export interface AddressBook extends WithStore<AddressBookState> {
  /** Reads the addresses, and what was being written when the sign-in expired. Never rejects. */
  load(): Promise<void>
  /** Opens the form for a new address of a kind. */
  begin(kind: AddressKind): void
  /** Opens the form for an address of the book. */
  edit(address: BookAddress): void
  /** Changes a field of the form; what was said about it goes. Without an open form nothing happens. */
  set<F extends keyof AddressValues>(field: F, value: AddressValues[F]): void
  /** Closes the form; what was typed is dropped. */
  cancel(): void
  /**
   * Stores the address of the form and closes it. A value that does not fit the country is asked about once.
   * @returns the fields to look at, in their order; empty when it is stored, or when the server could not be asked
   */
  save(): Promise<readonly AddressField[]>
  /** Moves the mark of its kind to an address. */
  makeDefault(address: BookAddress): Promise<void>
  /** Deletes an address of the book. @throws ShopError */
  remove(addressId: number): Promise<void>
}
