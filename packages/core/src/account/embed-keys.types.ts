/** The embed keys of the own company, and the one that is being written (docs/decisions/0114-embed-keys.md). */
import type { ReadStatus } from '../client/read-status'
import type { CompanyAccount, EmbedKey, Right } from '../contract'
import type { EmbedComponent } from '../rules/embed-components'
import type { WithStore } from '../with-store'

export interface EmbedKeyValues {
  /** What the company calls it. */
  name: string
  /** Origins of its pages as they are typed; blank ones are left out when it is saved. */
  origins: readonly string[]
  /** Elements that it opens. */
  components: readonly EmbedComponent[]
  /** Rights that these elements need and that it does not grant. */
  withheld: readonly Right[]
  /** Ids of the accounts it vouches for; null for all accounts of the company. */
  buyers: readonly number[] | null
  /** Its last day, `2027-11-30`; blank for a year from now. */
  expires: string
  /** Password of the account that is signed in. */
  currentPassword: string
}
export type EmbedKeyField = keyof EmbedKeyValues

/** Key of the text beside a field; the server names the same ones. */
export const EMBED_KEY_PROBLEMS = [
  'required',
  'originWrong',
  'originShop',
  'componentUnknown',
  'buyerUnknown',
  'expiresPast',
  'expiresLate',
  'passwordWrong',
] as const
export type EmbedKeyProblem = (typeof EMBED_KEY_PROBLEMS)[number]

export interface EmbedKeyDraft {
  /** Undefined for a new key. */
  keyId: string | undefined
  /** What the form holds. */
  values: EmbedKeyValues
  /** Since the form was sent; each goes when its field is changed. */
  problems: Partial<Record<EmbedKeyField, EmbedKeyProblem>>
}

export interface EmbedKeysState extends ReadStatus {
  /** The newest first. */
  rows: readonly EmbedKey[]
  /** The accounts of the company; undefined where the reader may not see them. */
  accounts: readonly CompanyAccount[] | undefined
  /** The key in the form. */
  draft: EmbedKeyDraft | undefined
  /** The key that has just been made, with its secret, which cannot be had again. */
  made: { keyId: string; secret: string } | undefined
}

export interface EmbedKeys extends WithStore<EmbedKeysState> {
  /** Reads the keys, and what was being written when the sign-in expired. Never rejects. */
  load(): Promise<void>
  /** Opens the form for a new key. */
  begin(): void
  /** Opens the form for a key that holds. */
  edit(key: EmbedKey): void
  /** Changes a field of the form; its problem goes. Without an open form nothing happens. */
  set<F extends EmbedKeyField>(field: F, value: EmbedKeyValues[F]): void
  /** Closes the form; what was typed is dropped. */
  cancel(): void
  /**
   * Stores the key of the form and closes it; the secret of a new one stands in `made` then.
   * @returns the fields to look at, in their order; empty when it is stored, or when the server could not be asked
   */
  save(): Promise<readonly EmbedKeyField[]>
  /** Ends a key. Never rejects: a failure is shown by the messages. @returns whether it has ended */
  revoke(keyId: string): Promise<boolean>
  /** Forgets the secret of the key that has been made. */
  forgetSecret(): void
}
