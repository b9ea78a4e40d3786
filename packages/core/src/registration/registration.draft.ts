/** What was entered outlives a reload, for a day: all but the password and what proves that a person enters it. */
import { readKept } from '../contract/read-shape'
import { flag, object, type Shape, textOrBlank } from '../contract/shape'
import type { ShopStorage } from '../shop.types'
import { loadDraft, saveDraft } from '../storage/day-draft'
import { uploadedFilesShape } from '../uploads/uploaded-files'
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

const FIELDS = Object.keys(EMPTY_VALUES) as (keyof RegistrationValues)[]

const valuesShape = object(
  Object.fromEntries(FIELDS.map(field => [field, textOrBlank])) as Record<keyof RegistrationValues, Shape<string>>,
)
const draftShape = object({ values: valuesShape, documents: uploadedFilesShape, agreement: flag })

function parseDraft(kept: unknown): RegistrationDraft | undefined {
  const draft = readKept(draftShape, kept)
  if (!draft) return undefined
  for (const field of NEVER_KEPT) draft.values[field] = ''
  return draft
}
