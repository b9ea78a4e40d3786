/** What was entered outlives a reload, for a day: all but the password and what proves that a person enters it. */
import type { ShopStorage } from '../shop.types'
import type { UploadedFile } from '../uploads/uploads.types'
import { EMPTY_VALUES, type RegistrationValues } from './registration.types'

const NAME = 'cartwright registration'
const LIFE_MS = 24 * 60 * 60_000
const NEVER_KEPT = ['password', 'checkPassword', 'code'] as const

export interface RegistrationDraft {
  values: RegistrationValues
  documents: readonly UploadedFile[]
  agreement: boolean
}

export function keepDraft(drafts: ShopStorage, { values, documents, agreement }: RegistrationDraft, now: Date): void {
  const kept: Partial<RegistrationValues> = { ...values }
  for (const field of NEVER_KEPT) delete kept[field]
  drafts.set(NAME, JSON.stringify({ savedAt: now.getTime(), values: kept, documents, agreement }))
}

export const forgetDraft = (drafts: ShopStorage): void => drafts.remove(NAME)

/** Anything can stand in a storage. */
export function readDraft(drafts: ShopStorage, now: Date): RegistrationDraft | undefined {
  let kept: unknown
  try {
    kept = JSON.parse(drafts.get(NAME) ?? 'null')
  } catch {
    return undefined
  }
  if (!isRecord(kept) || !isRecord(kept.values) || !(Number(kept.savedAt) > now.getTime() - LIFE_MS)) return undefined
  const values = { ...EMPTY_VALUES }
  for (const field of Object.keys(values) as (keyof RegistrationValues)[]) {
    const value = kept.values[field]
    if (typeof value === 'string' && !NEVER_KEPT.some(secret => secret === field)) values[field] = value
  }
  const documents = Array.isArray(kept.documents) ? kept.documents.filter(isUploadedFile) : []
  return { values, documents, agreement: kept.agreement === true }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isUploadedFile = (value: unknown): value is UploadedFile =>
  isRecord(value) &&
  typeof value.fileId === 'string' &&
  typeof value.name === 'string' &&
  typeof value.size === 'number'
