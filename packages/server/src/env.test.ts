import { describe, expect, it } from 'vitest'
import { readSettings } from './env'

describe('settings', () => {
  it('have defaults', () => {
    expect(readSettings({ PORT: '', REGION: ' ' })).toEqual({
      port: 4173,
      host: '127.0.0.1',
      dataDir: '.data',
      region: 'EU',
      allowedOrigins: [],
      databaseConnections: 20,
      prepared: true,
      seed: 'none',
      isProduction: false,
      queryPasswords: true,
      auditDays: 730,
      drainMs: 5_000,
      maxConnections: 2_000,
      databaseUrl: undefined,
      smtpUrl: undefined,
      mailFrom: undefined,
      trustProxy: 0,
      publicUrl: undefined,
    })
  })

  it('are read from the environment', () => {
    const env = {
      PORT: '0',
      HOST: '0.0.0.0',
      DATA_DIR: '/srv/shop',
      REGION: 'US',
      DATABASE_URL: 'postgresql://shop:secret@db:5432/shop',
      ALLOWED_ORIGINS: 'https://A.example:443, http://localhost:4180/ ,',
      SMTP_URL: 'smtps://mail.example',
      MAIL_FROM: 'Hansen Bürobedarf <shop@hansen.example>',
      TRUST_PROXY: '2',
      AUDIT_DAYS: '3650',
      DATABASE_CONNECTIONS: '8',
      PREPARED: 'off',
      SEED: 'catalogue',
      NODE_ENV: 'production',
      QUERY_PASSWORDS: 'on',
      DRAIN_SECONDS: '0',
      MAX_CONNECTIONS: '100',
      PUBLIC_URL: 'https://shop.example/',
    }
    expect(readSettings(env)).toEqual({
      port: 0,
      host: '0.0.0.0',
      dataDir: '/srv/shop',
      region: 'US',
      databaseUrl: env.DATABASE_URL,
      allowedOrigins: ['https://a.example', 'http://localhost:4180'],
      smtpUrl: env.SMTP_URL,
      mailFrom: env.MAIL_FROM,
      trustProxy: 2,
      databaseConnections: 8,
      prepared: false,
      seed: 'catalogue',
      isProduction: true,
      queryPasswords: true,
      auditDays: 3650,
      drainMs: 0,
      maxConnections: 100,
      publicUrl: 'https://shop.example',
    })
  })

  it.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80a'],
    ['HOST', 'two words'],
    ['REGION', 'eu'],
    ['REGION', 'ASIA'],
    ['DATABASE_URL', 'mysql://db/shop'],
    ['DATABASE_URL', 'db.example'],
    ['ALLOWED_ORIGINS', '*'],
    ['ALLOWED_ORIGINS', 'https://a.example/path'],
    ['ALLOWED_ORIGINS', 'a.example'],
    ['ALLOWED_ORIGINS', 'https://a.example?'],
    ['ALLOWED_ORIGINS', 'https://a.example, https://me:secret@b.example'],
    ['ALLOWED_ORIGINS', 'javascript:alert(1)'],
    ['SMTP_URL', 'http://mail.example'],
    ['MAIL_FROM', 'Shop'],
    ['MAIL_FROM', 'Shop <shop>'],
    ['MAIL_FROM', 'shop,office@firm.eu'],
    ['MAIL_FROM', 'a@firm.eu <b@firm.eu> <c@firm.eu>'],
    ['PUBLIC_URL', 'shop.example'],
    ['PUBLIC_URL', 'https://shop.example/path'],
    ['PUBLIC_URL', 'https://shop.example, https://other.example'],
    ['TRUST_PROXY', 'on'],
    ['TRUST_PROXY', '0'],
    ['TRUST_PROXY', '10.0.0.1'],
    ['DATABASE_CONNECTIONS', '1'],
    ['PREPARED', 'true'],
    ['SEED', 'all'],
    ['NODE_ENV', 'prod'],
    ['NODE_ENV', 'Production'],
    ['DRAIN_SECONDS', '-1'],
    ['MAX_CONNECTIONS', '9'],
  ])('%s=%s is refused by name', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(`${name} must be `)
  })

  it.each(['~', '~/shop'])('do not take %s for a folder, which only a shell knows', dataDir => {
    expect(() => readSettings({ DATA_DIR: dataDir })).toThrow('DATA_DIR must be the path of a folder')
    expect(readSettings({ DATA_DIR: `/srv/${dataDir}` }).dataDir).toBe(`/srv/${dataDir}`)
  })

  it('F2 are refused when they would open a production shop with published passwords', () => {
    expect(() => readSettings({ NODE_ENV: 'production', SEED: 'demo' })).toThrow(/SEED must not be demo/)
    expect(readSettings({ NODE_ENV: 'production' }).seed).toBe('none')
  })

  it('are refused all at once, and without repeating what may be a secret', () => {
    const env = { PORT: 'x', DATABASE_URL: 'mysql://root:hunter2@db/shop' }
    expect(() => readSettings(env)).toThrow(/PORT must be .*\nDATABASE_URL must be /)
    expect(() => readSettings(env)).not.toThrow('hunter2')
  })
})
