import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readStock, somePartsSold, type TestPart } from '../../catalogue/parts.testing'
import { brands, kitParts, models, prices, series, skuModels, skus } from '../../db/schema'
import { openTestDatabase, TEST_NOW, type TestDatabase } from '../../testing/database'
import { OpsTrouble } from '../command'
import { importCatalogue } from '../commands/import'

let database: TestDatabase
let folder: string
let a: TestPart

beforeAll(async () => {
  database = await openTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'cartwright-import-'))
  a = (await somePartsSold(database.db, 1))[0]!
})
afterAll(async () => {
  await database?.close()
  await rm(folder, { recursive: true, force: true })
})

/** Writes a file and imports it, as the command line does. */
async function importCsv(source: string | Buffer, options: Record<string, boolean> = {}) {
  const file = join(folder, 'catalogue.csv')
  await writeFile(file, source)
  const args = await importCatalogue.prepare!({ positionals: [file], options })
  const deps = { db: database.db, clock: () => TEST_NOW, dataDir: folder, isProduction: false }
  return importCatalogue.run(deps, args)
}

const partOf = async (number: string) => (await database.db.select().from(skus).where(eq(skus.number, number)))[0]

const priceOf = async (goodsSkuId: number, priceListId: number) => {
  const isIt = and(eq(prices.goodsSkuId, goodsSkuId), eq(prices.priceListId, priceListId), eq(prices.minQty, 1))
  return (await database.db.select().from(prices).where(isIt))[0]?.price
}

it('refuses a file that has no end, and one that is not there', async () => {
  const read = (name: string) => importCatalogue.prepare!({ positionals: [name], options: {} })
  await expect(read('/dev/zero')).rejects.toThrow('/dev/zero is larger than 64 MB.')
  await expect(read(join(folder, 'none.csv'))).rejects.toThrow('none.csv cannot be read: ENOENT')
})

it('adds a part that can be found, priced and bought', async () => {
  const [printer] = await database.db
    .select({ brand: brands.brandName, model: models.modelName, modelId: models.modelId })
    .from(models)
    .innerJoin(series, eq(series.seriesId, models.seriesId))
    .innerJoin(brands, eq(brands.brandId, series.brandId))
    .limit(1)
  const row = `NEW-1,OEM 1,New toner,Toner,${printer!.brand},cyan,"1500",${printer!.model};Unknown 9,12.5,30`
  const { data } = await importCsv(
    `number,oemCode,name,class,brand,colour,pageYield,printers,price:EUR,stock:NL\n${row}\n`,
  )
  expect(data).toEqual({ added: 1, updated: 0, bad: [] })
  const part = (await partOf('NEW-1'))!
  expect(part).toMatchObject({ classId: 102, colour: 'cyan', pageYield: 1500, printerCount: 2, numberKey: 'NEW1' })
  expect(part.search).toContain(printer!.model.toLowerCase())
  expect(await priceOf(part.goodsSkuId, 1)).toBe(12.5)
  expect(await readStock(database.db, { ...part })).toEqual({ NL: 30 })
  const links = await database.db.select().from(skuModels).where(eq(skuModels.goodsSkuId, part.goodsSkuId))
  expect(links.map(link => link.modelId)).toEqual([printer!.modelId])
})

it('updates what a row names and leaves the rest, also what a search finds', async () => {
  const before = (await partOf(a.number))!
  const { data } = await importCsv(`Number;name;price:1;oemCode\r\n${a.number};Renamed;9,99;\r\n`)
  expect(data).toMatchObject({ added: 0, updated: 1 })
  const after = (await partOf(a.number))!
  expect(after).toEqual({
    ...before,
    name: 'Renamed',
    // They were those of another name.
    names: {},
    search: expect.stringMatching(/renamed laserjet/),
  })
  expect(after.search.split('laserjet')).toHaveLength(before.search.split('laserjet').length)
  expect(await priceOf(a.goodsSkuId, 1)).toBe(9.99)
})

it('takes names and descriptions in other languages, keeps those that the file does not give, and finds parts by them', async () => {
  const [, , part] = await somePartsSold(database.db, 3)
  const before = (await partOf(part!.number))!
  await importCsv(`number;name:de;Description:PL\n${part!.number};Sondertoner, tiefschwarz;Bardzo czarny\n`)
  const after = (await partOf(part!.number))!
  expect(after.names).toEqual({ ...before.names, de: 'Sondertoner, tiefschwarz' })
  expect(after.descriptions).toEqual({ ...before.descriptions, pl: 'Bardzo czarny' })
  expect([after.name, after.description]).toEqual([before.name, before.description])
  expect(after.search).toContain('sondertoner tiefschwarz')
  await importCsv(`number,name,name:en,name:fr\n${part!.number},Special toner,,Toner spécial\n`)
  expect((await partOf(part!.number))?.names).toEqual({ fr: 'Toner spécial' })
  await expect(importCsv(`number,name:xx\n${part!.number},x\n`)).rejects.toThrow('column "name:xx"')
})

it('writes nothing when one row is bad, and names each with its line', async () => {
  const source = [
    'number,oemCode,name,class,brand,price:EUR,stock:NL,successor',
    `${a.number},,Bad import,,,,,`,
    'NEW-2,OEM 2,Two,Toner,No such brand,1,1,',
    'NEW-3,,Three,Toner,Brother,1,1,',
    'NEW-4,OEM 4,Four,Toner,Brother,free,-3,NO-SUCH-1',
    ',OEM 5,Five,Toner,Brother,1,1,',
    `${a.number},,Twice,,,,,`,
  ].join('\n')
  const trouble = await importCsv(source).catch((error: unknown) => error as OpsTrouble)
  expect(trouble).toBeInstanceOf(OpsTrouble)
  const { bad } = (trouble as OpsTrouble).data as { bad: { line: number; problems: string[] }[] }
  expect(bad.map(({ line, problems }) => [line, problems.join('; ')])).toEqual([
    [3, 'there is no brand "No such brand" (--add-brands adds it)'],
    [4, 'oemCode is needed for a new part'],
    [
      5,
      expect.stringMatching(
        /price "free" is not a price above 0 and up to 1000000; stock:NL "-3" is not a whole number/,
      ),
    ],
    [6, 'number is empty'],
    [7, 'number is also on line 2'],
  ])
  expect((await partOf(a.number))?.name).not.toBe('Bad import')
})

it('writes the good rows with --partial', async () => {
  const source = 'number,oemCode,name,class,brand\nNEW-6,OEM 6,Six,Toner,Brother\nNEW-7,OEM 7,Seven,Tea,Brother\n'
  const { data, text } = await importCsv(source, { partial: true })
  expect(data).toMatchObject({ added: 1, bad: [{ line: 3, number: 'NEW-7' }] })
  expect(text).toContain('line 3')
  expect([await partOf('NEW-6'), await partOf('NEW-7')]).toEqual([expect.anything(), undefined])
})

it('adds brands with --add-brands, each once, and none for a row that is left out', async () => {
  const head = 'number,oemCode,name,class,brand\n'
  const source = `${head}NEW-8,OEM 8,Eight,Toner,Acme\nNEW-9,OEM 9,Nine,Toner,ACME\nNEW-10,OEM 10,Ten,Tea,Unused\n`
  const { data } = await importCsv(source, { partial: true, 'add-brands': true })
  expect(data).toMatchObject({ added: 2, bad: [{ line: 4, number: 'NEW-10' }] })
  const [eight, nine] = [await partOf('NEW-8'), await partOf('NEW-9')]
  expect(eight?.brandId).toBe(nine?.brandId)
  const names = (await database.db.select().from(brands)).map(({ brandName }) => brandName)
  expect(names.filter(name => /acme|unused/i.test(name))).toEqual(['ACME'])
})

it('lets a successor stand in the same file, not one that is nowhere', async () => {
  const head = 'number,oemCode,name,class,brand,disabled,successor\n'
  await importCsv(`${head}OLD-1,O1,Old,Toner,Brother,yes,YOUNG-1\nYOUNG-1,Y1,Young,Toner,Brother,no,\n`)
  expect(await partOf('OLD-1')).toMatchObject({ disabled: true, successor: 'YOUNG-1' })
  await expect(importCsv(`${head}OLD-2,O2,Old,Toner,Brother,yes,NOWHERE\n`)).rejects.toThrow('NOWHERE')
})

describe('PI-005 PI-015 RT-011 prices and quantities are read as in each other file', () => {
  const read = async (column: string, cell: string) => {
    const answer = await importCsv(`number;${column}\n${a.number};${cell}\n`).catch(
      (error: unknown) => error as OpsTrouble,
    )
    return answer instanceof OpsTrouble ? 'refused' : true
  }

  it.each([
    ['EUR 12.50', 12.5],
    ['12,50 €', 12.5],
    ['１２', 12],
    ['12,-', 12],
    ['1.234,50', 1234.5],
    ['1,234.50', 1234.5],
    ['1 234,50', 1234.5],
    ['1’234.50', 1234.5],
    // CART-007 has prices with decimals of a cent, and a price list is written by a program: no thousand.
    ['1.115', 1.115],
    ['12,3456', 12.3456],
    ['0.005', 0.005],
    ['1000000', 1_000_000],
    ['1000001', 'refused'],
    ['0', 'refused'],
    ['-3', 'refused'],
    ['12.5.6', 'refused'],
    ['12 pcs', 'refused'],
    ['1.2345678', 'refused'],
  ])('the price %j is %s', async (cell, price) => {
    const answer = await read('price:EUR', cell)
    expect(answer === true ? await priceOf(a.goodsSkuId, 1) : answer).toBe(price)
  })

  it.each([
    ['12 pcs', 12],
    ['1,0', 1],
    ['２０', 20],
    ['12.000.000', 12_000_000],
    ['007', 7],
    ['1000000000', 1_000_000_000],
    ['1000000001', 'refused'],
    ['1.000', 'refused'],
    ['2.5', 'refused'],
    ['3 cartons', 'refused'],
    ['-3', 'refused'],
    ['0', 0],
  ])('the stock %j is %s', async (cell, pieces) => {
    const answer = await read('stock:NL', cell)
    expect(answer === true ? ((await readStock(database.db, a)).NL ?? 0) : answer).toBe(pieces)
  })

  it('a page yield and the pieces of a kit too; a width has decimals of its own', async () => {
    expect(await read('pageYield', '12 000')).toBe(true)
    expect(await read('tapeWidthMm', '9.525')).toBe(true)
    expect(await partOf(a.number)).toMatchObject({ pageYield: 12_000, tapeWidthMm: 9.5 })
  })
})

describe('kitParts', () => {
  const head = 'number,oemCode,name,class,brand,kitParts\n'
  const rest = (name: string) => `${name},${name},Kit,Toner,Brother`
  /** Parts of a kit by number, or undefined for what is no article. */
  async function packed(number: string) {
    const kit = await partOf(number)
    const rows = await database.db
      .select({ number: skus.number, pieces: kitParts.pieces })
      .from(kitParts)
      .innerJoin(skus, eq(skus.goodsSkuId, kitParts.partSku))
      .where(eq(kitParts.kitSku, kit?.goodsSkuId ?? 0))
      .orderBy(skus.number)
    return kit && rows.map(part => `${part.pieces} ${part.number}`).join(', ')
  }
  const reasons = async (source: string, options = {}) => {
    const answer = await importCsv(source, options).catch((error: unknown) => error as OpsTrouble)
    const { bad } = answer.data as { bad: { line: number; problems: string[] }[] }
    return bad.map(({ line, problems }) => `${line}: ${problems.join('; ')}`)
  }

  it('packs a kit of articles of the shop and of the file, as often as it is imported', async () => {
    const source = `${head}${rest('KIT-1')},${a.number}:2;PART-1\n${rest('PART-1')},\n`
    await importCsv(source)
    const expected = [`2 ${a.number}`, '1 PART-1'].sort((x, y) => (x.slice(2) < y.slice(2) ? -1 : 1)).join(', ')
    expect(await packed('KIT-1')).toBe(expected)
    expect((await importCsv(source)).data).toMatchObject({ added: 0, updated: 2 })
    expect(await packed('KIT-1')).toBe(expected)
    await importCsv('number,name,kitParts\nKIT-1,Renamed,\n')
    expect(await packed('KIT-1')).toBe(expected)
    await importCsv('number,kitParts\nKIT-1,PART-1:12 pcs\n')
    expect(await packed('KIT-1')).toBe('12 PART-1')
    await importCsv('number,kitParts\nKIT-1,-\n')
    expect(await packed('KIT-1')).toBe('')
  })

  it('names each row that cannot be a kit, and why', async () => {
    await importCsv(`${head}${rest('KIT-2')},PART-2:3\n${rest('PART-2')},\n`)
    const source = [
      head.trim(),
      `${rest('KIT-3')},NOWHERE:1`,
      `${rest('KIT-4')},KIT-4:1;${a.number}:1`,
      `${rest('KIT-5')},KIT-2:1`,
      `${rest('KIT-6')},${a.number}:0`,
      `${rest('KIT-7')},${a.number}:two`,
      `${rest('KIT-8')},${a.number}:1;${a.number}:2`,
      `PART-2,,,,,${a.number}:1`,
      `${rest('KIT-9')},;`,
    ].join('\n')
    expect(await reasons(source)).toEqual([
      '2: there is no part "NOWHERE" to be in the kit',
      '3: a kit cannot be a part of itself',
      '4: "KIT-2" is a kit itself',
      `5: kitParts "${a.number}:0" has "${a.number}:0", which is not <number>:<pieces from 1 to 9999>`,
      `6: kitParts "${a.number}:two" has "${a.number}:two", which is not <number>:<pieces from 1 to 9999>`,
      `7: kitParts "${a.number}:1;${a.number}:2" names ${a.number} twice`,
      '8: it is a part of the kit "KIT-2", and a kit is no part of another one',
      '9: kitParts ";" names no part; - makes an article no kit any more',
    ])
    expect([await packed('KIT-2'), await packed('KIT-4')]).toEqual(['3 PART-2', undefined])
  })

  it('lets a part become a kit when its old kit is packed of something else in the same file', async () => {
    await importCsv(`${head}${rest('KIT-10')},PART-10\n${rest('PART-10')},\n`)
    await importCsv(`number,kitParts\nPART-10,${a.number}:2\nKIT-10,${a.number}:1\n`)
    expect([await packed('PART-10'), await packed('KIT-10')]).toEqual([`2 ${a.number}`, `1 ${a.number}`])
  })

  it('with --partial a row that is left out takes those along which need it', async () => {
    await importCsv(`${head}${rest('KIT-11')},PART-11\n${rest('PART-11')},\n`)
    const source = [
      head.trim(),
      'PART-12,O,No brand,Toner,Nowhere,',
      `${rest('KIT-12')},PART-12:1`,
      `PART-11,,,,,${a.number}:2`,
      'KIT-11,,,,,NOWHERE',
      `${rest('KIT-13')},${a.number}:4`,
    ].join('\n')
    expect(await reasons(source, { partial: true })).toEqual([
      '2: there is no brand "Nowhere" (--add-brands adds it)',
      '3: there is no part "PART-12" to be in the kit',
      '4: it is a part of the kit "KIT-11", and a kit is no part of another one',
      '5: there is no part "NOWHERE" to be in the kit',
    ])
    expect([await packed('KIT-11'), await packed('KIT-12'), await packed('KIT-13')]).toEqual([
      '1 PART-11',
      undefined,
      `4 ${a.number}`,
    ])
  })
})

it('reads the Windows-1252 of spreadsheets', async () => {
  await importCsv(Buffer.from(`number;name\n${a.number};Trommel für 12 €\n`.replace('€', '\u0080'), 'latin1'))
  expect((await partOf(a.number))?.name).toBe('Trommel für 12 €')
})

it.each([
  ['', 'The file is empty'],
  ['name\nx\n', 'no column "number"'],
  ['number,size\nx,1\n', 'column "size"'],
  ['number,stock:XX\nx,1\n', 'column "stock:XX"'],
])('refuses a header it cannot use: %j', async (source, text) => {
  await expect(importCsv(source)).rejects.toThrow(text)
})

it('takes 2,000 rows', async () => {
  const rows = Array.from({ length: 2000 }, (_none, i) => `BULK-${i},B${i},Bulk,Toner,Brother,1.${100 + i},5`)
  const { data } = await importCsv(`number,oemCode,name,class,brand,price:EUR,stock:NL\n${rows.join('\n')}\n`)
  expect(data).toMatchObject({ added: 2000, bad: [] })
})
