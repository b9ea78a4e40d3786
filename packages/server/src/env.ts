/** Settings of the process, read from the environment and checked before anything starts. */

export interface Settings {
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  region: 'EU' | 'US'
  allowedOrigins: string[]
  smtpUrl: string | undefined
  /** How many proxies of our own stand in front of the shop. */
  trustProxy: number
}

/** All that is wrong with the settings, one line each, for whoever starts the shop. */
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

  const settings: Settings = {
    port: read('PORT', 4173, parsePort, 'a whole number from 0 to 65535 (0 takes any free port)'),
    host: read('HOST', '127.0.0.1', parseHost, 'a host name or address to listen on, such as 127.0.0.1 or 0.0.0.0'),
    dataDir: read('DATA_DIR', '.data', text => text, 'a folder'),
    databaseUrl: read(
      'DATABASE_URL',
      undefined,
      withScheme('postgres:', 'postgresql:'),
      'an address like postgres://user:password@host:5432/database',
    ),
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
    trustProxy: read('TRUST_PROXY', 0, parseProxies, 'off, or how many proxies stand in front of the shop, 1 to 9'),
  }
  if (problems.length > 0) throw new SettingsProblem(problems.join('\n'))
  return settings
}

const parsePort = (text: string) => (/^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined)

const parseProxies = (text: string) => (text === 'off' ? 0 : /^[1-9]$/.test(text) ? Number(text) : undefined)

const parseHost = (text: string) => (/^[\w.:-]+$/.test(text) ? text : undefined)

function withScheme(...schemes: string[]) {
  return (text: string): string | undefined => {
    const url = URL.canParse(text) ? new URL(text) : undefined
    return url && schemes.includes(url.protocol) && url.hostname ? text : undefined
  }
}

function parseOrigins(text: string): string[] | undefined {
  const origins = text
    .split(',')
    .map(part => part.trim().replace(/\/$/, ''))
    .filter(part => part !== '')
  const isOrigin = (part: string) => URL.canParse(part) && /^https?:/.test(part) && new URL(part).origin === part
  return origins.every(isOrigin) ? origins : undefined
}
