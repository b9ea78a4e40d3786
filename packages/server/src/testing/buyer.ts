/** A signed-in buyer, for tests that make many calls. */
import { type CallInput, type CallName, type CallResult, CODE } from '@cartwright/core/contract'
import { call } from './call'

export interface BuyerAnswer<N extends CallName> {
  code: number
  msg: string
  /** What the call answers; of a refused one the `data` beside its code. */
  data: CallResult<N>
}

export interface Buyer {
  token: string
  /** @param key header Idempotency-Key */
  call<N extends CallName>(name: N, input: CallInput<N>, key?: string): Promise<BuyerAnswer<N>>
  /** Like `call`, but what the shop was too busy for is sent again under the same key, as a client does. For calls that meet each other. */
  callWhenFree<N extends CallName>(name: N, input: CallInput<N>, key?: string): Promise<BuyerAnswer<N>>
  /** Like `callWhenFree`, but anything except code 200 is an error. */
  ask<N extends CallName>(name: N, input: CallInput<N>, key?: string): Promise<CallResult<N>>
}

/** Signs a demo account in. @param apiBase ends with `/prod-api` */
export async function signIn(apiBase: string, username: string): Promise<Buyer> {
  const client = { client_id: 'cartwright', client_secret: 'cartwright', scope: 'server' }
  const body = { username, password: 'Cartwright1', grant_type: 'password', ...client } as const
  const { result, code, msg } = await call({ apiBase }, 'session.token', { body })
  if (!result) throw new Error(`${username} cannot sign in: ${code} ${msg}`)
  return buyerOf(apiBase, result.access_token)
}

/** Someone who has not signed in. */
export const asVisitor = (apiBase: string): Pick<Buyer, 'call' | 'callWhenFree' | 'ask'> => buyerOf(apiBase, undefined)

/** Someone who is signed in already. @param token undefined for a visitor */
export function buyerOf<T extends string | undefined>(apiBase: string, token: T) {
  const make: Buyer['call'] = async (name, input, key) => {
    const headers: Record<string, string> = key === undefined ? {} : { 'Idempotency-Key': key }
    const { code, msg, result, envelope } = await call({ apiBase }, name, input, { token, headers })
    return { code, msg, data: result ?? (envelope.data as never) }
  }
  const callWhenFree: Buyer['callWhenFree'] = async (name, input, key) => {
    for (;;) {
      const answer = await make(name, input, key)
      if (answer.code !== CODE.BUSY) return answer
    }
  }
  const ask: Buyer['ask'] = async (name, input, key) => {
    const { code, msg, data } = await callWhenFree(name, input, key)
    if (code !== 200) throw new Error(`${name} answered ${code}: ${msg}`)
    return data
  }
  return { token, call: make, callWhenFree, ask }
}
