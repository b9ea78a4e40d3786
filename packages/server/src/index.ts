/** The shop as a process: settings, database, port, and an orderly end. */
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { Hono } from 'hono'
import { type Listening, listen } from './app/listen'
import { createLog, describeError } from './app/log'
import { onStop } from './app/on-stop'
import { DatabaseProblem } from './db/database-problem'
import { type OpenDatabase, openDatabase } from './db/open-database'
import { packageFile } from './db/package-files'
import { refreshTexts } from './db/seed/refresh-texts'
import { seedDatabase } from './db/seed/seed'
import { readSettings, type Settings, SettingsProblem } from './env'
import { createOutboxMailer, createSmtpMailer } from './mail/mailer'
import { startControl } from './ops/control/control'
import { createServer } from './server'
import { hashPassword } from './session/passwords'

/** Requests under way get this long when the process is asked to end. */
const STOP_GRACE_MS = 7_000
const EXIT_NOT_STARTED = 1
const EXIT_INTERRUPTED = 130

const log = createLog(line => process.stderr.write(line))
const clock = () => new Date()

// Until the shop is open an end is an end at once: whatever is half done is undone by the database.
const nextStopIs = onStop(() => process.exit(EXIT_INTERRUPTED))

try {
  await main(readSettings(process.env))
} catch (error) {
  if (error instanceof SettingsProblem || error instanceof DatabaseProblem) console.error(error.message)
  else log.error('start.failed', describeError(error))
  process.exit(EXIT_NOT_STARTED)
}

async function main(settings: Settings): Promise<void> {
  const { databaseUrl, smtpUrl, region, allowedOrigins, trustProxy } = settings
  const dataDir = resolve(settings.dataDir)
  const database = await openDatabase({ ...(databaseUrl ? { url: databaseUrl } : { dataDir }), log })
  const { db } = database
  // A port that is taken is said before the seeding, not ten seconds after.
  await (await listenOrSay(new Hono(), settings, database)).close()
  const isNew = await seedDatabase(db, { now: clock(), hashPassword })
  if (!isNew && (await refreshTexts(db))) log.info('texts.refreshed')

  const mailer = smtpUrl ? createSmtpMailer(smtpUrl) : createOutboxMailer(join(dataDir, 'outbox'))
  const app = createServer({ db, mailer, clock, log, region, allowedOrigins, trustProxy, files: findFiles() })
  const server = await listenOrSay(app, settings, database)
  // With PostgreSQL the command line opens the database itself.
  const control = databaseUrl ? undefined : await startControl({ db, clock, log }, dataDir)

  let isStopping = false
  const stop = async () => {
    if (isStopping) process.exit(EXIT_INTERRUPTED)
    isStopping = true
    await control?.close()
    await server.close(STOP_GRACE_MS)
    await database.close()
    process.exit(0)
  }
  nextStopIs(() => void stop())
  console.log(`Cartwright is ready at http://${shownHost(settings.host)}:${server.port}`)
}

function findFiles() {
  const packages = join(dirname(packageFile('package.json')), '..')
  const files = { storefront: join(packages, 'storefront/dist'), elements: join(packages, 'widgets/dist/elements') }
  if (!existsSync(join(files.storefront, 'index.html'))) {
    console.error('The storefront has not been built, so only the API is served. To build it: npm run build')
  }
  return files
}

async function listenOrSay(
  app: Parameters<typeof listen>[0],
  { port, host }: Settings,
  database: OpenDatabase,
): Promise<Listening> {
  try {
    return await listen(app, { port, host })
  } catch (error) {
    await database.close()
    throw new SettingsProblem(sayWhy(error, host, port))
  }
}

function sayWhy(error: unknown, host: string, port: number): string {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use by another program. Stop it, or choose another port: PORT=4273 npm start`
  }
  if (code === 'EACCES')
    return `Port ${port} needs rights this user has not. Choose a port above 1023: PORT=4173 npm start`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST is ${host}, which is no address of this machine.`
  return `The shop cannot listen on ${host}, port ${port}: ${message}`
}

/** What a person can type into a browser. */
function shownHost(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
