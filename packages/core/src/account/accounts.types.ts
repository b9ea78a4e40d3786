/** The accounts of the own company, and the one that is being written. */
import type { StoreApi } from 'zustand/vanilla'
import type { CallInput, CompanyAccount, RepPrices } from '../contract'
import type { ShopError } from '../errors/shop-error'

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
  values: AccountValues
  problems: Partial<Record<AccountField, AccountProblem>>
}

export interface AccountsState {
  status: 'idle' | 'loading' | 'ready' | 'failed'
  error: ShopError | undefined
  /** Main customers first. */
  rows: readonly CompanyAccount[]
  /** The account in the form. */
  draft: AccountDraft | undefined
  /** What sales reps see of a part without an account price; undefined for accounts that may not decide it. */
  repPrices: RepPrices | undefined
}

export interface Accounts {
  store: StoreApi<AccountsState>
  /** Reads the accounts, and what was being written when the sign-in expired. Never rejects. */
  load(): Promise<void>
  begin(): void
  edit(account: CompanyAccount): void
  set<F extends AccountField>(field: F, value: AccountValues[F]): void
  /** Another role brings its permissions, as far as the own account has them. */
  setRole(role: AccountRole): void
  cancel(): void
  /** Never rejects: a failure is shown by the messages. @returns whether it was stored */
  setRepPrices(repPrices: RepPrices): Promise<boolean>
  /**
   * Stores the account of the form and closes it.
   * @returns the fields to look at, in their order; empty when it is stored, or when the server could not be asked
   */
  save(): Promise<readonly AccountField[]>
}
