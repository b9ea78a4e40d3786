/** Who acts: of a request its account, session and network, of a command its name. Known to everything that runs on their behalf. */
import { AsyncLocalStorage } from 'node:async_hooks'

export interface Actor {
  /** Null for a visitor and for the supplier. */
  accountId: number | null
  /** Company of the account. */
  custId: number | null
  /** The command by which the supplier acts. */
  command?: string
  /** Id of the session, which is no token. */
  session?: string | undefined
  network?: string
  requestId?: string
}

const actors = new AsyncLocalStorage<Actor>()

/** Undefined outside of requests and commands: what the shop does by itself, such as filling an empty database, stands in no audit. */
export const currentActor = (): Actor | undefined => actors.getStore()

export const actAs = <T>(actor: Actor, work: () => Promise<T>): Promise<T> => actors.run(actor, work)
