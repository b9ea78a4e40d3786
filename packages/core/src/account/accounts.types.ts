/** The accounts of the own company, and the one that is being written. */

import type { ReadStatus } from '../client/read-status'
import type { CallInput, CompanyAccount, RepPrices } from '../contract'
import type { WithStore } from '../with-store'

export type AccountValues = CallInput<'account.add'>['body']
export type AccountRole = AccountValues['role']
export type AccountField = keyof AccountValues

/** Key of the text beside a field; the server names the same ones. */
export const ACCOUNT_PROBLEMS = [
  'required',
  'nameOccupied',
  'emailInvalid',
  'emailOccupied',
  'emailFixed',
  'notYours',
  'lastMain',
  'ownAccount',
] as const
export type AccountProblem = (typeof ACCOUNT_PROBLEMS)[number]

export interface AccountDraft {
  /** Undefined for a new account. */
  account: CompanyAccount | undefined
  /** What the form holds, as it would be stored. */
  values: AccountValues
  /** Since the form was sent; each goes when its field is changed. */
  problems: Partial<Record<AccountField, AccountProblem>>
}

export interface AccountsState extends ReadStatus {
  /** Main customers first. */
  rows: readonly CompanyAccount[]
  /** The account in the form. */
  draft: AccountDraft | undefined
  /** What sales reps see of a part without an account price; undefined for accounts that may not decide it. */
  repPrices: RepPrices | undefined
}

export interface Accounts extends WithStore<AccountsState> {
  /** Reads the accounts, and what was being written when the sign-in expired. Never rejects. */
  load(): Promise<void>
  /** Opens the form for a new account. */
  begin(): void
  /** Opens the form for an account of the company. */
  edit(account: CompanyAccount): void
  /** Changes a field of the form; its problem goes. Without an open form nothing happens. */
  set<F extends AccountField>(field: F, value: AccountValues[F]): void
  /** Another role brings its permissions, as far as the own account has them. */
  setRole(role: AccountRole): void
  /** Closes the form; what was typed is dropped. */
  cancel(): void
  /** Never rejects: a failure is shown by the messages. @returns whether it was stored */
  setRepPrices(repPrices: RepPrices): Promise<boolean>
  /**
   * Stores the account of the form and closes it.
   * @returns the fields to look at, in their order; empty when it is stored, or when the server could not be asked
   */
  save(): Promise<readonly AccountField[]>
}
