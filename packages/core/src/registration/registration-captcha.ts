/** The captcha of a registration: shown, and another one where it was refused. */
import type { StoreApi } from 'zustand/vanilla'
import type { Shop } from '../shop.types'
import type { FieldProblems, RegistrationState } from './registration.types'

export type RegistrationCaptcha = ReturnType<typeof createCaptcha>

export function createCaptcha({ session }: Pick<Shop, 'session'>, store: StoreApi<RegistrationState>) {
  async function renew(): Promise<void> {
    store.setState(({ values }) => ({ captcha: undefined, values: { ...values, code: '' } }))
    try {
      store.setState({ captcha: await session.captcha() })
    } catch {
      store.setState({ captcha: 'failed' })
    }
  }

  return {
    renew,
    /**
     * Another captcha where it was refused, and where step 2 finds that the code has run out: both are of the same time.
     * @returns the problems to show
     */
    async renewRefused(refused: FieldProblems): Promise<FieldProblems> {
      const isOld = store.getState().step === 2 && refused.emailVerificationCode !== undefined
      const problems: FieldProblems = isOld ? { ...refused, code: 'captchaMissing' } : refused
      if (problems.code) await renew()
      return problems
    },
  }
}
