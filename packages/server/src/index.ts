/** The shop as a process: settings, database, port, and an orderly end. */
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Hono } from 'hono'
import { createShopOutbox } from './across/shop-outbox'
import { startSales } from './catalogue/sales'
import type { Database } from './db/database'
import { explainFailure } from './db/explain-failure'
import { openDatabase } from './db/open-database'
import type { OpenDatabase } from './db/open-database.types'
import { createPrivateFiles } from './db/pglite/private-folder'
import { skus } from './db/schema'
import { readSettings, type Settings, SettingsProblem } from './env'
import { findSellersWithoutRegister } from './finance/e-invoice/sellers-without-register'
import { startReminders } from './finance/overdue'
import { type Listening, listen } from './http/listen'
import { startJanitor } from './janitor/janitor'
import { assertOutbox, createOutboxMailer, createSmtpMailer } from './mail/mailer'
import { startControl } from './ops/control/control'
import { watchPassedDates } from './orders/passed-dates'
import { startOutbox } from './outbox/outbox'
import { createLog, describeError } from './process/log'
import { packageFile } from './process/package-files'
import { onStop } from './process/shutdown'
import { stopThreads } from './process/threads'
import { startListReminders } from './saved-lists/list-reminders'
import { readDemoImage } from './seed/demo-image'
import { refreshTexts } from './seed/refresh-texts'
import { seedDatabase } from './seed/seed'
import { createServer } from './server'
import { hashPassword } from './session/passwords'
import { createScanner, noScanner } from './uploads/scanner'

/** Requests under way get this long when the process is asked to end. */
const STOP_GRACE_MS = 7_000
const EXIT_NOT_STARTED = 1
const EMPTY_SHOP =
  'The shop has no parts yet. Import a catalogue: npm run ops -- import <file> --add-brands. See docs/operations.md.'
/** Production refuses these. */
const DEMO_HINT = 'To try it out, start with a new DATA_DIR and SEED=demo: a demo catalogue and demo accounts.'
const EXIT_INTERRUPTED = 130

// When the reader of the output is gone or its disk is full, the shop goes on; Node would end the process.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined)

const log = createLog(line => process.stderr.write(line))
const clock = () => new Date()

// Until the shop is open an end is an end at once: what is half done is undone by the database.
const nextStopIs = onStop(() => process.exit(EXIT_INTERRUPTED))

const settings = readOrEnd()
try {
  await main(settings)
} catch (error) {
  const reason = explainFailure(error, settings)
  if (reason === undefined) log.error('start.failed', describeError(error))
  else console.error(reason)
  process.exit(EXIT_NOT_STARTED)
}

function readOrEnd(): Settings {
  try {
    const read = readSettings(process.env)
    return { ...read, dataDir: resolve(read.dataDir) }
  } catch (error) {
    if (!(error instanceof SettingsProblem)) throw error
    console.error(error.message)
    process.exit(EXIT_NOT_STARTED)
  }
}

async function main(settings: Settings): Promise<void> {
  createPrivateFiles()
  // A port that is taken is reported before the seeding, not ten seconds after.
  await (await listenOrReport(new Hono(), settings)).close()
  const { databaseUrl, dataDir, databaseConnections, prepared, seed } = settings
  const fill = (db: Database) => seedDatabase(db, { seed, now: clock(), hashPassword })
  const database = databaseUrl
    ? await openDatabase({ url: databaseUrl, connectionsMax: databaseConnections, prepared, log })
    : await openDatabase({ dataDir, fill, image: seed === 'demo' ? () => readDemoImage(clock()) : undefined, log })
  try {
    const isNew = await fill(database.db)
    if (!isNew && (await refreshTexts(database.db))) log.info('texts.refreshed')
    await serve(database, settings)
  } catch (error) {
    await database.close().catch(() => undefined) // the failure that came first is the one to report
    throw error
  }
}

async function serve(database: OpenDatabase, settings: Settings): Promise<void> {
  const { db } = database
  const { databaseUrl, dataDir, smtpUrl, mailFrom, region, allowedOrigins, trustProxy } = settings
  const { isProduction, queryPasswords } = settings
  const mailFolder = join(dataDir, 'outbox')
  if (!smtpUrl) assertOutbox(mailFolder)
  const mailer = smtpUrl ? createSmtpMailer(smtpUrl, mailFrom) : createOutboxMailer(mailFolder, mailFrom)
  let isOpen = true
  const readiness = { isOpen: () => isOpen, isDatabaseReady: database.isReady }
  const publicUrl = settings.publicUrl ?? `http://${shownHost(settings.host)}:${settings.port}`
  const scan = settings.fileScanner ? createScanner(settings.fileScanner) : noScanner
  const options = { region, allowedOrigins, trustProxy, publicUrl, isProduction, queryPasswords, scan, readiness }
  const outbox = createShopOutbox({ db, mailer, clock, log, region, publicUrl })
  const app = createServer({ db, mailer, outbox, clock, log, ...options, files: findFiles(settings) })
  const server = await listenOrReport(app, settings)
  const janitor = startJanitor({ db, clock, log, auditDays: settings.auditDays })
  const dates = watchPassedDates({ db, clock, log })
  const sales = startSales({ db, clock, log })
  const reminders = startReminders({ db, clock, log })
  const listReminders = startListReminders({ db, clock, log })
  const mails = startOutbox(outbox)
  // With PostgreSQL the command line opens the database itself.
  const control = databaseUrl ? undefined : await startControl({ db, clock, log, dataDir, isProduction })

  const stop = async (signal: NodeJS.Signals) => {
    if (!isOpen) process.exit(EXIT_INTERRUPTED)
    isOpen = false
    // A balancer needs a moment to notice that `/ready` has changed; a person at a terminal does not.
    if (signal === 'SIGTERM') await delay(settings.drainMs)
    janitor.stop()
    dates.stop()
    sales.stop()
    reminders.stop()
    listReminders.stop()
    await control?.close()
    await server.close(STOP_GRACE_MS)
    await mails.stop()
    await stopThreads()
    await database.close()
    process.exit(0)
  }
  nextStopIs(signal => void stop(signal))
  if (await isEmpty(db)) console.log(isProduction ? EMPTY_SHOP : `${EMPTY_SHOP}\n${DEMO_HINT}`)
  const withoutRegister = await findSellersWithoutRegister(db)
  if (withoutRegister.length > 0) log.info('sellers.register-missing', { sellers: withoutRegister })
  if (isProduction && !settings.publicUrl) log.info('settings.public-url-missing', { publicUrl })
  if (isProduction && !smtpUrl) log.info('settings.smtp-url-missing', { outbox: mailFolder })
  if (isProduction && smtpUrl && !mailFrom) log.info('settings.mail-from-missing')
  console.log(`Cartwright is ready at http://${shownHost(settings.host)}:${server.port}`)
}

async function isEmpty(db: Database): Promise<boolean> {
  return (await db.select({ id: skus.goodsSkuId }).from(skus).limit(1)).length === 0
}

function findFiles({ sdkDir }: Settings) {
  const packages = join(dirname(packageFile('package.json')), '..')
  const files = {
    storefront: join(packages, 'storefront/dist'),
    sdk: [join(packages, 'widgets/dist/sdk'), ...(sdkDir === undefined ? [] : [resolve(sdkDir)])],
    description: join(packages, 'server/dist'),
  }
  if (!existsSync(join(files.storefront, 'index.html'))) {
    console.error('The storefront has not been built, so only the API is served. To build it: npm run build')
  }
  return files
}

async function listenOrReport(
  app: Parameters<typeof listen>[0],
  { port, host, maxConnections, trustProxy }: Settings,
): Promise<Listening> {
  try {
    return await listen(app, {
      port,
      host,
      maxConnections,
      ...(trustProxy > 0 ? { maxConnectionsOfAddress: maxConnections } : {}),
    })
  } catch (error) {
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
