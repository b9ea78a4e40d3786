/** Signing in: who may, the token, the person behind it, and the menu. */
import type { StoreApi } from 'zustand/vanilla'
import type { Client } from '../client/client.types'
import { CODE } from '../contract/codes'
import * as sessionCalls from '../contract/session'
import { ShopError } from '../errors/shop-error'
import { coreTexts } from '../i18n/core.texts'
import type { I18n } from '../i18n/i18n.types'
import type { ShopOptions } from '../shop.types'
import type { Session, SessionState } from './session.types'

/** Who signs in for an account: the client that the host registered with the server. */
export type OAuthOptions = Pick<ShopOptions, 'clientId' | 'clientSecret' | 'scope'>

export interface SignInContext {
  client: Client
  i18n: I18n
  oauth: OAuthOptions
  /** Takes the token over and reads who it belongs to. @returns false when it is no longer the one in use */
  enter: (token: string) => Promise<boolean>
  store: StoreApi<SessionState>
}

export const createSignIn = ({
  client,
  i18n,
  oauth,
  enter,
  store,
}: SignInContext): Pick<Session, 'signIn' | 'mailCode' | 'loadMenu' | 'captcha'> => {
  const { clientId = 'cartwright', clientSecret = 'cartwright', scope = 'server' } = oauth
  const oauthClient = { client_id: clientId, client_secret: clientSecret, scope }
  let asked: { token: string; done: Promise<void> } | undefined

  /** An empty or failed menu changes nothing. */
  async function readMenu(token: string): Promise<void> {
    const routers = await client.call(sessionCalls.routers, undefined, { silent: true }).catch(() => undefined)
    if (routers && store.getState().token === token) store.setState({ routers })
  }

  async function loadMenu(): Promise<void> {
    const { token } = store.getState()
    if (token === undefined) return
    if (asked?.token !== token) asked = { token, done: readMenu(token) }
    await asked.done
  }

  return {
    signIn: async ({ userName, password, code, uuid, emailVerificationCode, requestId }) => {
      const username = userName.trim()
      const allowed = await client.call(
        sessionCalls.isQoAdmin,
        { query: { userName: username } },
        { withToken: false, silent: true },
      )
      if (allowed !== CODE.OK) {
        throw new ShopError('refused', coreTexts.english['session.cannot-sign-in'], {
          call: 'session.isQoAdmin',
          msg: i18n.text(coreTexts, 'session.cannot-sign-in'),
        })
      }
      const captcha = code && uuid ? { code: code.trim(), uuid } : {}
      const mailed =
        emailVerificationCode && requestId ? { emailVerificationCode: emailVerificationCode.trim(), requestId } : {}
      const { access_token: token } = await client.call(
        sessionCalls.token,
        { body: { username, password, ...captcha, ...mailed, grant_type: 'password', ...oauthClient } },
        { withToken: false, silent: true },
      )
      if (token === '') {
        throw new ShopError('malformed', 'session.token: no access_token', { call: 'session.token' })
      }
      if (await enter(token)) await loadMenu()
    },
    mailCode: async (userName, captcha) => {
      const body = { userName: userName.trim(), ...captcha }
      const { requestId } = await client.call(sessionCalls.sendCode, { body }, { withToken: false, silent: true })
      return requestId
    },
    loadMenu,
    captcha: async () => {
      const { img, uuid } = await client.call(sessionCalls.captcha, undefined, { withToken: false })
      return { image: `data:image/png;base64,${img}`, uuid }
    },
  }
}
