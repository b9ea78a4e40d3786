/** Mounts every call of the contract. A call without a handler is a type error. */
import { type Call, type CallName, CODE, callTable, type Policy, policies } from '@cartwright/core/contract'
import { Hono } from 'hono'
import { type Actor, actAs } from '../db/actor'
import { REQUEST_LIMIT_MS } from '../db/limits'
import { recordOften } from '../db/record'
import { runWorkload } from '../db/workload'
import { describeError } from '../process/log'
import { readLanguage } from '../texts/language'
import { ApiError } from './api-error'
import { assertSeesCompanyPrices, authorize, callerUnder, signedOut } from './authorization'
import { busy } from './busy'
import { clientIp, networkOf } from './client-ip'
import type { AppContext, AppEnv } from './context'
import { assertSameSite, isAtHome } from './cross-site'
import { pack, sendPacked, toEnvelope } from './envelope'
import type { Deps, FileAnswer, Handlers, Incoming, Principal } from './handler'
import { createPlaces } from './places'
import { ReaderLeft, readerOf } from './reader'
import { sendFile } from './send-file'
import { assertBodySize, readInput } from './validate-request'
import { createCallerLimits, createSharedAnswers, DOCUMENT_PLACES, isPaced, yieldsMsOf } from './workload'

export type AllHandlers = Handlers<CallName>

/** A call that its caller may make. */
interface Admitted {
  call: Call
  policy: Policy
  token: string | undefined
  /** The token that came is no longer anyone's. */
  hasEnded: boolean
  caller: Principal | null
}

/** Authenticates bearer tokens. */
export interface Principals {
  /**
   * The account behind a token; null when the token is unknown, expired or revoked, its account is closed, or a process
   * outside of production issued it to one in production. Extends the session, unless the call is passive. For a call
   * with `freshPrincipal` it is read from the database.
   */
  find(token: string, call: Pick<Policy, 'freshPrincipal' | 'passive'>): Promise<Principal | null>
  /** Reads all principals again: after what may have changed an account or ended a session. */
  forget(): void
}

/** The routes below /prod-api. Failures are left to the app: an own handler would make a second answer around each. */
export function createRouter(handlers: AllHandlers, principals: Principals, deps: Deps): Hono<AppEnv> {
  const router = new Hono<AppEnv>()
  router.use((c, next) => {
    c.header('Cache-Control', 'no-store')
    return next()
  })

  const shared = createSharedAnswers(deps.clock)
  const limitAddress = createCallerLimits()
  const limitAccount = createCallerLimits()
  const places = createPlaces(DOCUMENT_PLACES)

  const serve = <N extends CallName>(name: N, c: AppContext) =>
    limitAddress(networkOf(clientIp(c, deps.trustProxy)), isPaced(name), () =>
      withinLimit(admit(name, c), REQUEST_LIMIT_MS),
    )

  /** Finds out who calls: an unknown token makes a visitor. */
  const admit = async <N extends CallName>(name: N, c: AppContext) => {
    const call: Call = callTable[name]
    const policy: Policy = policies[name]
    assertBodySize(c)
    const token = readToken(c)
    const found = token === undefined ? null : await principals.find(token, policy)
    const hasEnded = token !== undefined && found === null
    const isStray = found?.grant && !isAtHome(c, found.grant, deps)
    assertSameSite(c, call, policy, deps, {
      caller: isStray ? null : found,
      hasEnded,
    })
    if (isStray) throw signedOut()
    const caller = callerUnder(policy, found)
    return actAs(actorOf(c, caller, deps), async () => {
      try {
        authorize(policy, caller)
        if (policy.companyPrices) assertSeesCompanyPrices(caller)
        const admitted = { call, policy, token, hasEnded, caller }
        if (call.answer === 'file') return await answerFile(name, c, admitted)
        const work = () => runWorkload({ yieldsMs: yieldsMsOf(name, !caller) }, () => answer(name, c, admitted))
        return await (policy.pace === 'line' && caller ? limitAccount(caller.accountId, true, work) : work())
      } catch (error) {
        if (caller) await recordRefusal(deps, name, error)
        throw error
      }
    })
  }

  const readRequest = async <N extends CallName>(name: N, c: AppContext, { token, hasEnded, caller }: Admitted) =>
    ({
      ...(await readInput(c, name, deps)),
      caller,
      network: networkOf(clientIp(c, deps.trustProxy)),
      userAgent: c.req.header('user-agent') ?? '',
      language: readLanguage(c.req.header('accept-language'), deps.region),
      country: c.req.header('cf-ipcountry'),
      idempotencyKey: c.req.header('idempotency-key'),
      token,
      hasEnded,
      origin: c.req.header('origin'),
    }) as Incoming<N>

  const answer = async <N extends CallName>(name: N, c: AppContext, admitted: Admitted) => {
    const { call, policy, hasEnded, caller } = admitted
    const request = await readRequest(name, c, admitted)
    try {
      const read = async () => pack(toEnvelope(call, await handlers[name](request, deps)))
      const isForAll = shared.isShared(name) && !caller
      const { params, query, body, language } = request
      // A handler may refuse a token that has ended: its answer is none for those without a token.
      const key = JSON.stringify([name, language, hasEnded, params, query, body])
      return sendPacked(c, await (isForAll ? shared.get(key, read) : read()))
    } finally {
      if (invalidatesPrincipals(call, policy)) principals.forget()
    }
  }

  /** A file has its place from before it is read until its last byte has been sent. When its reader leaves, all work for it ends. */
  const answerFile = async <N extends CallName>(name: N, c: AppContext, admitted: Admitted) => {
    const request = await readRequest(name, c, admitted)
    const reader = readerOf(c)
    const { signal } = reader
    let leave: () => void = () => undefined
    try {
      leave = await places.take({ account: admitted.caller?.accountId ?? 0, network: request.network }, signal)
      return await runWorkload({ yieldsMs: yieldsMsOf(name, false), signal }, async () => {
        const file = (await handlers[name](request, deps)) as FileAnswer
        return sendFile(c, file, { log: deps.log, reader, onEnd: leave })
      })
    } catch (error) {
      leave()
      throw reader.hasLeft() ? new ReaderLeft('The reader has left.', { cause: error }) : error
    }
  }

  const names = (Object.keys(callTable) as CallName[]).sort((a, b) => paramCount(a) - paramCount(b))
  const methods = new Map<string, string[]>()
  for (const name of names) {
    const { method, path } = callTable[name]
    const pattern = path.replace(/\{(\w+)\}/g, ':$1')
    router.on(method, pattern, c => serve(name, c))
    methods.set(pattern, [...(methods.get(pattern) ?? []), method])
  }
  for (const [pattern, allowed] of methods) {
    router.all(pattern, c => {
      c.header('Allow', allowed.join(', '))
      throw new ApiError(CODE.METHOD_NOT_ALLOWED, 'This method is not possible here.')
    })
  }
  router.all('*', () => {
    throw new ApiError(CODE.NOT_FOUND, 'The access resource does not exist')
  })
  return router
}

const actorOf = (c: AppContext, caller: Principal | null, { trustProxy }: Deps): Actor => ({
  accountId: caller?.accountId ?? null,
  custId: caller?.custId ?? null,
  session: caller?.sessionId,
  network: networkOf(clientIp(c, trustProxy)),
  requestId: c.get('requestId'),
})

/** A right that was missing stands in the audit. The answer does not depend on it. */
async function recordRefusal({ db, clock, log }: Deps, name: CallName, error: unknown): Promise<void> {
  if (!(error instanceof ApiError)) return
  const { code } = error
  if (code !== CODE.FORBIDDEN && code !== CODE.UNCONFIRMED) return
  await recordOften(db, clock(), { action: 'right.refused', subject: name, after: { code } }).catch(failure =>
    log.error('audit.failed', describeError(failure)),
  )
}

/** @throws ApiError `BUSY` when the answer takes longer; what the request has begun in the database ends by limits of its own */
async function withinLimit<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(busy()), ms)
  })
  try {
    return await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}

/** A call that says nothing of itself is taken for one that does: that costs a statement, and no truth. */
export const invalidatesPrincipals = ({ method, reads }: Call, { keepsPrincipals }: Policy): boolean =>
  method !== 'GET' && !reads && !keepsPrincipals

/** Fixed paths come first: `/order/list` is not an order with the number `list`. */
const paramCount = (name: CallName) => callTable[name].path.split('{').length

const readToken = (c: AppContext): string | undefined =>
  /^Bearer ([\w-]{20,128})$/i.exec(c.req.header('authorization') ?? '')?.[1]
