/** The state of a registration, kept in the order of its three steps. */
import { createStore } from 'zustand/vanilla'
import { ShopError } from '../errors/shop-error'
import { DOCUMENT_LIMITS } from '../rules'
import type { Shop } from '../shop.types'
import { tabDrafts } from '../storage/tab-drafts'
import { toJson } from '../to-json'
import { uploadedFiles } from '../uploads/uploaded-files'
import { createUploads } from '../uploads/uploads.store'
import { requestCode } from './code-request'
import { problemIn } from './field-problem'
import { forgetDraft, keepDraft, readDraft } from './registration.draft'
import { findProblems, STEP_FIELDS } from './registration.rules'
import {
  EMPTY_VALUES,
  type FieldProblems,
  type Registration,
  type RegistrationField,
  type RegistrationState,
  type RegistrationValues,
} from './registration.types'
import { createChoices } from './registration-choices'
import { createSender } from './registration-sender'

const ALL_FIELDS = [...STEP_FIELDS[1], ...STEP_FIELDS[2]]

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
  const { messages, session } = shop
  const drafts = tabDrafts(shop.drafts)
  const draft = readDraft(drafts, now())
  const store = createStore(() => startState(draft))
  const choices = createChoices(shop, store)
  const sender = createSender(shop, now)
  const documents = createUploads(
    async (file, options) => {
      try {
        return await sender.upload(trimValues(store.getState().values), file, options)
      } catch (thrown) {
        const problems = problemIn(thrown, ALL_FIELDS)
        if (!problems) throw thrown
        // The code has run out meanwhile. Nothing is wrong with the file: it can be sent again with another code.
        passed = undefined
        store.setState({ step: 1, problems: await withCaptcha(problems) })
        throw new ShopError('invalid', 'registration.upload: the code has run out', { call: 'registration.upload' })
      }
    },
    DOCUMENT_LIMITS,
    draft?.documents,
  )

  /** Step 1 as it was passed: with anything else in it the server is asked again. */
  let passed: string | undefined
  const accessNow = () =>
    toJson(STEP_FIELDS[1].map(field => store.getState().values[field as keyof RegistrationValues]))

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

  async function renewCaptcha(): Promise<void> {
    store.setState(({ values }) => ({ captcha: undefined, values: { ...values, code: '' } }))
    try {
      store.setState({ captcha: await session.captcha() })
    } catch {
      store.setState({ captcha: 'failed' })
    }
  }

  /** Another captcha where it was refused, and where step 2 finds that the code has run out: both are of the same time. */
  async function withCaptcha(refused: FieldProblems): Promise<FieldProblems> {
    const isOld = store.getState().step === 2 && refused.emailVerificationCode !== undefined
    const problems: FieldProblems = isOld ? { ...refused, code: 'captchaMissing' } : refused
    if (problems.code) await renewCaptcha()
    return problems
  }

  /** Tells what went wrong: at its field, or in the message area. */
  async function tell(thrown: unknown): Promise<FieldProblems> {
    const refused = problemIn(thrown, ALL_FIELDS)
    if (refused) return withCaptcha(refused)
    messages.showError(thrown)
    return {}
  }

  async function send(step: 1 | 2): Promise<FieldProblems> {
    const { values, captcha } = store.getState()
    if (captcha === undefined || captcha === 'failed') return { code: 'captchaMissing' }
    const { uuid } = captcha
    const access = accessNow()
    try {
      if (step === 1) {
        await sender.checkAccess(trimValues(values), uuid)
        await choices.propose()
        passed = access
      } else {
        const attachments = uploadedFiles(documents).map(({ fileId }) => fileId)
        await sender.register(trimValues(values), { uuid, attachments, registerOrgId: choices.registerOrgId() })
      }
      store.setState({ step: step === 1 ? 2 : 3 })
      return {}
    } catch (thrown) {
      return tell(thrown)
    }
  }

  return {
    store,
    documents,
    load: async () => {
      await Promise.all([renewCaptcha(), choices.load()])
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
    agree: agreement => {
      store.setState({ agreement })
      settle('agreement')
      keep()
    },
    renewCaptcha: async () => {
      settle('code')
      await renewCaptcha()
    },
    sendCode: (email, captcha) => requestCode(shop, 'registration', email, captcha, now()),
    next: async () => {
      const { step, values, agreement, isBusy } = store.getState()
      if (step === 3 || isBusy) return []
      const entered = { values, agreement, documents: documents.store.getState().entries }
      let problems = findProblems(step, entered)
      store.setState({ problems })
      if (Object.keys(problems).length === 0) {
        store.setState({ isBusy: true })
        problems = await send(step)
        // Who or what step 1 has asked for may be taken by now: its fields are there.
        const isOfStep1 = STEP_FIELDS[1].some(field => problems[field])
        if (isOfStep1) passed = undefined
        // Anyone who has gone back meanwhile is shown what is wrong where it is.
        const shown = Object.keys(problems).length > 0 ? { step: isOfStep1 ? 1 : step } : {}
        store.setState({ isBusy: false, problems, ...shown })
      }
      if (store.getState().step === 3) {
        forgetDraft(drafts)
        // No one who comes to the screen later finds it in memory.
        sender.forget()
        store.setState(({ values }) => ({
          values: { ...EMPTY_VALUES, userName: values.userName, email: values.email },
        }))
      }
      return ALL_FIELDS.filter(field => problems[field])
    },
    goTo: wanted => {
      const { step } = store.getState()
      const isOpen = wanted === 1 ? step === 2 : step === 1 && wanted === 2 && passed === accessNow()
      if (isOpen) store.setState({ step: wanted, problems: {} })
    },
    destroy: () => {
      stopWatching()
      documents.destroy()
    },
  }
}

function trimValues(values: RegistrationValues): RegistrationValues {
  const entries = Object.entries(values).map(([field, value]) => [field, value.trim()])
  // Blanks belong to a password.
  return { ...Object.fromEntries(entries), password: values.password, checkPassword: values.checkPassword }
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
