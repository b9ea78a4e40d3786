/** People of the demo data, for those who try a shop out. */
import type { CallResult } from '../contract'
import * as sessionCalls from '../contract/session'
import type { Shop } from '../shop.types'

export type DemoAccount = CallResult<'session.demoAccounts'>[number]

/** @returns none where the shop was not filled with demo data, and from a back end that does not know the call */
export const listDemoAccounts = ({ client }: Pick<Shop, 'client'>): Promise<readonly DemoAccount[]> =>
  client.call(sessionCalls.demoAccounts).catch(() => [])
