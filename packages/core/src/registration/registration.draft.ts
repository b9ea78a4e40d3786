/** What was entered outlives a reload, for a day: all but the password and what proves that a person enters it. */
import { isObject } from '../is-object'
import type { ShopStorage } from '../shop.types'
import { loadDraft, saveDraft } from '../storage/day-draft'
import { toUploadedFiles } from '../uploads/uploaded-files'
import type { UploadedFile } from '../uploads/uploads.types'
import { EMPTY_VALUES, type RegistrationValues } from './registration.types'

const NAME = 'cartwright registration'
const NEVER_KEPT = ['password', 'checkPassword', 'code'] as const

export interface RegistrationDraft {
  values: RegistrationValues
  documents: readonly UploadedFile[]
  agreement: boolean
}

export function keepDraft(drafts: ShopStorage, { values, documents, agreement }: RegistrationDraft, now: Date): void {
  const kept: Partial<RegistrationValues> = { ...values }
  for (const field of NEVER_KEPT) delete kept[field]
  saveDraft(drafts, NAME, now, { values: kept, documents, agreement })
}

export const forgetDraft = (drafts: ShopStorage): void => drafts.remove(NAME)

export const readDraft = (drafts: ShopStorage, now: Date): RegistrationDraft | undefined =>
  loadDraft(drafts, NAME, now, parseDraft)

function parseDraft(kept: unknown): RegistrationDraft | undefined {
  if (!isObject(kept) || !isObject(kept.values)) return undefined
  const values = { ...EMPTY_VALUES }
  for (const field of Object.keys(values) as (keyof RegistrationValues)[]) {
    const value = kept.values[field]
    if (typeof value === 'string' && !NEVER_KEPT.some(secret => secret === field)) values[field] = value
  }
  return { values, documents: toUploadedFiles(kept.documents), agreement: kept.agreement === true }
}
