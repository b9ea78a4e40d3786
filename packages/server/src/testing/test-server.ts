/** The real shop for tests: real HTTP, a filled database of its own, a clock to move and a mailbox to read. */

import { createShopOutbox } from '../across/shop-outbox'
import type { Database } from '../db/database'
import { listen } from '../http/listen'
import { createSmtpMailer } from '../mail/mailer'
import type { Mail } from '../ops/read-mail'
import type { Log } from '../process/log'
import { API_BASE, createServer, type ServerOptions } from '../server'
import { call } from './call'
import { openTestDatabase, TEST_NOW } from './database'
import { startMailCatcher } from './mail-catcher'
import { SILENT_LOG } from './silent-log'

/** The password of every demo account. */
export const DEMO_PASSWORD = 'Cartwright1'

/** As in the settings of a shop that is tried out. */
const PUBLIC_URL = 'http://localhost:4173'

export interface TestServerOptions
  extends Pick<
    ServerOptions,
    'region' | 'allowedOrigins' | 'files' | 'trustProxy' | 'isProduction' | 'queryPasswords' | 'scan'
  > {
  log?: Log
  /** Keeps time with this machine, for what a browser sees that does the same. By default the clock stands. */
  isClockRunning?: boolean
  /** Any free one by default. */
  port?: number
}

export interface TestServer {
  /** Origin without slash at the end: `http://127.0.0.1:40123`. */
  url: string
  /** `url` and `/prod-api`. */
  apiBase: string
  db: Database
  /** Address of the database, on PostgreSQL; undefined in memory. */
  databaseUrl: string | undefined
  clock: {
    /** `TEST_NOW` until a test moves it: no time passes by itself. */
    now(): Date
    /** Moves the shop's present forward. */
    advance(ms: number): void
    /** Puts the shop's present at a moment. */
    set(moment: Date): void
  }
  /** What its mail server got over SMTP, oldest first. */
  mails: Mail[]
  /** Sends what stands in the outbox; resolves when it has been sent. */
  sendMails(): Promise<void>
  /** The code of the last mail to an address. */
  mailedCode(email: string): string
  /** A token of a demo account, for example `buyer.nl`. */
  signIn(userName: string, password?: string): Promise<string>
  close(): Promise<void>
}

/** Starts a shop on a free port of this machine; `close` leaves nothing behind. */
export async function startTestServer({
  port = 0,
  log = SILENT_LOG,
  isClockRunning = false,
  ...options
}: TestServerOptions = {}): Promise<TestServer> {
  const started = isClockRunning ? new Date() : TEST_NOW
  const database = await openTestDatabase({ log, now: started })
  const post = await startMailCatcher()
  let shiftMs = 0
  const now = () => new Date((isClockRunning ? Date.now() : TEST_NOW.getTime()) + shiftMs)
  const mailer = createSmtpMailer(post.url)
  const outbox = {
    ...createShopOutbox({
      region: 'EU',
      publicUrl: PUBLIC_URL,
      ...options,
      db: database.db,
      log,
      clock: now,
      mailer,
    }),
    // A test says when mails are sent, so that none comes between two of its steps.
    wake: () => undefined,
  }
  const app = createServer({ ...options, db: database.db, log, clock: now, mailer, outbox, publicUrl: PUBLIC_URL })
  const server = await listen(app, { port, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${server.port}`
  const apiBase = url + API_BASE

  return {
    url,
    apiBase,
    db: database.db,
    databaseUrl: database.url,
    clock: {
      now,
      advance: ms => {
        shiftMs += ms
      },
      set: moment => {
        shiftMs += moment.getTime() - now().getTime()
      },
    },
    mails: post.mails,
    sendMails: () => outbox.flush(),
    mailedCode: post.codeFor,
    signIn: (userName, password = DEMO_PASSWORD) => signIn(apiBase, userName, password),
    close: async () => {
      await server.close()
      // What stands in the outbox was of no interest: its mails, with their documents, are not written.
      await post.close()
      await database.close()
    },
  }
}

async function signIn(apiBase: string, username: string, password: string): Promise<string> {
  const client = { client_id: 'cartwright', client_secret: 'cartwright', scope: 'server' }
  const answer = await call({ apiBase }, 'session.token', {
    body: { username, password, grant_type: 'password', ...client },
  })
  if (!answer.result) throw new Error(`${username} cannot sign in: ${answer.code} ${answer.msg}`)
  return answer.result.access_token
}
