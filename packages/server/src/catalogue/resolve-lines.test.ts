import type { Sku } from '@cartwright/core/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brands, skus } from '../db/schema'
import { type Buyer, signIn } from '../testing/buyer'
import { BUYER_TEXTS } from '../testing/buyer-texts'
import { call } from '../testing/call'
import { startTestServer, type TestServer } from '../testing/test-server'

/** Class of drum units. */
const DRUMS = 105

let shop: TestServer
let nl: Buyer
let it_: Buyer

beforeAll(async () => {
  shop = await startTestServer()
  ;[nl, it_] = [await signIn(shop.apiBase, 'buyer.nl'), await signIn(shop.apiBase, 'buyer.it')]
})
afterAll(() => shop?.close())

async function resolve(buyer: Buyer, ...inputs: string[]) {
  const lines = inputs.map((input, i) => ({ key: `line ${i}`, input }))
  const answer = await buyer.ask('quickOrder.resolve', { body: { lines } })
  expect(answer.lines.map(line => line.key)).toEqual(lines.map(line => line.key))
  return answer.lines
}
const partOf = async (number: string) => {
  const [row] = await shop.db.select().from(skus).where(sql`number = ${number}`)
  return row!
}

/** In the words of `BUYER_TEXTS`. */
function meaningOf(line: Awaited<ReturnType<typeof resolve>>[number]): string {
  const { status, matches, candidates, articles, reading } = line
  const named = matches.map(({ part }) => part.oemCode).toSorted()
  const how = reading ? `, ${reading}` : ''
  if (status === 'found') return named + how
  if (status === 'disabled') return `${named} no longer sold${how}`
  if (status === 'ambiguous') return `asks ${named.join(' ')}${how}`
  if (articles) return `lines ${articles.join(' + ')}`
  return candidates[0] ? `offers ${candidates[0].oemCode}` : 'nothing'
}

it.each([...new Set(BUYER_TEXTS.map(([id]) => id.replace(/^([NBS])-\d+$/, 'cases $1')))])(
  'QO-003 reads texts as buyers write them: %s',
  async kind => {
    const texts = BUYER_TEXTS.filter(([id]) => id.replace(/^([NBS])-\d+$/, 'cases $1') === kind)
    const lines = await resolve(nl, ...texts.map(([, text]) => text))
    expect(Object.fromEntries(lines.map((line, at) => [texts[at]![1], meaningOf(line)]))).toEqual(
      Object.fromEntries(texts.map(([, text, means]) => [text, means])),
    )
  },
)

it('N-052 QO-003 a short name beside the number of its part, where that part is sold', async () => {
  const us = await startTestServer({ region: 'US' })
  const body = { lines: [{ key: '1', input: 'HP 58X CF258X' }] }
  const { result } = await call(us, 'quickOrder.recognise', { body })
  expect(result?.lines[0]).toMatchObject({
    status: 'found',
    reading: 'words',
    matches: [{ part: { oemCode: 'CF258X' } }],
  })
  await us.close()
})

/** Toners of every market that are sold, in a colour. */
const colouredToners = () =>
  shop.db
    .select({ part: skus, brand: brands.brandName })
    .from(skus)
    .innerJoin(brands, eq(skus.brandId, brands.brandId))
    .where(sql`colour in ('black', 'cyan', 'magenta', 'yellow') and market = 'ALL' and not disabled and class_id = 102`)

describe('quickOrder.resolve', () => {
  it('names the part and the kind of number, for each kind', async () => {
    const part = await partOf('CW-CF259X')
    const [own] = (await nl.ask('catalogue.query', { query: { keyword: part.number } })).rows
    const inputs = [
      ['number', ' cw-cf 259x '],
      ['oemCode', 'cf259x'],
      ['unionCode', part.unionCode.toLowerCase()],
      ['boxBarcode', part.boxBarcode],
      ['productBarcode', `0${part.productBarcode}`],
      ['custNumber', own!.custNumber!],
    ] as const
    const lines = await resolve(nl, ...inputs.map(([, input]) => input))
    expect(lines.map(line => [line.status, line.matches.length, line.matches[0]?.matchedBy])).toEqual(
      inputs.map(([kind]) => ['found', 1, kind]),
    )
    expect(lines.every(line => line.matches[0]?.part.number === 'CW-CF259X')).toBe(true)
    expect(lines[0]!.matches[0]!.part).toMatchObject({
      currency: 'EUR',
      availability: { stock: 2140, otherStock: 900 },
    })
  })

  it('QO-003 reads numbers as documents, web pages and Chinese keyboards write them', async () => {
    const inputs = ['CW‑CF259X', 'CW–CF259X', 'cw\u2212cf259x', '\u200eCF\u00ad259X\u200b', 'ＣＷ－ＣＦ２５９Ｘ']
    const lines = await resolve(nl, ...inputs)
    expect(lines.map(line => [line.status, line.matches[0]?.part.number])).toEqual(
      inputs.map(() => ['found', 'CW-CF259X']),
    )
    await nl.ask('catalogue.setCustNumber', { body: { number: 'CW-CF259X', custNumber: 'AB–7' } })
    const [own] = await resolve(nl, 'ab–7')
    expect(own).toMatchObject({ status: 'found', matches: [{ matchedBy: 'custNumber' }] })
  })

  it('shows all parts that carry an ambiguous number', async () => {
    const [twoBrands, ownAndOem, ownTwice] = await resolve(nl, 'TN-321C', 'CRG-712', 'DRK-SET-BK')
    const shown = (line: typeof twoBrands) => [
      line!.status,
      ...line!.matches.map(match => `${match.part.number} by ${match.matchedBy}`),
    ]
    expect(shown(twoBrands)).toEqual(['ambiguous', 'CW-TN321C-BR by oemCode', 'CW-TN321C-KM by oemCode'])
    expect(shown(ownAndOem)).toEqual(['ambiguous', 'CW-CRG712 by oemCode', 'CW-TK1170 by custNumber'])
    expect(shown(ownTwice)).toEqual(['ambiguous', 'CW-CF283A by custNumber', 'CW-CF283X by custNumber'])
  })

  it('L-136 L-137 reports the articles that one text names', async () => {
    const inputs = ['TN-2420 CF226X DR-2400', '5x TN-2420 and 2x CF226X', 'TN-2420+CF226X', 'TN 2420, cf 226 x']
    const lines = await resolve(nl, ...inputs)
    expect(lines.map(line => [line.status, line.articles])).toEqual([
      ['unknown', ['TN-2420', 'CF226X', 'DR-2400']],
      ['unknown', ['TN-2420', 'CF226X']],
      ['unknown', ['TN-2420', 'CF226X']],
      ['unknown', ['TN 2420', 'cf 226 x']],
    ])
    expect(lines[0]!.candidates.map(part => part.number)).toEqual(['CW-TN2420', 'CW-CF226X', 'CW-DR2400'])
  })

  it('names of one article side by side are one', async () => {
    const inputs = ['CF226X/26X', 'CF226X (26X)', 'CF226X / CW-CF226X']
    const lines = await resolve(nl, ...inputs)
    expect(lines.map(line => [line.status, line.matches[0]?.part.number, line.articles])).toEqual(
      inputs.map(() => ['found', 'CW-CF226X', undefined]),
    )
    const [printer] = await resolve(nl, 'CF226X M402dn')
    expect([printer!.status, printer!.matches[0]?.part.number, printer!.reading]).toEqual([
      'found',
      'CW-CF226X',
      'words',
    ])
    const others = await resolve(nl, 'CF226X M404dn', 'TN-2420 2024', 'TN-2420 2420', 'CF226X CF226X', '5x TN-2420')
    expect(others.map(line => line.status)).toEqual(others.map(() => 'unknown'))
  })

  it('QO-003 knows the short names of the trade, with and without brand, kind and colour', async () => {
    const meant: Record<string, string[]> = {
      '26X': ['CW-CF226X'],
      'HP-26X': ['CW-CF226X'],
      '26-X': ['CW-CF226X'],
      'hp 59x': ['CW-CF259X'],
      '83X': ['CW-CF283X'],
      'HP 415X': ['CW-W2030X', 'CW-W2031X', 'CW-W2032X', 'CW-W2033X'],
      'HP 415X black': ['CW-W2030X'],
      'HP 415X C': ['CW-W2031X'],
      'Toner HP 415X magenta': ['CW-W2033X'],
      '052H': ['CW-CRG052H'],
      'Canon 052 H': ['CW-CRG052H'],
      'Canon 725': ['CW-CRG725'],
      'Cartridge 703': ['CW-CRG703'],
      'Canon 054H black': ['CW-CRG054HBK'],
      'Canon 054H': ['CW-CRG054HBK', 'CW-CRG054HC', 'CW-CRG054HM', 'CW-CRG054HY'],
      'MLT-D111L/ELS': ['CW-MLTD111L'],
      D111L: ['CW-MLTD111L'],
      SAM_D111L: ['CW-MLTD111L'],
      'Samsung 111L': ['CW-MLTD111L'],
      'Samsung K404S': ['CW-CLTK404S'],
    }
    const lines = await resolve(nl, ...Object.keys(meant))
    const found = lines.map(({ matches }) => matches.map(({ part }) => part.number).toSorted())
    expect(Object.fromEntries(Object.keys(meant).map((text, at) => [text, found[at]]))).toEqual(meant)
    expect(lines.map(line => line.status)).toEqual(found.map(parts => (parts.length > 1 ? 'ambiguous' : 'found')))
    const [retired] = await resolve(nl, 'D111S')
    expect(retired).toMatchObject({ status: 'disabled', successor: { number: 'CW-MLTD111L' } })
  })

  it('QO-003 offers all colours that a short name is said with, and all it is said to be', async () => {
    const meant: Record<string, string[]> = {
      'HP 415X C/M/Y': ['CW-W2031X', 'CW-W2032X', 'CW-W2033X'],
      'HP 415X black, cyan': ['CW-W2030X', 'CW-W2031X'],
      'HP Canon 26X': ['CW-CF226X'],
      'Konica Minolta TN-324 K': ['CW-TN324K'],
      HP26X: ['CW-CF226X'],
      'ＨＰ ２６Ｘ': ['CW-CF226X'],
      '19A drum': ['CW-CF219A'],
      'HP 17A drum': [],
      'HP 19A toner': [],
    }
    const lines = await resolve(nl, ...Object.keys(meant))
    const found = lines.map(({ matches }) => matches.map(({ part }) => part.number).toSorted())
    expect(Object.fromEntries(Object.keys(meant).map((text, at) => [text, found[at]]))).toEqual(meant)
  })

  it('QO-003 a number beside the brand, kind, colour and short name of its part is that number', async () => {
    const found = ['HP CF226X', 'Toner brother TN-2420', 'HP W2030X (415X) toner cartridge, black', 'DR-2400 drum']
    const lines = await resolve(nl, ...found)
    expect(lines.map(line => [line.status, line.matches[0]?.part.number])).toEqual([
      ['found', 'CW-CF226X'],
      ['found', 'CW-TN2420'],
      ['found', 'CW-W2030X'],
      ['found', 'CW-DR2400'],
    ])
    const others = await resolve(
      nl,
      'Canon CF226X',
      'CF226X cyan',
      'CF226X black/cyan',
      'TN-2420 drum',
      'HP CF226X 26A',
    )
    expect(others.map(line => line.status)).toEqual(others.map(() => 'unknown'))
  })

  it('QO-003 reads the short name behind hundreds of lines without an article', async () => {
    const lines = await resolve(nl, ...Array.from({ length: 400 }, (_, at) => `10${at}XQ`), '26X')
    expect(lines.at(-1)).toMatchObject({ status: 'found', matches: [{ part: { number: 'CW-CF226X' } }] })
  })

  it('takes no figure, no printer and no other brand for a short name', async () => {
    const lines = await resolve(
      nl,
      '725',
      '12',
      '26',
      'M404',
      'Brother 26X',
      'HP 415X orange',
      '26X 26A',
      '%26X',
      '10 26X',
    )
    expect(lines.map(({ status, matches }) => [status, matches])).toEqual(lines.map(() => ['unknown', []]))
  })

  it("keeps other companies' own numbers to themselves", async () => {
    const [line] = await resolve(it_, 'DRK-SET-BK')
    expect(line).toMatchObject({ status: 'unknown', matches: [] })
  })

  it('names the successor of a part that is no longer sold', async () => {
    const [line] = await resolve(nl, 'MLT-D111S')
    expect(line).toMatchObject({
      status: 'disabled',
      matches: [{ matchedBy: 'oemCode', part: { number: 'CW-MLTD111S', disabled: true } }],
      successor: { number: 'CW-MLTD111L', disabled: false },
    })
  })

  it('offers the nearest parts for an unknown number, at most three, and none for rubbish', async () => {
    const [typo, lost, rubbish, empty] = await resolve(nl, 'TN-242Q', '6R04399X', '§§ ??', '   ')
    expect(typo!.status).toBe('unknown')
    expect(typo!.candidates.map(part => part.number)).toContain('CW-TN2420')
    expect(typo!.candidates.length).toBeLessThanOrEqual(3)
    expect(lost!.candidates[0]!.number).toBe('CW-006R04399')
    expect([rubbish!.status, rubbish!.candidates]).toEqual(['unknown', []])
    expect([empty!.status, empty!.candidates]).toEqual(['unknown', []])
  })

  it('offers first the part whose number has two digits the other way round', async () => {
    const [swapped, own] = await resolve(nl, 'CF295X', 'CW-CF295X')
    expect([swapped!.candidates[0]!.number, own!.candidates[0]!.number]).toEqual(['CW-CF259X', 'CW-CF259X'])
  })

  it('QO-003 offers the nearest parts for each line of a list of which neither half of any number is known', async () => {
    const parts = (await nl.ask('catalogue.query', { query: { pageSize: 100 } })).rows.slice(0, 60)
    const lines = await resolve(nl, ...parts.map(({ oemCode }) => `Q${oemCode}Q`))
    const without = parts.filter((part, at) => !lines[at]!.candidates.some(({ oemCode }) => oemCode === part.oemCode))
    expect(without.map(({ oemCode }) => oemCode)).toEqual([])
  })

  it('offers the nearest parts for a number among words', async () => {
    const [mistyped, exact] = await resolve(nl, 'brothr tn2421', 'Please send TN-2420')
    expect(mistyped!.candidates.map(part => part.number)).toContain('CW-TN2420')
    expect(exact).toMatchObject({ status: 'unknown', candidates: [{ number: 'CW-TN2420' }, {}, {}] })
  })

  it('N4 proposes no other colour, brand or kind than the one that was named, and else nothing', async () => {
    const proposed = async (...inputs: string[]) =>
      (await resolve(nl, ...inputs)).map(line => [...line.matches.map(({ part }) => part), ...line.candidates])
    const [black, cyan, other, drum] = await proposed(
      'C-EXV 34 zwart',
      'CEXV34 Cyaan',
      'Kyocera TN-2421',
      'TN-2421 drum',
    )
    expect(black!.map(part => part.number)).toEqual(['CW-CEXV34BK'])
    expect(cyan![0]!.number).toBe('CW-CEXV34C')
    expect(other!.filter(part => part.brandName !== 'Kyocera')).toEqual([])
    expect(drum!.every(part => part.classId === 105)).toBe(true)
  })

  it('N4 each colour of each name in seven languages is answered by that colour', async () => {
    const words = {
      black: ['black', 'Schwarz', 'noir', 'nero', 'czarny', 'zwart', '黑色'],
      cyan: ['cyan', 'Cyan', 'ciano', 'cyjan', 'cyaan', '青色'],
      magenta: ['magenta', 'Magenta', '洋红色'],
      yellow: ['yellow', 'Gelb', 'jaune', 'giallo', 'żółty', 'geel', '黄色'],
    }
    const coloured = await shop.db
      .select()
      .from(skus)
      .where(sql`oem_key ~ '(BK|[KCMY])$' and market = 'ALL' and colour is not null`)
    const bases = [...new Set(coloured.map(row => row.oemCode.replace(/-?(?:BK|[KCMY])$/, '')))]
    const wanted = bases.flatMap(base =>
      Object.entries(words).flatMap(([colour, said]) => said.map(word => ({ input: `${base}. ${word}`, colour }))),
    )
    expect(wanted.length).toBeGreaterThan(200)
    const wrong: string[] = []
    for (let at = 0; at < wanted.length; at += 100) {
      const some = wanted.slice(at, at + 100)
      const lines = await resolve(nl, ...some.map(({ input }) => input))
      for (const [place, { matches, candidates }] of lines.entries()) {
        const { input, colour } = some[place]!
        const all = [...matches.map(({ part }) => part), ...candidates]
        for (const part of all) if (part.colour !== colour) wrong.push(`${input}: ${part.number}`)
      }
    }
    expect(wrong).toEqual([])
  })

  it('N4 a number with another colour, brand or kind beside it is answered by what was named, or by nothing', async () => {
    const rows = await colouredToners()
    const ofEach = ['HP', 'Lexmark', 'Epson', 'Brother', 'Kyocera'].flatMap(name =>
      rows.filter(({ brand }) => brand === name).slice(0, 25),
    )
    expect(ofEach.length).toBeGreaterThan(80)
    type Proposed = Pick<Sku, 'number' | 'colour' | 'brandName' | 'classId'>
    const wanted = ofEach.flatMap(({ part, brand }) => {
      const colour = part.colour === 'cyan' ? 'magenta' : 'cyan'
      const other = brand === 'HP' ? 'Brother' : 'HP'
      return [
        { input: `${part.oemCode} ${colour}`, isRight: (found: Proposed) => found.colour === colour },
        { input: `${other} ${part.oemCode}`, isRight: (found: Proposed) => found.brandName === other },
        { input: `${part.oemCode} drum`, isRight: (found: Proposed) => found.classId === DRUMS },
      ]
    })
    const wrong: string[] = []
    let answered = 0
    for (let at = 0; at < wanted.length; at += 100) {
      const some = wanted.slice(at, at + 100)
      const lines = await resolve(nl, ...some.map(({ input }) => input))
      for (const [place, { matches, candidates }] of lines.entries()) {
        const { input, isRight } = some[place]!
        const all = [...matches.map(match => match.part), ...candidates]
        if (all.length > 0) answered += 1
        for (const part of all) if (!isRight(part)) wrong.push(`${input}: ${part.number}`)
      }
    }
    expect(wrong).toEqual([])
    expect(answered).toBeGreaterThan(40)
  })

  it('N4 a number with a colour that is not its own is answered by that colour for the same printers, where there is one', async () => {
    const rows = await colouredToners()
    const printersOf = new Map(rows.map(({ part }) => [part.number, part.printers]))
    const isBeside = (one: string, other: string) =>
      printersOf.get(one)?.some(printer => printersOf.get(other)?.includes(printer)) === true
    const ofEach = ['HP', 'Epson', 'Brother'].flatMap(name =>
      rows.filter(({ brand, part }) => brand === name && part.printers.length > 0).slice(0, 40),
    )
    const wanted = ofEach.flatMap(({ part }) =>
      ['black', 'cyan', 'magenta', 'yellow']
        .filter(colour => rows.some(each => each.part.colour === colour && isBeside(part.number, each.part.number)))
        .filter(colour => colour !== part.colour)
        .map(colour => ({ input: `${part.oemCode} ${colour}`, number: part.number, colour })),
    )
    expect(wanted.length).toBeGreaterThan(80)
    const lines = await resolve(nl, ...wanted.map(({ input }) => input))
    const wrong = wanted.flatMap(({ input, number, colour }, at) => {
      const { matches, candidates } = lines[at]!
      const [first] = [...matches.map(({ part }) => part), ...candidates]
      const isRight = first?.colour === colour && isBeside(number, first.number)
      return isRight ? [] : [`${input}: ${first?.number}`]
    })
    expect(wrong).toEqual([])
  })

  it('answers the same number twice when it is entered twice', async () => {
    const lines = await resolve(nl, 'TN-2420', 'tn2420', 'TN 2420')
    expect(lines.map(line => line.matches[0]?.part.number)).toEqual(['CW-TN2420', 'CW-TN2420', 'CW-TN2420'])
  })

  it('resolves 1,000 lines in one call, refuses 1,001', async () => {
    const rows = await shop.db.select().from(skus).where(sql`market = 'ALL' and not disabled`).limit(1000)
    const inputs = rows.map((row, i) =>
      i % 5 === 0 ? row.productBarcode : i % 5 === 1 ? `${row.oemCode}ZZ9` : row.number,
    )
    const lines = await resolve(nl, ...inputs)
    expect(lines.filter(line => line.status === 'found')).toHaveLength(800)
    const body = { lines: [...inputs, 'x'].map((input, i) => ({ key: String(i), input })) }
    expect((await nl.call('quickOrder.resolve', { body })).code).toBe(400)
  })

  it('is refused without the permission, and to visitors', async () => {
    const clerk = await signIn(shop.apiBase, 'clerk.nl')
    const body = { lines: [{ key: '1', input: 'TN-2420' }] }
    expect((await clerk.call('quickOrder.resolve', { body })).code).toBe(403)
    expect((await call(shop, 'quickOrder.resolve', { body })).code).toBe(401)
  })
})
