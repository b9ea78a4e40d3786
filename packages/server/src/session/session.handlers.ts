/** Sign-in, sign-out and who is signed in (API-008 to API-015). */
import { CODE } from '@cartwright/core/contract'
import { eq } from 'drizzle-orm'
import type { Handlers } from '../app/handler'
import { notFound } from '../app/refusal'
import { accounts } from '../db/schema'
import { createCaptcha, speakCaptcha } from './captcha'
import { menuFor } from './menu'
import { signIn } from './sign-in'
import { revokeToken } from './tokens'

export const sessionHandlers: Handlers<
  | 'session.isQoAdmin'
  | 'session.token'
  | 'session.info'
  | 'session.logout'
  | 'session.routers'
  | 'session.captcha'
  | 'session.spokenCaptcha'
> = {
  // Every name may try: any other answer would tell strangers which names exist.
  'session.isQoAdmin': async () => CODE.OK,
  'session.token': ({ query, ip }, deps) => signIn(query, ip, deps),
  'session.info': async ({ caller }, { db }) => {
    const [account] = await db.select().from(accounts).where(eq(accounts.accountId, caller.accountId))
    if (!account) throw notFound('The account')
    const { userName, custId, accountId, custnum, orgId, email, roles, permissions, company, currency } = caller
    const { avatar, confirmed } = account
    return {
      user: { userName, custId, accountId, custnum, avatar, orgId, email, confirmed },
      roles,
      permissions,
      cust: { company },
      currency,
    }
  },
  'session.logout': async ({ token }, { db }) => {
    if (token !== undefined) await revokeToken(db, token)
    return null
  },
  'session.routers': async ({ caller }) => menuFor(caller.permissions),
  'session.captcha': ({ ip }, { db, clock }) => createCaptcha(db, ip, clock()),
  'session.spokenCaptcha': async ({ query }, { db, clock }) => ({ audio: await speakCaptcha(db, query, clock()) }),
}
