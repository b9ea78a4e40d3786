/** Settings of the process, read from the environment and checked before anything starts. */
import { AUDIT_DAYS } from './janitor/retention'

export interface Settings {
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  /** Most connections of this process to PostgreSQL. */
  databaseConnections: number
  /** False behind a pooler in transaction mode: no prepared statements. */
  prepared: boolean
  /** What an empty database is filled with. */
  seed: Seed
  /** `NODE_ENV=production`: no demo accounts, and no passwords that are published with this project. */
  isProduction: boolean
  /** Whether passwords may stand in the address of a request. */
  queryPasswords: boolean
  /** Command of a virus scanner that reads an uploaded file from its standard input. */
  fileScanner: string | undefined
  /** How long the audit is kept. */
  auditDays: number
  /** Milliseconds between SIGTERM, when `/ready` says 503, and the end of new requests. */
  drainMs: number
  /** Most connections of clients at a time. */
  maxConnections: number
  region: 'EU' | 'US'
  allowedOrigins: string[]
  smtpUrl: string | undefined
  /** Sender of mails: an address, or `Name <address>`. */
  mailFrom: string | undefined
  /** How many proxies of our own stand in front of the shop. */
  trustProxy: number
  /** Folder with the elements of earlier releases, which stay served at `/sdk/`; none by default. */
  sdkDir: string | undefined
  /** Where people open the shop, for links in mails, without slash at the end; undefined where it listens. */
  publicUrl: string | undefined
}

/** `demo` accounts, orders and catalogue; `catalogue` without accounts; `none` only sites, countries and texts. */
export type Seed = 'demo' | 'catalogue' | 'none'

/** All that is wrong with the settings, one line each, for the operator. */
export class SettingsProblem extends Error {
  override readonly name = 'SettingsProblem'
}

type Environment = Readonly<Record<string, string | undefined>>

/** @throws SettingsProblem that names each wrong variable and what it may be; values are not repeated, they may be secrets */
export function readSettings(env: Environment): Settings {
  const problems: string[] = []
  function read<T>(name: string, fallback: T, parse: (text: string) => T | undefined, allowed: string): T {
    const text = env[name]?.trim()
    if (!text) return fallback
    const value = parse(text)
    if (value === undefined) problems.push(`${name} must be ${allowed}.`)
    return value ?? fallback
  }

  const isProduction = read('NODE_ENV', 'development', parseMode, 'production, development or test') === 'production'
  const settings: Settings = {
    port: read('PORT', 4173, parsePort, 'a whole number from 0 to 65535 (0 takes any free port)'),
    host: read('HOST', '127.0.0.1', parseHost, 'a host name or address to listen on, such as 127.0.0.1 or 0.0.0.0'),
    dataDir: read('DATA_DIR', '.data', parseFolder, 'the path of a folder; only a shell knows what ~ stands for'),
    databaseUrl: read(
      'DATABASE_URL',
      undefined,
      withScheme('postgres:', 'postgresql:'),
      'an address like postgres://user:password@host:5432/database',
    ),
    databaseConnections: read('DATABASE_CONNECTIONS', 20, wholeFrom(2, 1000), 'a whole number from 2 to 1000'),
    prepared: read('PREPARED', true, parseSwitch, 'on or off'),
    seed: read('SEED', 'none', text => SEEDS.find(seed => seed === text), 'demo, catalogue or none'),
    isProduction,
    queryPasswords: read('QUERY_PASSWORDS', !isProduction, parseSwitch, 'on or off'),
    fileScanner: read('FILE_SCANNER', undefined, text => text, 'a command like clamdscan --no-summary -'),
    auditDays: read('AUDIT_DAYS', AUDIT_DAYS, wholeFrom(30, 36_500), 'a whole number of days from 30 to 36500'),
    drainMs: read('DRAIN_SECONDS', 5, wholeFrom(0, 600), 'a whole number of seconds from 0 to 600') * 1000,
    maxConnections: read('MAX_CONNECTIONS', 2000, wholeFrom(10, 100_000), 'a whole number from 10 to 100000'),
    region: read('REGION', 'EU', text => (text === 'EU' || text === 'US' ? text : undefined), 'EU or US'),
    allowedOrigins: read(
      'ALLOWED_ORIGINS',
      [],
      parseOrigins,
      'a comma-separated list of origins like https://intranet.example:8443, without path',
    ),
    smtpUrl: read(
      'SMTP_URL',
      undefined,
      withScheme('smtp:', 'smtps:'),
      'an address like smtp://user:password@mail.example:587',
    ),
    mailFrom: read('MAIL_FROM', undefined, parseSender, 'an address like shop@example.com, or Shop <shop@example.com>'),
    publicUrl: read(
      'PUBLIC_URL',
      undefined,
      parseOrigin,
      'the origin where people open the shop, like https://shop.example, without path',
    ),
    sdkDir: read('SDK_DIR', undefined, parseFolder, 'the path of a folder; only a shell knows what ~ stands for'),
    trustProxy: read('TRUST_PROXY', 0, parseProxies, 'off, or how many proxies stand in front of the shop, 1 to 9'),
  }
  if (settings.isProduction && settings.seed === 'demo') {
    problems.push('SEED must not be demo with NODE_ENV=production: the passwords of the demo accounts are published.')
  }
  if (problems.length > 0) throw new SettingsProblem(problems.join('\n'))
  return settings
}

/** Others, such as `prod`, would open a shop for buyers with the rules of development. */
const parseMode = (text: string) => ['production', 'development', 'test'].find(mode => mode === text)

const SEEDS: readonly Seed[] = ['demo', 'catalogue', 'none']

const parseSwitch = (text: string) => (text === 'on' ? true : text === 'off' ? false : undefined)

const wholeFrom = (min: number, max: number) => (text: string) =>
  /^\d{1,6}$/.test(text) && Number(text) >= min && Number(text) <= max ? Number(text) : undefined

const parsePort = (text: string) => (/^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined)

const parseProxies = (text: string) => (text === 'off' ? 0 : /^[1-9]$/.test(text) ? Number(text) : undefined)

/** A unit of systemd and a file of variables hand it on as it is: the shop would be in a folder named `~`. */
const parseFolder = (text: string) => (/^~(\/|$)/.test(text) ? undefined : text)

const parseHost = (text: string) => (/^[\w.:-]+$/.test(text) ? text : undefined)

function parseSender(text: string): string | undefined {
  const [, address] = /^[^<>\r\n]*<([^<>]+)>$/.exec(text) ?? [text, text]
  // With one of these marks it would be several addresses.
  return /^[^\s@<>,;:]+@[^\s@<>,;:]+$/.test(address ?? '') ? text : undefined
}

function withScheme(...schemes: string[]) {
  return (text: string): string | undefined => {
    const url = URL.canParse(text) ? new URL(text) : undefined
    return url && schemes.includes(url.protocol) && url.hostname ? text : undefined
  }
}

function parseOrigin(text: string): string | undefined {
  const [origin, ...others] = parseOrigins(text) ?? []
  return others.length === 0 ? origin : undefined
}

function parseOrigins(text: string): string[] | undefined {
  const origins = text
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '')
    .map(toOrigin)
  return origins.every(origin => origin !== undefined) ? origins : undefined
}

/** As browsers send it, without capitals and usual ports; undefined for anything but an origin. */
function toOrigin(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url && /^https?:/.test(url.protocol) && url.href === `${url.origin}/` ? url.origin : undefined
}
