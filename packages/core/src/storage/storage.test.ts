import { describe, expect, it } from 'vitest'
import { createJar } from '../testing/cookie-jar'
import { cookieStorage, memoryStorage, webStorage } from './storage'

const DAY_S = 86_400

describe('cookies', () => {
  it('SES-003 are for the whole site, SameSite=Lax, and Secure on https', () => {
    const jar = createJar()
    cookieStorage(jar, false).set('Client-Token', 'abc')
    cookieStorage(jar, true).set('Client-Token', 'abc')
    expect(jar.written).toEqual([
      'Client-Token=abc; Path=/; SameSite=Lax',
      'Client-Token=abc; Path=/; SameSite=Lax; Secure',
    ])
  })

  it('what is kept for 30 days has that age', () => {
    const jar = createJar()
    cookieStorage(jar, false).set('client-country', 'DE', 30)
    const age = /; Max-Age=(\d+)/.exec(jar.written[0] ?? '')?.[1]
    expect(Number(age)).toBe(30 * DAY_S)
  })

  it('come back as they went in, beside those of others', () => {
    const jar = createJar()
    jar.cookie = 'other=1%'
    jar.cookie = 'xClient-Token=wrong'
    const storage = cookieStorage(jar, false)
    for (const value of ['abc', 'a;b=c, d', 'Łódź %20', '']) {
      storage.set('Client-Token', value)
      expect(storage.get('Client-Token')).toBe(value)
    }
    expect(storage.get('other')).toBe('1%')
    storage.remove('Client-Token')
    expect(storage.get('Client-Token')).toBeUndefined()
    expect(storage.get('other')).toBe('1%')
  })

  it('that the reader does not allow last as long as the page', () => {
    const throwing = {
      get cookie(): string {
        throw new DOMException('sandboxed', 'SecurityError')
      },
      set cookie(_line: string) {
        throw new DOMException('sandboxed', 'SecurityError')
      },
    }
    for (const jar of [createJar(false), throwing]) {
      const storage = cookieStorage(jar, false)
      expect(storage.get('Client-Token')).toBeUndefined()
      storage.set('Client-Token', 'abc')
      expect(storage.get('Client-Token')).toBe('abc')
      storage.remove('Client-Token')
      expect(storage.get('Client-Token')).toBeUndefined()
    }
  })

  it('SES-004 a cookie removed by other code is gone', () => {
    const jar = createJar()
    const storage = cookieStorage(jar, false)
    storage.set('Client-Token', 'abc')
    jar.cookie = 'Client-Token=; Path=/; Max-Age=0'
    expect(storage.get('Client-Token')).toBeUndefined()
  })
})

describe('other places', () => {
  it('memory forgets what is removed', () => {
    const storage = memoryStorage()
    storage.set('a', '1')
    expect(storage.get('a')).toBe('1')
    storage.remove('a')
    expect(storage.get('a')).toBeUndefined()
  })

  it('a full or forbidden web storage keeps nothing and breaks nothing', () => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    const storage = webStorage({ getItem: refuse, setItem: refuse, removeItem: refuse })
    storage.set('a', '1')
    storage.remove('a')
    expect(storage.get('a')).toBeUndefined()
    expect(webStorage({ getItem: () => null, setItem: refuse, removeItem: refuse }).get('a')).toBeUndefined()
  })
})
