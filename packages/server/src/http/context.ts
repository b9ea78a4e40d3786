/** What middleware and routes of one request share. */
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { RequestIdVariables } from 'hono/request-id'

export interface AppEnv {
  /** Node's request and response; absent when the app is called without a server around it. */
  Bindings: Partial<HttpBindings>
  Variables: RequestIdVariables
}

export type AppContext = Context<AppEnv>
