/** Requests for mailed codes: each answers an id that has to come back with the code, after a reload too. */

import type { Client } from '../client/client.types'
import * as accountCalls from '../contract/account'
import * as confirmationCalls from '../contract/confirmation'
import { toMailAddress } from '../contract/mail-address'
import * as passwordResetCalls from '../contract/password-reset'
import { readKept } from '../contract/read-shape'
import * as registrationCalls from '../contract/registration'
import { object, string } from '../contract/shape'
import { isShopError } from '../errors/shop-error'
import type { CaptchaAnswer } from '../session/session.types'
import type { Shop, ShopStorage } from '../shop.types'
import { loadDraft, saveDraft } from '../storage/day-draft'
import { tabDrafts } from '../storage/tab-drafts'
import type { CodePurpose } from './sent-code'

const requestShape = object({ email: string, requestId: string })

const draftKey = (purpose: CodePurpose) => `cartwright code request ${purpose}`

const SEND: Record<
  CodePurpose,
  (client: Client, sent: { email: string } & Partial<CaptchaAnswer>) => Promise<{ requestId: string } | null>
> = {
  registration: (client, query) => client.call(registrationCalls.sendCode, { query }, QUIET),
  confirmation: (client, body) => client.call(confirmationCalls.sendCode, { body }, QUIET),
  reset: (client, body) => client.call(passwordResetCalls.sendCode, { body }, QUIET),
  binding: (client, query) => client.call(accountCalls.requestEmailBinding, { query }, QUIET),
}
const QUIET = { silent: true }

/**
 * Mails a code and remembers the request.
 * @param captcha where an earlier try was refused with `captcha-needed`
 * @throws ShopError; all but `captcha-needed` are shown by the messages
 * @source API-016, API-017, API-022
 */
export async function requestCode(
  { client, drafts, messages }: Pick<Shop, 'client' | 'drafts' | 'messages'>,
  purpose: CodePurpose,
  email: string,
  captcha?: CaptchaAnswer,
  now: Date = new Date(),
): Promise<void> {
  const address = toMailAddress(email)
  const answer = await SEND[purpose](client, { email: address, ...captcha }).catch(thrown => {
    if (!isShopError(thrown, 'captcha-needed')) void messages.showError(thrown)
    throw thrown
  })
  const requestId = answer?.requestId
  saveDraft(tabDrafts(drafts), draftKey(purpose), now, requestId && { email: address, requestId })
}

/** What goes with a code that was mailed to this address: its request, as far as it is known. */
export function requestOf(
  drafts: ShopStorage,
  purpose: CodePurpose,
  email: string,
  now: Date = new Date(),
): { requestId?: string } {
  const kept = loadDraft(tabDrafts(drafts), draftKey(purpose), now, value => readKept(requestShape, value))
  return kept?.email === toMailAddress(email) ? { requestId: kept.requestId } : {}
}
