/** What tests of other packages use: a real shop on a free port. */
export { type Buyer, type BuyerAnswer, signIn } from './buyer'
export { type Answer, type CallSettings, call } from './call'
export { openTestDatabase, type TestDatabase } from './database'
export { openTestDesk, type TestDesk } from './desk'
export { type MailCatcher, startMailCatcher } from './mail-catcher'
export { copyTemplate, dropTemplates } from './postgres-template'
export { seedFingerprint } from './seed-fingerprint'
export { DEMO_PASSWORD, startTestServer, type TestServer, type TestServerOptions } from './test-server'
