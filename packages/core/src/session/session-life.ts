/** How long the session lasts, and the warning before it ends (WCAG 2.2.1). */
import type { StoreApi } from 'zustand/vanilla'
import type { Broadcast } from '../client/broadcast.types'
import type { Client } from '../client/client.types'
import type { CallResult } from '../contract'
import * as sessionCalls from '../contract/session'
import type { SessionState } from './session.types'

/** The warning comes so long before the end. */
const WARN_SECONDS = 120
/** Something to wait for while the end itself comes near. */
const CHECK_MIN_MS = 250
const TOPIC = 'session-life'

type Life = CallResult<'session.life'>

interface LifeContext {
  client: Client
  store: StoreApi<SessionState>
  broadcast: Broadcast
  now: () => Date
}

export interface SessionLife {
  /** Begins to watch, with what the server has sent; nothing is watched where it tells nothing. */
  start(life: Life | undefined): void
  /** Extends the session and takes the warning away. @throws ShopError */
  extend(): Promise<void>
  stop(): void
}

/**
 * Every use of the session, in this tab or another, extends it on the server. So the end is only guessed here: shortly before it, the
 * server is asked, by a call that does not extend the session.
 */
export function createSessionLife({ client, store, broadcast, now }: LifeContext): SessionLife {
  let timer: ReturnType<typeof setTimeout> | undefined

  function stop(): void {
    clearTimeout(timer)
    if (store.getState().ending) store.setState({ ending: undefined })
  }

  function schedule(ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => void check(), Math.max(CHECK_MIN_MS, ms))
    // A program in Node ends without waiting for it.
    if (typeof timer === 'object' && 'unref' in timer) (timer as { unref(): void }).unref()
  }

  function start(life: Life | undefined): void {
    stop()
    if (life) follow(life)
  }

  function follow({ idleSeconds, totalSeconds }: Life): void {
    const seconds = Math.min(idleSeconds, totalSeconds)
    if (seconds > WARN_SECONDS) {
      if (store.getState().ending) store.setState({ ending: undefined })
      schedule((seconds - WARN_SECONDS) * 1000)
      return
    }
    const at = now().getTime() + seconds * 1000
    // A session that has reached its longest life cannot be extended.
    store.setState({ ending: { at, canExtend: totalSeconds > seconds } })
    schedule(seconds * 1000)
  }

  /** When the session is over, the refused call itself asks for another sign-in. */
  async function check(): Promise<void> {
    const { token } = store.getState()
    if (token === undefined) return stop()
    const life = await client.call(sessionCalls.life, undefined, { silent: true }).catch(() => undefined)
    if (store.getState().token !== token) return
    if (life) follow(life)
    else stop()
  }

  const stopListening = broadcast.subscribe(TOPIC, () => void check())

  return {
    start,
    extend: async () => {
      follow(await client.call(sessionCalls.extend))
      broadcast.post(TOPIC)
    },
    stop: () => {
      stop()
      stopListening()
    },
  }
}
