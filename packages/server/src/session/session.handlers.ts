/** Sign-in, sign-out and who is signed in (API-008 to API-015). */
import { CODE } from '@cartwright/core/contract'
import { hasPermission, PERMISSION } from '@cartwright/core/rules'
import { eq } from 'drizzle-orm'
import { createCaptcha, speakCaptcha } from '../codes/captcha'
import { record } from '../db/record'
import { accounts } from '../db/schema'
import { notFound } from '../http/api-error'
import { signedOut } from '../http/authorization'
import type { Deps, Grant, Handlers, Incoming } from '../http/handler'
import { transact } from '../transactions/transact'
import { listDemoAccounts } from './demo-accounts'
import { handOver, redeem } from './hand-over'
import { menuFor } from './menu'
import { mailSignInCode, signIn } from './sign-in'
import { endSession, listSessions, readSessionLife, revokeToken, revokeTokens } from './tokens'

export const sessionHandlers: Handlers<
  | 'session.isQoAdmin'
  | 'session.token'
  | 'session.sendCode'
  | 'session.demoAccounts'
  | 'session.list'
  | 'session.end'
  | 'session.endOthers'
  | 'session.life'
  | 'session.extend'
  | 'session.info'
  | 'session.logout'
  | 'session.handOver'
  | 'session.redeem'
  | 'session.routers'
  | 'session.captcha'
  | 'session.spokenCaptcha'
> = {
  // Every name may try: any other answer would tell strangers which names exist.
  'session.isQoAdmin': async () => CODE.OK,
  'session.token': (request, deps) => signIn(request, deps),
  'session.sendCode': (request, deps) => mailSignInCode(request, deps),
  'session.demoAccounts': ({ language }, deps) => listDemoAccounts(deps, language),
  'session.info': async ({ caller, token }, deps) => {
    const { db } = deps
    const [account] = await db.select().from(accounts).where(eq(accounts.accountId, caller.accountId))
    if (!account) throw notFound('The account')
    const { userName, custId, accountId, custnum, orgId, email, roles, permissions, company, currency, grant } = caller
    const { firstName, lastName, avatar, confirmed } = account
    return {
      user: { userName, firstName, lastName, custId, accountId, custnum, avatar, orgId, email, confirmed },
      roles,
      permissions,
      mayOrder: hasPermission(permissions, [PERMISSION.order]),
      cust: { company },
      currency,
      ...(grant ? { grant: shownGrant(grant) } : {}),
      // The company's page renews its tokens by itself: no reader is warned of their end.
      ...(grant && !grant.handedOver ? {} : { session: await readLife({ caller, token }, deps) }),
    }
  },
  'session.logout': async ({ token }, { db }) => {
    if (token !== undefined) await revokeToken(db, token)
    return null
  },
  'session.list': ({ caller, token }, { db, clock }) => listSessions(db, caller.accountId, token, clock()),
  'session.end': async ({ params, caller }, { db, clock }) => {
    await transact(db, async tx => {
      if (!(await endSession(tx, caller.accountId, params.id))) throw notFound('The session')
      await record(tx, clock(), { action: 'session.ended', subject: caller.userName, after: { sessions: 'one' } })
    })
    return null
  },
  'session.endOthers': async ({ caller, token }, { db, clock }) => {
    await transact(db, async tx => {
      await revokeTokens(tx, caller.accountId, token)
      await record(tx, clock(), { action: 'session.ended', subject: caller.userName, after: { sessions: 'others' } })
    })
    return null
  },
  'session.life': readLife,
  // The call itself has extended the session, as every call does that is not passive.
  'session.extend': readLife,
  'session.handOver': (request, deps) => handOver(request, deps),
  'session.redeem': (request, deps) => redeem(request, deps),
  'session.routers': async ({ caller }) => menuFor(caller),
  'session.captcha': ({ network }, { db, clock }) => createCaptcha(db, network, clock()),
  'session.spokenCaptcha': async ({ query }, { db, clock }) => ({ audio: await speakCaptcha(db, query, clock()) }),
}

const shownGrant = ({ components, rights, keyName, host }: Grant) => ({
  components: [...components],
  rights: [...rights],
  keyName,
  host,
})

function readLife({ caller, token }: Pick<Incoming<'session.life'>, 'caller' | 'token'>, { db, clock }: Deps) {
  if (token === undefined) throw signedOut()
  return readSessionLife(db, token, caller.roles, clock())
}
