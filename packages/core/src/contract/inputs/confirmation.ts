/** What the calls of `confirmation` take. */
import * as v from 'valibot'
import { captchaAnswer, email, mailedCode } from './identity'
import type { CallInputs } from './schema'

export const inputs = {
  'confirmation.sendCode': { body: v.object({ email, ...captchaAnswer }) },
  'confirmation.confirm': { body: v.object({ email, ...mailedCode }) },
} satisfies Record<string, CallInputs>
