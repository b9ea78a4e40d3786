/** The state of a registration, kept in the order of its three steps. */
import { createStore } from 'zustand/vanilla'
import type { CallInput } from '../contract'
import * as registrationCalls from '../contract/registration.calls'
import * as siteCalls from '../contract/site.calls'
import { ShopError } from '../errors/shop-error'
import { createAttempts } from '../orders/idempotency-key'
import { DOCUMENT_LIMITS } from '../rules'
import type { Shop } from '../shop.types'
import { tabDrafts } from '../storage/tab-drafts'
import { toJson } from '../to-json'
import { uploadedFiles } from '../uploads/uploaded-files'
import { createUploads } from '../uploads/uploads.store'
import { requestCode, requestOf } from './code-request'
import { problemIn } from './field-problem'
import { forgetDraft, keepDraft, readDraft } from './registration.draft'
import { findProblems, isItalian, STEP_FIELDS } from './registration.rules'
import {
  EMPTY_VALUES,
  type FieldProblems,
  type Registration,
  type RegistrationField,
  type RegistrationState,
  type RegistrationValues,
} from './registration.types'

const ALL_FIELDS = [...STEP_FIELDS[1], ...STEP_FIELDS[2]]

/** Whose problem it is once the value of another field changes. */
const ALSO_ABOUT: Partial<Record<RegistrationField, readonly RegistrationField[]>> = {
  password: ['checkPassword'],
  // SDI and tax code go with Italy, and what was wrong with them.
  countryIso2: ['vat', 'sdi', 'taxCode'],
}

/** Currencies of countries that do not pay in euro; the others do, as far as the shop takes it. */
const CURRENCY_OF: Readonly<Record<string, string>> = { GB: 'GBP', PL: 'PLN', US: 'USD' }

/**
 * @param now the present, for how long a draft is kept
 * @source REGI-001 to REGI-012, API-015, API-016, API-019 to API-021
 */
export function createRegistration(shop: Shop, now: () => Date = () => new Date()): Registration {
  const { client, drafts: shared, messages, session, sites } = shop
  const drafts = tabDrafts(shared)
  const draft = readDraft(drafts, now())
  const store = createStore<RegistrationState>(() => ({
    step: 1,
    values: draft?.values ?? EMPTY_VALUES,
    agreement: draft?.agreement ?? false,
    problems: {},
    isBusy: false,
    captcha: undefined,
    countries: [],
    currencies: [],
    isResumed: draft !== undefined,
  }))
  const documents = createUploads(
    async (file, options) => {
      const { email, emailVerificationCode } = trimmed()
      const code = { email, emailVerificationCode, ...requestOf(shared, 'registration', email, now()) }
      try {
        return await client.call(registrationCalls.upload, { body: { ...code, file } }, options)
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

  /** A registration whose answer was lost has opened the account: sent again, it gets the same answer. */
  const attempts = createAttempts()

  function keep(): void {
    const { values, agreement, step } = store.getState()
    if (step < 3) keepDraft(drafts, { values, agreement, documents: uploadedFiles(documents) }, now())
  }

  const stopWatching = documents.store.subscribe(({ entries }, before) => {
    if (entries !== before.entries) settle('attachments')
    keep()
  })

  /** The field, and what depends on it, has no problem until it is looked at again. */
  function settle(field: RegistrationField): void {
    const problems = { ...store.getState().problems }
    delete problems[field]
    for (const other of ALSO_ABOUT[field] ?? []) delete problems[other]
    store.setState({ problems })
  }

  function trimmed(): RegistrationValues {
    const { values } = store.getState()
    const entries = Object.entries(values).map(([field, value]) => [field, value.trim()])
    // Blanks belong to a password.
    return { ...Object.fromEntries(entries), password: values.password, checkPassword: values.checkPassword }
  }

  async function renewCaptcha(): Promise<void> {
    store.setState(({ values }) => ({ captcha: undefined, values: { ...values, code: '' } }))
    try {
      store.setState({ captcha: await session.captcha() })
    } catch {
      store.setState({ captcha: 'failed' })
    }
  }

  async function loadChoices(): Promise<void> {
    const quiet = { silent: true }
    const [countries, currencies] = await Promise.all([
      client.call(siteCalls.countries, undefined, quiet).catch(() => []),
      client.call(siteCalls.currencies, undefined, quiet).catch(() => []),
    ])
    store.setState({ countries, currencies })
  }

  /** Country and currency of the site, which may have been another one while step 1 was filled in. */
  async function propose(): Promise<void> {
    // What did not arrive at the start is asked for once more.
    if (isWithoutChoices()) await loadChoices()
    const { values, countries } = store.getState()
    const { iso2 } = sites.store.getState()
    const countryIso2 = values.countryIso2 || (countries.some(known => known.countryIso2 === iso2) ? iso2 : '')
    const currency = values.currency || usualCurrency(countryIso2)
    store.setState({ values: { ...values, countryIso2, currency } })
  }

  function isWithoutChoices(): boolean {
    const { countries, currencies } = store.getState()
    return countries.length === 0 || currencies.length === 0
  }

  /** What a country pays in, as far as the shop takes it; empty while currencies are not known. */
  function usualCurrency(countryIso2: string): string {
    const { currencies } = store.getState()
    const usual = CURRENCY_OF[countryIso2] ?? 'EUR'
    return (currencies.find(known => known.currency === usual) ?? currencies[0])?.currency ?? ''
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
    const { userName, email, emailVerificationCode, code, ...others } = trimmed()
    const { captcha } = store.getState()
    if (captcha === undefined || captcha === 'failed') return { code: 'captchaMissing' }
    const applicant = { userName, email, emailVerificationCode, ...requestOf(shared, 'registration', email, now()) }
    const quiet = { silent: true }
    const access = accessNow()
    try {
      if (step === 1) {
        await client.call(registrationCalls.checkEmailAndAccount, { query: applicant }, quiet)
        // Only now: a wrong captcha is used up, and with it the work of reading it.
        const body = { ...applicant, code, uuid: captcha.uuid }
        await client.call(registrationCalls.checkAccount, { body }, quiet)
        await propose()
        passed = access
      } else {
        const { checkPassword: _same, sdi, taxCode, ...company } = others
        const body: CallInput<'registration.register'>['body'] = {
          ...applicant,
          ...company,
          ...(isItalian(company) ? { sdi, taxCode } : {}),
          code,
          uuid: captcha.uuid,
          attachments: uploadedFiles(documents).map(({ fileId }) => fileId),
          registerOrgId: registerOrgId(),
          agreement: true,
        }
        const idempotencyKey = attempts.keyOf(toJson(body))
        await client.call(registrationCalls.register, { body }, { ...quiet, idempotencyKey })
      }
      store.setState({ step: step === 1 ? 2 : 3 })
      return {}
    } catch (thrown) {
      return tell(thrown)
    }
  }

  function registerOrgId(): number {
    const { sites: all, orgId } = sites.store.getState()
    return all.find(site => site.orgId === orgId)?.registerOrgId ?? orgId
  }

  return {
    store,
    documents,
    load: async () => {
      await Promise.all([renewCaptcha(), loadChoices()])
    },
    set: (field, value) => {
      const { values } = store.getState()
      // Goes with the country until another one is chosen.
      const isFollowing = field === 'countryIso2' && values.currency === usualCurrency(values.countryIso2)
      const followed = isFollowing ? { currency: usualCurrency(value) } : {}
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
        // Whoever has gone back meanwhile is shown what is wrong where it is.
        const shown = Object.keys(problems).length > 0 ? { step: isOfStep1 ? 1 : step } : {}
        store.setState({ isBusy: false, problems, ...shown })
      }
      if (store.getState().step === 3) {
        forgetDraft(drafts)
        // Nobody who comes to the screen later finds it in memory.
        attempts.forget()
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
