import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCaptcha } from '../codes/captcha'
import { accounts, captchas, tokens } from '../db/schema'
import { call } from '../testing/call'
import { startTestServer, type TestServer } from '../testing/test-server'
import { readDigits, signInBody } from './session.testing'

const HOUR_MS = 60 * 60_000

let shop: TestServer
const logged: string[] = []
const write = (event: string, fields?: object) => logged.push(JSON.stringify({ event, ...fields }))

beforeAll(async () => {
  shop = await startTestServer({ log: { info: write, error: write } })
})
afterAll(() => shop?.close())

const signIn = (username: string, password = 'Cartwright1', more = {}) =>
  call(shop, 'session.token', { body: { ...signInBody(username, password), ...more } })
const info = (token: string) => call(shop, 'session.info', {}, { token })

describe('before the token request', () => {
  it('API-008 API-009 isQoAdmin lets a known and an unknown name go on, with the same answer', async () => {
    const known = await call(shop, 'session.isQoAdmin', { query: { userName: 'buyer.nl' } })
    const unknown = await call(shop, 'session.isQoAdmin', { query: { userName: 'nobody.at.all' } })
    expect(known.envelope).toEqual({ code: 200, msg: 'Operate successfully', data: 200 })
    expect(unknown.envelope).toEqual(known.envelope)
  })
})

describe('the token request', () => {
  it('API-010 API-011 answers access_token to the right password, and the token works', async () => {
    const { code, result, envelope } = await signIn('buyer.nl')
    expect(code).toBe(200)
    expect(envelope).toMatchObject({
      access_token: expect.stringMatching(/^[\w-]{43}$/),
      token_type: 'bearer',
      expires_in: 28_800,
    })
    expect((await info(result?.access_token ?? '')).result?.user.userName).toBe('buyer.nl')
  })

  it('takes the name in any case and with blanks around it, the password only as it is', async () => {
    expect((await signIn(' Buyer.NL ')).code).toBe(200)
    expect((await signIn('buyer.nl', 'cartwright1')).code).toBe(601)
    expect((await signIn('buyer.nl', ' Cartwright1')).code).toBe(601)
  })

  it('answers a wrong password and an unknown name alike', async () => {
    const wrong = await signIn('buyer.de', 'Cartwright2')
    const nobody = await signIn('nobody.here', 'Cartwright2')
    expect(wrong.envelope).toEqual({ code: 601, msg: 'The user name or password is wrong.', data: null })
    expect(nobody.envelope).toEqual(wrong.envelope)
  })

  it.each([{ client_id: 'someone' }, { client_secret: 'else' }, { scope: 'admin' }])(
    'refuses another OAuth client: %o',
    async client => {
      expect((await signIn('buyer.nl', 'Cartwright1', client)).code).toBe(601)
    },
  )

  it('refuses an account of the other region', async () => {
    expect((await signIn('buyer.us')).code).toBe(601)
  })

  it('keeps no token, only hashes', async () => {
    const token = await shop.signIn('buyer.it')
    const rows = await shop.db.select().from(tokens)
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})

describe('the signed-in account', () => {
  it('API-012 getInfo answers user, roles, permissions, cust and currency beside code', async () => {
    const { envelope } = await info(await shop.signIn('buyer.uk'))
    expect(envelope).toEqual({
      code: 200,
      msg: 'Operate successfully',
      user: {
        userName: 'buyer.uk',
        firstName: 'Oliver',
        lastName: 'Marsh',
        custId: 4,
        accountId: 4,
        custnum: expect.any(Number),
        avatar: '',
        orgId: 7,
        email: 'buyer.uk@example.com',
        confirmed: true,
      },
      roles: ['mainCustomer'],
      permissions: [
        'cust:shoppingcart',
        'cust:favorites',
        'cust:myquickorder',
        'cust:order',
        'cust:account',
        'cust:accountprice',
      ],
      mayOrder: true,
      cust: { company: 'Fenland Office Supplies Ltd' },
      currency: 'GBP',
      session: { idleSeconds: expect.any(Number), totalSeconds: expect.any(Number) },
    })
  })

  it('API-014 getRouters lists the pages that the permissions open', async () => {
    const pathsOf = async (userName: string) => {
      const { result } = await call(shop, 'session.routers', {}, { token: await shop.signIn(userName) })
      return result?.map(({ path }) => path)
    }
    expect(await pathsOf('buyer.nl')).toEqual([
      '/cust/shoppingcart',
      '/search?pre=3',
      '/my/quickorder',
      '/hisorder/list',
      '/rma/list',
      '/finance/invoices',
      '/my/account',
    ])
    expect(await pathsOf('clerk.nl')).toEqual([
      '/cust/shoppingcart',
      '/hisorder/list',
      '/rma/list',
      '/finance/invoices',
      '/my/account',
    ])
    expect(await pathsOf('admin')).toHaveLength(7)
  })

  it('API-013 logout ends this session and no other', async () => {
    const [here, elsewhere] = [await shop.signIn('buyer.nl'), await shop.signIn('buyer.nl')]
    expect((await call(shop, 'session.logout', {}, { token: here })).envelope).toMatchObject({ code: 200, data: null })
    expect((await info(here)).code).toBe(401)
    expect((await info(elsewhere)).code).toBe(200)
  })
})

describe('a token', () => {
  it('API-076 lives for 8 hours after its last use, then answers code 401', async () => {
    const token = await shop.signIn('buyer.fr')
    const unused = await shop.signIn('buyer.pl')
    shop.clock.advance(7 * HOUR_MS)
    expect((await info(token)).code).toBe(200)
    shop.clock.advance(7 * HOUR_MS)
    expect((await info(token)).code).toBe(200)
    expect((await info(unused)).code).toBe(401)
    shop.clock.advance(8 * HOUR_MS + 1000)
    expect((await info(token)).code).toBe(401)
  })

  it('is moved at most once a minute', async () => {
    const token = await shop.signIn('buyer.fr')
    const [first] = await shop.db.select().from(tokens)
    shop.clock.advance(30_000)
    await info(token)
    expect(await shop.db.select().from(tokens)).toEqual([first])
    shop.clock.advance(40_000)
    await info(token)
    expect(await shop.db.select().from(tokens)).not.toEqual([first])
  })

  it('that could not be read is read again by the next call, not remembered as a failure', async () => {
    const token = await shop.signIn('buyer.de')
    shop.clock.advance(1000)
    await shop.db.execute('alter table tokens rename to tokens_away')
    expect((await info(token)).code).toBe(500)
    await shop.db.execute('alter table tokens_away rename to tokens')
    expect((await info(token)).code).toBe(200)
  })

  it('ends with its account within a second, no matter who closed it', async () => {
    const token = await shop.signIn('buyer.de')
    const setActive = (active: boolean) =>
      shop.db.update(accounts).set({ active }).where(eq(accounts.userName, 'buyer.de'))
    expect((await info(token)).code).toBe(200)
    await setActive(false)
    shop.clock.advance(1000)
    expect((await info(token)).code).toBe(401)
    await setActive(true)
    shop.clock.advance(1000)
    expect((await info(token)).code).toBe(200)
  })
})

describe('the captcha', () => {
  it('API-015 is a picture of digits without text in it, each time another one', async () => {
    const [one, other] = [await call(shop, 'session.captcha', {}), await call(shop, 'session.captcha', {})]
    expect(one.envelope).toMatchObject({ code: 200, uuid: expect.any(String), img: expect.any(String) })
    expect(one.result?.uuid).not.toBe(other.result?.uuid)
    const picture = Buffer.from(one.result?.img ?? '', 'base64')
    const [kept] = await shop.db
      .select()
      .from(captchas)
      .where(eq(captchas.uuid, one.result?.uuid ?? ''))
    // Pixels alone: head, data, end.
    expect(picture.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
    expect(picture.toString('latin1').match(/IHDR|IDAT|IEND|tEXt|iTXt|zTXt/g)).toEqual(['IHDR', 'IDAT', 'IEND'])
    expect(kept?.digits).toMatch(/^\d{5}$/)
    expect(picture.toString('latin1')).not.toContain(kept?.digits)
  })

  it('is drawn 300 times in ten minutes for an address, and for others all the same', async () => {
    const draw = (ip: string) => createCaptcha(shop.db, ip, shop.clock.now())
    for (let turn = 0; turn < 300; turn++) await draw('192.0.2.7')
    await expect(draw('192.0.2.7')).rejects.toMatchObject({ code: 603 })
    expect((await draw('192.0.2.8')).uuid).toEqual(expect.any(String))
    shop.clock.advance(10 * 60_000)
    expect((await draw('192.0.2.7')).uuid).toEqual(expect.any(String))
  })
})

describe('five failures of an account from an address', () => {
  const fail = () => signIn('buyer.de', 'wrong password 1')
  const solve = async () => {
    const { result } = await call(shop, 'session.captcha', {})
    return { code: await readDigits(shop.db, result?.uuid), uuid: result?.uuid }
  }

  it('ask for the captcha and then for more and more time', async () => {
    shop.clock.advance(HOUR_MS)
    // Some of the waits are shorter than a few calls take on a busy machine.
    const codes = []
    for (let failure = 1; failure <= 5; failure++) codes.push((await fail()).code)
    expect(codes).toEqual([601, 601, 601, 601, 602])

    const early = await signIn('buyer.de', 'Cartwright1', await solve())
    expect(early.envelope).toMatchObject({ code: 603, data: { retryAfter: 1 } })
    shop.clock.advance(2_000)
    const unanswered = await signIn('buyer.de')
    expect(unanswered.envelope).toMatchObject({ code: 602, msg: 'Please enter the numbers in the image.' })
    const wrong = { ...(await solve()), code: '99999x' }
    const mistaken = await signIn('buyer.de', 'Cartwright1', wrong)
    expect(mistaken.envelope).toMatchObject({ code: 602, msg: expect.stringMatching(/^The numbers do not match/) })

    let waits = 0
    for (let failure = 6; failure <= 16; failure++) {
      expect((await signIn('buyer.de', 'wrong password 1', await solve())).code).toBe(602)
      const { envelope } = await signIn('buyer.de', 'Cartwright1', await solve())
      const { retryAfter } = envelope.data as { retryAfter: number }
      expect(retryAfter).toBeGreaterThanOrEqual(waits)
      expect(retryAfter).toBeLessThanOrEqual(300)
      waits = retryAfter
      shop.clock.advance(retryAfter * 1000 + 1000)
    }
    expect(waits).toBe(300)
  })

  it('do not slow down other accounts', async () => {
    expect((await signIn('buyer.it')).code).toBe(200)
  })

  it('are forgotten after the right password with the right numbers', async () => {
    const answer = await solve()
    expect((await signIn('buyer.de', 'Cartwright1', answer)).code).toBe(200)
    expect((await fail()).code).toBe(601)
    expect((await signIn('buyer.de')).code).toBe(200)
  })

  it('count for an unknown name as well', async () => {
    const codes = []
    for (let failure = 1; failure <= 5; failure++) codes.push((await signIn('who.is.it', 'wrong1234')).code)
    expect(codes).toEqual([601, 601, 601, 601, 602])
  })

  it('are not outrun by many tries at once', async () => {
    const codes = await Promise.all(
      Array.from({ length: 20 }, async () => (await signIn('buyer.pl', 'wrong1234')).code),
    )
    expect(codes.filter(code => code === 601).length).toBeLessThanOrEqual(4)
  })

  it('count together however the name is written', async () => {
    shop.clock.advance(HOUR_MS)
    const codes = []
    // The database makes one name of these; JavaScript does not.
    for (const name of ['buyer.fr', 'BUYER.FR', 'buyer.it', 'buyer.\u0130t', 'buyer.IT', 'Buyer.It', 'buyer.\u0130T'])
      codes.push((await signIn(name, 'wrong1234')).code)
    expect(codes).toEqual([601, 601, 601, 601, 601, 601, 602])
  })

  it('let a captcha be used once, within twenty minutes', async () => {
    for (let failure = 1; failure <= 5; failure++) await signIn('rep.nl', 'wrong1234')
    const late = await solve()
    shop.clock.advance(20 * 60_000 + 1000)
    expect((await signIn('rep.nl', 'Cartwright1', late)).code).toBe(602)
    const used = await solve()
    expect((await signIn('rep.nl', 'wrong1234', used)).code).toBe(602)
    shop.clock.advance(10_000)
    expect((await signIn('rep.nl', 'Cartwright1', used)).msg).toMatch(/^The numbers do not match/)
  })
})

describe('one password tried on many names', () => {
  // One after the other: an address has few calls under way, and a slow machine would refuse the others as busy.
  const spray = async (from: string, names: readonly string[]) => {
    const codes = []
    for (const name of names) codes.push(await signInFrom(from, name, 'Spring2026'))
    return codes
  }
  const signInFrom = async (from: string, username: string, password = 'Cartwright1', more = {}) => {
    const body = { ...signInBody(username, password), ...more }
    const headers = { 'X-Forwarded-For': `198.51.100.7, ${from}` }
    return (await call(proxied, 'session.token', { body }, { headers })).code
  }
  const names = (count: number) => Array.from({ length: count }, (_, place) => `name.${place}`)
  const solve = async () => {
    const { result } = await call(proxied, 'session.captcha', {})
    return { code: await readDigits(proxied.db, result?.uuid), uuid: result?.uuid }
  }
  let proxied: TestServer
  beforeAll(async () => {
    proxied = await startTestServer({ trustProxy: 1 })
  })
  afterAll(() => proxied?.close())

  it('API-010 API-015 asks the address for the captcha after thirty failures, and lets those in who solve it', async () => {
    const codes = await spray('203.0.113.5', names(40))
    expect(codes.filter(code => code === 601).length).toBeLessThan(30)
    expect(codes).toContain(602)
    expect(await signInFrom('203.0.113.5', 'buyer.nl')).toBe(602)
    for (const colleague of ['buyer.nl', 'rep.nl', 'clerk.nl']) {
      expect(await signInFrom('203.0.113.5', colleague, 'Cartwright1', await solve())).toBe(200)
    }
    expect(await signInFrom('203.0.113.5', 'buyer.nl')).toBe(602)
  })

  it('does not affect other client addresses, as the proxy reports them', async () => {
    expect(await signInFrom('203.0.113.6', 'buyer.nl')).toBe(200)
  })

  it('is forgotten after half an hour', async () => {
    proxied.clock.advance(HOUR_MS)
    expect(await signInFrom('203.0.113.5', 'buyer.nl')).toBe(200)
  })

  it('does not count the right passwords of an office', async () => {
    for (let morning = 0; morning < 32; morning++) expect(await signInFrom('203.0.113.8', 'buyer.nl')).toBe(200)
  })

  it('cannot be hidden behind a made-up header where no proxy is trusted', async () => {
    shop.clock.advance(HOUR_MS)
    const fail = (name: string, place: number) => {
      const headers = { 'X-Forwarded-For': `203.0.113.${place}` }
      return call(shop, 'session.token', { body: signInBody(name, 'Spring2026') }, { headers })
    }
    for (const [place, name] of names(40).entries()) await fail(name, place)
    expect((await signIn('buyer.nl')).code).toBe(602)
    shop.clock.advance(HOUR_MS)
  })
})

describe('one name tried from many networks', () => {
  let proxied: TestServer
  beforeAll(async () => {
    proxied = await startTestServer({ trustProxy: 1 })
  })
  afterAll(() => proxied?.close())

  const signInFrom = (from: string, password = 'Cartwright1', more = {}) => {
    const body = { ...signInBody('buyer.uk', password), ...more }
    return call(proxied, 'session.token', { body }, { headers: { 'X-Forwarded-For': from } })
  }
  const solve = async () => {
    const { result } = await call(proxied, 'session.captcha', {})
    return { code: await readDigits(proxied.db, result?.uuid), uuid: result?.uuid }
  }
  const spray = async (count: number) => {
    const codes = []
    for (let place = 0; place < count; place++) codes.push((await signInFrom(`203.0.113.${place}`, 'Wrong2026')).code)
    return codes
  }

  it('F8 wants the captcha of everybody after twenty failures an hour, and locks no one out', async () => {
    const codes = await spray(25)
    expect(codes.slice(0, 19).every(code => code === 601)).toBe(true)
    expect(codes.slice(19)).toEqual(Array(6).fill(602))
    // The owner, from a network that has failed at nothing.
    expect((await signInFrom('198.51.100.1')).code).toBe(602)
    expect((await signInFrom('198.51.100.1', 'Cartwright1', await solve())).code).toBe(200)
    // The right password of the owner does not make the failures of others forgotten.
    expect((await signInFrom('198.51.100.1')).code).toBe(602)
    proxied.clock.advance(HOUR_MS + 1000)
    expect((await signInFrom('198.51.100.1')).code).toBe(200)
  })

  it('F8 lets the owner in by a mailed code, pasted, which guesses cannot replace', async () => {
    await spray(20)
    const from = { headers: { 'X-Forwarded-For': '198.51.100.1' } }
    const { result } = await call(proxied, 'session.sendCode', { body: { userName: 'BUYER.UK' } }, from)
    const requestId = result?.requestId ?? ''
    await expect.poll(() => proxied.mails.at(-1)?.subject).toMatch(/^Your code to sign in: \d{6}$/)
    const emailVerificationCode = proxied.mailedCode('buyer.uk@example.com')
    const wrong = emailVerificationCode === '000000' ? '111111' : '000000'
    const guessed = await signInFrom('203.0.113.200', 'Cartwright1', { emailVerificationCode: wrong, requestId })
    expect(guessed).toMatchObject({ code: 602, msg: 'The code is wrong or has expired.' })
    // A mistyped password does not use the code up.
    expect((await signInFrom('198.51.100.1', 'Wrong2026', { emailVerificationCode, requestId })).code).toBe(602)
    expect((await signInFrom('198.51.100.1', 'Cartwright1', { emailVerificationCode, requestId })).code).toBe(200)
    expect((await signInFrom('198.51.100.1', 'Cartwright1', { emailVerificationCode, requestId })).code).toBe(602)
    proxied.clock.advance(HOUR_MS + 1000)
  })

  it('F8 mails no code for names without an account, and answers the same', async () => {
    const ask = (userName: string) =>
      call(proxied, 'session.sendCode', { body: { userName } }, { headers: { 'X-Forwarded-For': '198.51.100.9' } })
    const mailed = proxied.mails.length
    const shape = { code: 200, msg: 'Operate successfully', data: { requestId: expect.stringMatching(/^[\w-]{22}$/) } }
    expect((await ask('nobody.here')).envelope).toEqual(shape)
    expect((await ask('buyer.nl')).envelope).toEqual(shape)
    await expect.poll(() => proxied.mails.length).toBe(mailed + 1)
    expect(proxied.mails.at(-1)?.to).toBe('buyer.nl@example.com')
  })

  it('F15 F8 mails codes from one address to ten names an hour, then it takes the captcha; they count for other mails too', async () => {
    proxied.clock.advance(2 * HOUR_MS)
    const from = { headers: { 'X-Forwarded-For': '198.51.100.30' } }
    const ask = async (userName: string, more = {}) =>
      (await call(proxied, 'session.sendCode', { body: { userName, ...more } }, from)).code
    const codes = []
    for (let name = 1; name <= 3; name++) codes.push(await ask(`name.${name}`))
    const query = { email: 'someone@firm.eu' }
    expect((await call(proxied, 'registration.sendCode', { query }, from)).code).toBe(602)
    for (let name = 4; name <= 11; name++) codes.push(await ask(`name.${name}`))
    expect(codes).toEqual([...Array(10).fill(200), 602])
    expect(await ask('name.11', await solve())).toBe(200)
    proxied.clock.advance(HOUR_MS + 1000)
    expect(await ask('name.12')).toBe(200)
  })

  it('F8 keeps the mailed code for its owner, without a captcha, however many codes strangers ask for', async () => {
    const askFrom = async (address: string, more = {}) =>
      (
        await call(
          proxied,
          'session.sendCode',
          { body: { userName: 'buyer.nl', ...more } },
          { headers: { 'X-Forwarded-For': address } },
        )
      ).code
    const strangers = []
    for (const address of ['203.0.113.5', '203.0.113.6', '203.0.113.7'])
      for (let code = 1; code <= 4; code++) strangers.push(await askFrom(address))
    expect(strangers).toEqual([200, 200, 200, 602, 200, 200, 602, 602, 200, 602, 602, 602])
    expect(await askFrom('198.51.100.31')).toBe(200)
    expect(await askFrom('198.51.100.31')).toBe(602)
    expect(await askFrom('198.51.100.31', await solve())).toBe(200)
  })

  it('F8 counts IPv6 by its /64', async () => {
    // The fifth failure makes its network wait for a second.
    const codes = []
    for (let host = 1; host <= 5; host++) codes.push((await signInFrom(`2001:db8:0:7::${host}`, 'Wrong2026')).code)
    expect(codes).toEqual([601, 601, 601, 601, 602])
    expect((await signInFrom('2001:db8:0:7:ffff::1')).code).toBe(603)
    expect((await signInFrom('2001:db8:0:8::1')).code).toBe(200)
  })
})

describe('a clock that was ahead', () => {
  it('F24 shuts no one out for longer than a window', async () => {
    const ahead = await startTestServer()
    try {
      const guess = async () => {
        const token = await ahead.signIn('rep.nl')
        const body = { oldPassword: 'Wrong2026', newPassword: 'abcd1234' }
        return async () => (await call(ahead, 'account.changePassword', { body }, { token })).envelope
      }
      ahead.clock.advance(HOUR_MS)
      const change = await guess()
      for (let turn = 0; turn < 6; turn++) await change()
      ahead.clock.advance(-HOUR_MS)
      const { code, data } = (await change()) as { code: number; data: { retryAfter: number } }
      expect(code).toBe(603)
      expect(data.retryAfter).toBeLessThanOrEqual(15 * 60)
      ahead.clock.advance(15 * 60_000 + 1000)
      expect((await change()).code).toBe(601)
    } finally {
      await ahead.close()
    }
  })
})

describe('an admin', () => {
  it('API-010 is signed in for twelve hours at most, however the session is used; a buyer goes on', async () => {
    const [admin, buyer] = [await shop.signIn('admin'), await shop.signIn('buyer.uk')]
    const answers = async () => [
      (await call(shop, 'session.info', {}, { token: admin })).code,
      (await call(shop, 'session.info', {}, { token: buyer })).code,
    ]
    for (let hours = 4; hours < 12; hours += 4) {
      shop.clock.advance(4 * HOUR_MS)
      expect(await answers()).toEqual([200, 200])
    }
    shop.clock.advance(4 * HOUR_MS - 60_000)
    expect(await answers()).toEqual([200, 200])
    shop.clock.advance(2 * 60_000)
    expect(await answers()).toEqual([401, 200])
  })

  it('PERM-003 signs in in the other region too', async () => {
    const us = await startTestServer({ region: 'US' })
    try {
      const token = await us.signIn('admin')
      expect((await call(us, 'session.info', {}, { token })).result?.user.userName).toBe('admin')
      const { code } = await call(us, 'session.token', { body: signInBody('buyer.nl') })
      expect(code).toBe(601)
    } finally {
      await us.close()
    }
  })
})

it('API-010 passwords and tokens never reach a log', async () => {
  const token = await shop.signIn('buyer.it')
  await call(
    shop,
    'account.changePassword',
    { body: { oldPassword: 'Cartwright1', newPassword: 'Secret4Log' } },
    { token },
  )
  await signIn('buyer.it', 'Wrong4Log')
  await signIn('buyer.it', 'Secret4Log')
  expect(logged.join('\n')).toContain('session.started')
  for (const secret of ['Cartwright1', 'Secret4Log', 'Wrong4Log', token, 'password=', '$argon2']) {
    expect(logged.join('\n')).not.toContain(secret)
  }
})
