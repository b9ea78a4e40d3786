/** The state of a registration, kept in the order of its three steps. */
import { createStore } from 'zustand/vanilla'
import { ShopError } from '../errors/shop-error'
import { DOCUMENT_LIMITS } from '../rules'
import type { Shop } from '../shop.types'
import { tabDrafts } from '../storage/tab-drafts'
import { uploadedFiles } from '../uploads/uploaded-files'
import { createUploads } from '../uploads/uploads.store'
import type { SendFile } from '../uploads/uploads.types'
import { requestCode } from './code-request'
import { problemIn } from './field-problem'
import { forgetDraft, keepDraft, readDraft } from './registration.draft'
import { ALL_FIELDS, tidied } from './registration.rules'
import {
  EMPTY_VALUES,
  type FieldProblems,
  type Registration,
  type RegistrationField,
  type RegistrationState,
} from './registration.types'
import { createCaptcha } from './registration-captcha'
import { createChoices } from './registration-choices'
import { createSender } from './registration-sender'
import { createSteps } from './registration-steps'

/** Whose problem it is once the value of another field changes. */
const ALSO_ABOUT: Partial<Record<RegistrationField, readonly RegistrationField[]>> = {
  password: ['checkPassword'],
  // SDI and tax code go with Italy, and what was wrong with them.
  countryIso2: ['vat', 'sdi', 'taxCode'],
}

/**
 * @param now the present, for how long a draft is kept
 * @source REGI-001 to REGI-012, API-015, API-016, API-019 to API-021
 */
export function createRegistration(shop: Shop, now: () => Date = () => new Date()): Registration {
  const drafts = tabDrafts(shop.drafts)
  const draft = readDraft(drafts, now())
  const store = createStore(() => startState(draft))
  const choices = createChoices(shop, store)
  const sender = createSender(shop, now)
  const captcha = createCaptcha(shop, store)
  const documents = createUploads(upload, DOCUMENT_LIMITS, draft?.documents)
  const steps = createSteps(shop, {
    store,
    sender,
    choices,
    captcha,
    documents,
    onRegistered: () => {
      forgetDraft(drafts)
      // No one who comes to the screen later finds it in memory.
      sender.forget()
      store.setState(({ values }) => ({
        values: { ...EMPTY_VALUES, userName: values.userName, email: values.email },
      }))
    },
  })

  async function upload(...[file, options]: Parameters<SendFile>): ReturnType<SendFile> {
    try {
      return await sender.upload(store.getState().values, file, options)
    } catch (thrown) {
      const problems = problemIn(thrown, ALL_FIELDS)
      if (!problems) throw thrown
      // The code has run out meanwhile. Nothing is wrong with the file: it can be sent again with another code.
      await steps.askAgain(problems)
      throw new ShopError('invalid', 'registration.upload: the code has run out', { call: 'registration.upload' })
    }
  }

  function keep(): void {
    const { values, agreement, step } = store.getState()
    if (step < 3) keepDraft(drafts, { values, agreement, documents: uploadedFiles(documents) }, now())
  }

  const stopWatching = documents.store.subscribe(({ entries }, before) => {
    if (entries !== before.entries) settle('attachments')
    keep()
  })

  const settle = (field: RegistrationField) =>
    store.setState(({ problems }) => ({ problems: withoutProblem(problems, field) }))

  return {
    store,
    documents,
    load: async () => {
      await Promise.all([captcha.renew(), choices.load()])
    },
    set: (field, value) => {
      const { values } = store.getState()
      // Goes with the country until another one is chosen.
      const isFollowing = field === 'countryIso2' && values.currency === choices.usualCurrency(values.countryIso2)
      const followed = isFollowing ? { currency: choices.usualCurrency(value) } : {}
      store.setState({ values: { ...values, [field]: value, ...followed } })
      settle(field)
      keep()
    },
    tidy: field => {
      const { values } = store.getState()
      const text = tidied(field, values)
      // Blanks around a text are left where they are until it is sent.
      if (text === values[field].trim()) return
      store.setState({ values: { ...values, [field]: text } })
      keep()
    },
    agree: agreement => {
      store.setState({ agreement })
      settle('agreement')
      keep()
    },
    renewCaptcha: async () => {
      settle('code')
      await captcha.renew()
    },
    sendCode: (email, captcha) => requestCode(shop, 'registration', email, captcha, now()),
    next: steps.next,
    goTo: steps.goTo,
    destroy: () => {
      stopWatching()
      documents.destroy()
    },
  }
}

const startState = (draft: ReturnType<typeof readDraft>): RegistrationState => ({
  step: 1,
  values: draft?.values ?? EMPTY_VALUES,
  agreement: draft?.agreement ?? false,
  problems: {},
  isBusy: false,
  captcha: undefined,
  countries: [],
  currencies: [],
  isResumed: draft !== undefined,
})

/** The field, and what depends on it, has no problem until it is looked at again. */
function withoutProblem(problems: FieldProblems, field: RegistrationField): FieldProblems {
  const left = { ...problems }
  for (const settled of [field, ...(ALSO_ABOUT[field] ?? [])]) delete left[settled]
  return left
}
