/** The steps of a registration: each is sent before the next one opens. */
import type { StoreApi } from 'zustand/vanilla'
import type { Shop } from '../shop.types'
import { toJson } from '../to-json'
import { uploadedFiles } from '../uploads/uploaded-files'
import type { Uploads } from '../uploads/uploads.types'
import { problemIn } from './field-problem'
import { ALL_FIELDS, findProblems, STEP_FIELDS } from './registration.rules'
import type { FieldProblems, Registration, RegistrationState, RegistrationValues } from './registration.types'
import type { RegistrationCaptcha } from './registration-captcha'
import type { RegistrationChoices } from './registration-choices'
import type { RegistrationSender } from './registration-sender'

interface StepParts {
  store: StoreApi<RegistrationState>
  sender: RegistrationSender
  choices: RegistrationChoices
  captcha: RegistrationCaptcha
  documents: Uploads
  /** The account is there. */
  onRegistered: () => void
}

interface Steps extends Pick<Registration, 'next' | 'goTo'> {
  /** Goes back to step 1, whose code has run out. */
  askAgain(problems: FieldProblems): Promise<void>
}

export function createSteps(
  { messages }: Pick<Shop, 'messages'>,
  { store, sender, choices, captcha, documents, onRegistered }: StepParts,
): Steps {
  /** Step 1 as it was passed: with anything else in it the server is asked again. */
  let passed: string | undefined
  const accessNow = () =>
    toJson(STEP_FIELDS[1].map(field => store.getState().values[field as keyof RegistrationValues]))

  /** Tells what went wrong: at its field, or in the message area. */
  async function tell(thrown: unknown): Promise<FieldProblems> {
    const refused = problemIn(thrown, ALL_FIELDS)
    if (refused) return captcha.renewRefused(refused)
    messages.showError(thrown)
    return {}
  }

  async function send(step: 1 | 2): Promise<FieldProblems> {
    const { values, captcha: shown } = store.getState()
    if (shown === undefined || shown === 'failed') return { code: 'captchaMissing' }
    const { uuid } = shown
    const access = accessNow()
    try {
      if (step === 1) {
        await sender.checkAccess(values, uuid)
        await choices.propose()
        passed = access
      } else {
        const attachments = uploadedFiles(documents).map(({ fileId }) => fileId)
        await sender.register(values, { uuid, attachments, registerOrgId: choices.registerOrgId() })
      }
      store.setState({ step: step === 1 ? 2 : 3 })
      return {}
    } catch (thrown) {
      return tell(thrown)
    }
  }

  return {
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
      if (store.getState().step === 3) onRegistered()
      return ALL_FIELDS.filter(field => problems[field])
    },
    goTo: wanted => {
      const { step } = store.getState()
      const isOpen = wanted === 1 ? step === 2 : step === 1 && wanted === 2 && passed === accessNow()
      if (isOpen) store.setState({ step: wanted, problems: {} })
    },
    askAgain: async problems => {
      passed = undefined
      store.setState({ step: 1, problems: await captcha.renewRefused(problems) })
    },
  }
}
