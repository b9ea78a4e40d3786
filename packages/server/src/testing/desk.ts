/** What a person reads in a mailbox and in a captcha, for tests that only have a (pretended) browser. */
import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { accounts } from '../db/schema'
import type { AppEnv } from '../http/context'
import { listen } from '../http/listen'
import { readDigits } from '../session/session.testing'
import type { TestServer } from './test-server'

export interface TestDesk {
  /** `GET /code?email=` and `GET /digits?uuid=` answer plain text, and `POST /newcomer` the name of a new account to be confirmed. */
  url: string
  close(): Promise<void>
}

export async function openTestDesk(shop: Pick<TestServer, 'db' | 'mailedCode'>): Promise<TestDesk> {
  const app = new Hono<AppEnv>()
  app.get('/code', c => c.text(shop.mailedCode(c.req.query('email') ?? '')))
  app.get('/digits', async c => c.text(await readDigits(shop.db, c.req.query('uuid'))))
  let newcomers = 0
  app.post('/newcomer', async c => {
    const userName = `newcomer.${++newcomers}`
    const [template] = await shop.db.select().from(accounts).where(eq(accounts.userName, 'new.nl'))
    if (!template) throw new Error('there is no new.nl')
    const { accountId: _own, ...account } = template
    await shop.db.insert(accounts).values({ ...account, userName, email: `${userName}@example.com`, confirmed: false })
    return c.text(userName)
  })
  const server = await listen(app, { port: 0, host: '127.0.0.1' })
  return { url: `http://127.0.0.1:${server.port}`, close: () => server.close() }
}
