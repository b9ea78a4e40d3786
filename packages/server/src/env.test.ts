import { describe, expect, it } from 'vitest'
import { readSettings } from './env'

describe('settings', () => {
  it('have defaults', () => {
    expect(readSettings({ PORT: '', REGION: ' ' })).toEqual({
      ...{ port: 4173, host: '127.0.0.1', dataDir: '.data', region: 'EU', allowedOrigins: [] },
      ...{ databaseUrl: undefined, smtpUrl: undefined, trustProxy: 0 },
    })
  })

  it('are read from the environment', () => {
    const env = {
      ...{ PORT: '0', HOST: '0.0.0.0', DATA_DIR: '/srv/shop', REGION: 'US' },
      DATABASE_URL: 'postgresql://shop:secret@db:5432/shop',
      ALLOWED_ORIGINS: 'https://a.example, http://localhost:4180/ ,',
      SMTP_URL: 'smtps://mail.example',
      TRUST_PROXY: '2',
    }
    expect(readSettings(env)).toEqual({
      ...{ port: 0, host: '0.0.0.0', dataDir: '/srv/shop', region: 'US' },
      databaseUrl: env.DATABASE_URL,
      allowedOrigins: ['https://a.example', 'http://localhost:4180'],
      smtpUrl: env.SMTP_URL,
      trustProxy: 2,
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
    ['ALLOWED_ORIGINS', 'javascript:alert(1)'],
    ['SMTP_URL', 'http://mail.example'],
    ['TRUST_PROXY', 'on'],
    ['TRUST_PROXY', '0'],
    ['TRUST_PROXY', '10.0.0.1'],
  ])('%s=%s is refused by name', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(`${name} must be `)
  })

  it('are refused all at once, and without repeating what may be a secret', () => {
    const env = { PORT: 'x', DATABASE_URL: 'mysql://root:hunter2@db/shop' }
    expect(() => readSettings(env)).toThrow(/PORT must be .*\nDATABASE_URL must be /)
    expect(() => readSettings(env)).not.toThrow('hunter2')
  })
})
