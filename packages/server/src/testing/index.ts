/** What tests of other packages use: a real shop on a free port. */
import { startTestServer as startServer, type TestServer, type TestServerOptions } from './test-server'

export { openDatabase } from '../db/open-database'
export { renderExample } from '../finance/e-invoice/render-example.testing'
export { type Buyer, type BuyerAnswer, signIn } from './buyer'
export { BUYER_TEXTS, type BuyerText } from './buyer-texts'
export { type Answer, type CallSettings, call } from './call'
export { openTestDatabase, type TestDatabase } from './database'
export { openTestDesk, type TestDesk } from './desk'
export { teardown as leaveNothing } from './leave-nothing'
export { type MailCatcher, startMailCatcher } from './mail-catcher'
export { copyTemplate } from './postgres-template'
export { seedFingerprint } from './seed-fingerprint'
export { SILENT_LOG } from './silent-log'
export { DEMO_PASSWORD, type TestServer, type TestServerOptions } from './test-server'

/** A shop whose clock keeps time with this machine, as the clocks of its clients do. */
export const startTestServer = (options: TestServerOptions = {}): Promise<TestServer> =>
  startServer({ ...options, isClockRunning: true })
