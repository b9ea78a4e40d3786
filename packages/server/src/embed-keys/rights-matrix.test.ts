/**
 * Which call opens to whom: every call, and every document in every format, for every right, role, origin and state of a key. What is
 * expected stands in `rights-matrix.txt`, one row a call, so that a new call is seen in review. The walk follows from the contract.
 */
import { randomUUID } from 'node:crypto'
import { type CallName, CODE, type Policy, policies, RIGHTS, type Right } from '@cartwright/core/contract'
import { EMBED_COMPONENT_NAMES } from '@cartwright/core/rules'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accounts, embedKeys, throttles, tokens } from '../db/schema'
import { hashOf } from '../session/tokens'
import { call } from '../testing/call'
import { wordsOfFile } from '../testing/words-of-file'
import { openThings, ROLES, type Role, type Row, type Things } from './rights-matrix.things.testing'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** So many calls are under way at a time: of one account two documents are made at once, of one network four. */
const AT_ONCE = 4
const ORIGIN = 'https://intranet.example'
const OTHER = 'https://other.example'
/** They would change who the four accounts are. */
const CHANGES_ACCOUNTS: readonly string[] = [
  'account.add',
  'account.change',
  'account.setRepPrices',
  'confirmation.confirm',
]

const ORIGINS = { own: ORIGIN, other: OTHER, none: undefined } as const
const STATES = ['live', 'expired', 'revoked'] as const
type Origin = keyof typeof ORIGINS
type State = (typeof STATES)[number]
/** Away from the page of the key, or after its end. */
const ENDED = STATES.flatMap(state => (Object.keys(ORIGINS) as Origin[]).map(origin => ({ state, origin }))).filter(
  ({ state, origin }) => state !== 'live' || origin !== 'own',
)

const CANARIES = ['price', 'invoice', 'credit'] as const
type Canary = (typeof CANARIES)[number]

let things: Things
/** What came of tokens away from their pages, and after the end of their keys. */
const away: { title: string; name: CallName; outcome: string }[] = []
/** Ids of keys, by company, rights and state. */
const keys = new Map<string, string>()
const keyName = (custId: number, rights: readonly Right[], state: State) => `${custId} ${rights.join(' ')} ${state}`
const NO_RIGHT: readonly Right[] = []
const SINGLE: readonly (readonly Right[])[] = RIGHTS.map(right => [right])
const KEYS = [RIGHTS, NO_RIGHT, ...SINGLE]

beforeAll(async () => {
  things = await openThings()
  const { db, clock } = things.shop
  const now = clock.now()
  const ends = { live: {}, expired: { expires: new Date(now.getTime() - 1) }, revoked: { revoked: now } }
  for (const custId of new Set(Object.values(things.found).map(account => account.custId))) {
    for (const rights of KEYS) {
      for (const state of STATES) {
        const name = keyName(custId, rights, state)
        const [made] = await db
          .insert(embedKeys)
          .values({
            custId,
            name,
            secretHash: randomUUID(),
            hint: '',
            origins: [ORIGIN],
            components: [...EMBED_COMPONENT_NAMES],
            rights: [...rights],
            createTime: now,
            expires: new Date(now.getTime() + 365 * DAY_MS),
            ...ends[state],
          })
          .returning({ keyId: embedKeys.keyId })
        keys.set(name, made?.keyId ?? '')
      }
    }
  }
})
afterAll(() => things?.shop.close())

interface Sent {
  role: Role
  /** Of the key; null for someone who has signed in with a password. */
  rights: readonly Right[] | null
  state: State
  origin: Origin
}

/** Tokens for the calls of one row: a call may end the session that makes it. */
async function openSessions(sent: readonly Sent[]): Promise<string[]> {
  const { shop, found } = things
  const now = shop.clock.now()
  const end = new Date(now.getTime() + DAY_MS)
  const made = sent.map(() => randomUUID())
  const rows = sent.map(({ role, rights, state }, at) => ({
    accountId: found[role].accountId,
    keyId: rights ? keys.get(keyName(found[role].custId, rights, state)) : null,
    host: rights ? ORIGIN : null,
    components: null,
    inProduction: false,
    hash: hashOf(made[at] ?? ''),
    expires: end,
    fixedEnd: rights ? end : null,
    createTime: now,
    lastUsed: now,
  }))
  await shop.db.insert(tokens).values(rows)
  return made
}

interface Answer {
  outcome: string
  /** All that it says, with the words of a file. */
  text: string
}

const OUTCOMES: Readonly<Record<number, string>> = {
  [CODE.BAD_REQUEST]: 'invalid',
  [CODE.SIGNED_OUT]: 'signed out',
  [CODE.FORBIDDEN]: 'refused',
  [CODE.NOT_FOUND]: 'not found',
  [CODE.REFUSED]: 'against a rule',
  [CODE.CAPTCHA_NEEDED]: 'captcha',
  [CODE.TOO_MANY]: 'too many',
  [CODE.UNCONFIRMED]: 'unconfirmed',
}
/** Of an answer that lets its caller in: whether there is anything in it. */
function contentOf(data: unknown): string {
  const rows = (data as { rows?: unknown } | null)?.rows ?? data
  if (Array.isArray(rows)) return rows.length > 0 ? 'data' : 'empty'
  return data === null || data === undefined ? 'done' : 'data'
}

/** What is asked for, by call and account, until an answer has used it up. */
const inputs = new Map<string, unknown>()

async function ask(
  { title, name, input, writes }: Row,
  role: Role,
  token: string | undefined,
  origin?: string,
): Promise<Answer> {
  const headers = () => ({ 'Idempotency-Key': randomUUID(), ...(origin !== undefined && { Origin: origin }) })
  const known = `${title} ${role}`
  const wanted = (inputs.get(known) ?? (await input(role))) as never
  inputs.set(known, wanted)
  const send = () => call(things.shop, name, wanted, { token, headers: headers() })
  let got = await send()
  while (got.code === CODE.BUSY) got = await send()
  // Limits that keep mails from being sent too often are no subject here.
  if (got.code === CODE.TOO_MANY || got.code === CODE.CAPTCHA_NEEDED) {
    await things.shop.db.delete(throttles)
    got = await send()
  }
  const { code, result, envelope } = got
  const { content, ...rest } = envelope
  if (code === CODE.OK && writes) inputs.delete(known)
  const outcome = code === CODE.OK ? contentOf(content ?? result) : (OUTCOMES[code] ?? `code ${code}`)
  if (!(content instanceof Blob)) return { outcome, text: JSON.stringify(rest) }
  const bytes = new Uint8Array(await content.arrayBuffer())
  return { outcome, text: `${JSON.stringify(rest)}\n${await wordsOfFile(bytes)}` }
}

/** Runs work for each entry, some at a time or one after the other. */
async function forEach<T>(entries: readonly T[], isParallel: boolean, work: (entry: T, at: number) => Promise<void>) {
  let next = 0
  const run = async () => {
    for (let at = next++; at < entries.length; at = next++) await work(entries[at] as T, at)
  }
  await Promise.all(Array.from({ length: isParallel ? AT_ONCE : 1 }, run))
}

const shownIn = (text: string): Canary[] => CANARIES.filter(canary => things.canaries[canary].test(text))
/** What a company's main account asks for with all rights is there, and asked for as the contract wants it. */
const NOT_THERE = /^(?:not found|invalid)/
const isMain = ({ role, rights, state, origin }: Sent) =>
  role === 'buyer.nl' && rights === RIGHTS && state === 'live' && origin === 'own'
const isOpen = (outcome: string) => ['data', 'empty', 'done'].includes(outcome)
const withShown = ({ outcome, text }: Answer) => {
  const shown = shownIn(text)
  return shown.length > 0 ? `${outcome} with ${shown.join(' + ')}` : outcome
}

/** Prices in what the rights open, numbers of invoices and credit in what the right to them opens. */
function expectNoLeak({ title, name }: Row, role: Role, rights: readonly Right[], answer: Answer): void {
  const { right }: Policy = policies[name]
  // Of a grant with all rights nothing is kept back.
  const isMeant =
    isOpen(answer.outcome) && (rights === RIGHTS || [right].flat().some(one => rights.includes(one as never)))
  const meant: readonly Canary[] = isMeant ? (rights.includes('finance') ? CANARIES : ['price']) : []
  const leaked = shownIn(answer.text).filter(canary => !meant.includes(canary))
  expect({ title, role, rights, outcome: answer.outcome, leaked }).toEqual({
    title,
    role,
    rights,
    outcome: answer.outcome,
    leaked: [],
  })
}

/** One word where all say the same. */
const inShort = (words: readonly string[]) => (new Set(words).size === 1 ? (words[0] ?? '') : words.join(', '))

/** Rights with the same words stand together; where all have the same, they are `any`. */
function grouped(entries: readonly (readonly [right: Right, words: string])[]): string[] {
  const groups = new Map<string, Right[]>()
  for (const [right, words] of entries) groups.set(words, [...(groups.get(words) ?? []), right])
  return [...groups].map(
    ([words, rights]) => `${rights.length === RIGHTS.length ? 'any right' : rights.join(', ')}: ${words}`,
  )
}

/** Of a call that no single right opens, rights take turns: each is tried by one role. */
const dependsOnRight = ({ name }: Row) => !['public', 'person'].includes(String((policies[name] as Policy).right))

/** Who makes a call: persons and grants of each role at the page of the key, and grants that have ended or are elsewhere. */
function sentOf(row: Row, at: number): { atHome: Sent[]; ended: Sent[] } {
  const home = { state: 'live', origin: 'own' } as const
  const grants = ROLES.flatMap(role => KEYS.map(rights => ({ role, rights, ...home })))
  const persons = ROLES.map(role => ({ role, rights: null, ...home, origin: 'none' as const }))
  // What ends a token is decided before any right is: roles and single rights take turns.
  const turns = ENDED.filter((_where, index) => (index + at) % 2 === 0).map((where, index) => {
    const { role, rights } = grants[(at * ENDED.length + index) % grants.length] as (typeof grants)[number]
    return { role, rights, ...where }
  })
  const ended = ENDED.map(where => ({ role: 'buyer.nl' as const, rights: RIGHTS, ...where }))
  const isTurn = ({ role, rights }: Sent) =>
    dependsOnRight(row) || rights?.length !== 1 || (SINGLE.indexOf(rights) + at) % ROLES.length === ROLES.indexOf(role)
  return { atHome: [...grants.filter(isTurn), ...persons], ended: [...ended, ...turns] }
}

async function lineOf(row: Row, at: number): Promise<string> {
  const { db } = things.shop
  const isParallel = !row.writes && !(policies[row.name] as Policy).hasEffect
  const { atHome, ended } = sentOf(row, at)
  const isTried = ({ rights }: Sent) => rights !== null || !CHANGES_ACCOUNTS.includes(row.name)
  const all = [...ended, ...atHome.filter(isTried)]
  const made = await openSessions(all)
  const answers = new Map<Sent, Answer>()
  await forEach(all, isParallel, async (sent, index) => {
    const answer = await ask(row, sent.role, made[index], ORIGINS[sent.origin])
    answers.set(sent, answer)
    const hasRight = sent.state === 'live' && sent.origin === 'own'
    if (isMain(sent)) expect([row.title, answer.outcome]).toEqual([row.title, expect.not.stringMatching(NOT_THERE)])
    if (sent.rights) expectNoLeak(row, sent.role, hasRight ? sent.rights : NO_RIGHT, answer)
  })
  for (const sent of ended) away.push({ title: row.title, name: row.name, outcome: answers.get(sent)?.outcome ?? '' })
  const visitor = await ask(row, 'buyer.nl', undefined)
  await db.delete(tokens).where(inArray(tokens.hash, made.map(hashOf)))

  const ofAll = (rights: Sent['rights'], words: (answer: Answer) => string) =>
    inShort(
      atHome.flatMap(sent => {
        const answer = answers.get(sent)
        return sent.rights === rights ? [answer ? words(answer) : 'not tried'] : []
      }),
    )
  const single = RIGHTS.map(
    (right, index) => [right, ofAll(SINGLE[index] as readonly Right[], withShown)] as const,
  ).filter(([, words]) => words !== 'refused')
  return [
    row.title,
    `visitor: ${visitor.outcome}`,
    `person: ${ofAll(null, ({ outcome }) => outcome)}`,
    `all rights: ${ofAll(RIGHTS, withShown)}`,
    `no right: ${ofAll(NO_RIGHT, withShown)}`,
    ...(single.length === 0 ? ['single rights: refused'] : grouped(single)),
    ...endedWords(ended.map(sent => [sent, answers.get(sent)?.outcome ?? ''] as const)),
  ].join(' | ')
}

/** What comes of a token away from its page, and after the end of its key: the same for every role and right. */
function endedWords(ended: readonly (readonly [sent: Sent, outcome: string])[]): string[] {
  const words = (isIt: (sent: Sent) => boolean) =>
    [...new Set(ended.flatMap(([sent, outcome]) => (isIt(sent) ? [outcome] : [])))].join(' or ')
  const ofOrigins = (Object.keys(ORIGINS) as Origin[]).map(origin =>
    words(sent => sent.state !== 'live' && sent.origin === origin),
  )
  return [
    `other page: ${words(sent => sent.state === 'live' && sent.origin === 'other')}`,
    `no page: ${words(sent => sent.state === 'live' && sent.origin === 'none')}`,
    `ended: ${inShort(ofOrigins)}`,
  ]
}

it('every call opens to the rights that the matrix names, and to no other', async () => {
  const lines: string[] = []
  for (const [at, row] of things.rows.entries()) lines.push(await lineOf(row, at))
  const head = `# call | visitor | person: ${ROLES.join(', ')} | all rights of a key: the same | no right: the same | single rights: the same | from another page | without a page | after the end of the key: on its page, another, none\n`
  await expect(`${head}${lines.join('\n')}\n`).toMatchFileSnapshot('./rights-matrix.txt')
}, 1_800_000)

it('away from its page, expired or revoked a key opens nothing at all', () => {
  expect(away.length).toBeGreaterThan(things.rows.length)
  // What visitors may ask for too is answered as to a visitor where the token is none any more.
  const wrong = away.filter(
    ({ name, outcome }) => policies[name].access !== 'visitor' && !['signed out', 'refused'].includes(outcome),
  )
  expect(wrong).toEqual([])
})

it('API-010 the four accounts are still those that the matrix names', async () => {
  const rep = await things.shop.db.select().from(accounts).where(eq(accounts.userName, 'rep.nl'))
  expect(rep.map(({ roles, active }) => ({ roles, active }))).toEqual([{ roles: ['salesRep'], active: true }])
})
