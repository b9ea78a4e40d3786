/** What tests of other packages use: a real shop on a free port. */
export { type Buyer, type BuyerAnswer, signIn } from './buyer'
export { type Answer, type CallSettings, call } from './call'
export { openTestDatabase, type TestDatabase } from './database'
export { DEMO_PASSWORD, type SentMail, startTestServer, type TestServer, type TestServerOptions } from './test-server'
