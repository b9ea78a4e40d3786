/** Reads the facts the catalogue is made from: real articles and printers, see data/README.md. */
import { readFileSync } from 'node:fs'
import { readCsv } from '@cartwright/core/rules'
import { packageFile } from '../process/package-files'

/** One article as its maker sells it. */
export interface ArticleFact {
  brand: string
  classId: number
  oemCode: string
  /** What is printed on the box and asked for, where the code does not hold it: `305A` for `CE410A`. */
  tradeName: string | null
  colour: string
  pageYield: number | null
  printers: string[]
  tapeWidthMm: number | null
  market: 'US' | 'ALL'
}

export interface PrinterFact {
  brand: string
  series: string
  model: string
}

const CLASS_IDS: Readonly<Record<string, number>> = {
  toner: 102,
  'toner kit': 103,
  'drum unit': 105,
  'label cassette': 109,
}

/** A part of a kit, by the codes of their maker. */
export interface KitFact {
  brand: string
  kit: string
  part: string
  pieces: number
}

export const readKitFacts = (): KitFact[] =>
  readTable('data/kit-parts.csv').map(row => ({
    brand: field(row, 'brand'),
    kit: field(row, 'kit'),
    part: field(row, 'part'),
    pieces: Number(field(row, 'pieces')),
  }))

export function readArticles(): ArticleFact[] {
  const tradeNames = readTradeNames()
  return readTable('data/catalogue-facts.csv').map(row => toArticle(row, tradeNames))
}

/** Of HP by OEM code; other makers print the code. */
const readTradeNames = (): ReadonlyMap<string, string> =>
  new Map(
    readTable('data/hp-trade-names.csv').flatMap(row =>
      field(row, 'oemCodes')
        .split(';')
        .map(code => [code, field(row, 'tradeName')] as const),
    ),
  )

export const readPrinters = (): PrinterFact[] =>
  readTable('data/printer-models-facts.csv').map(row => ({
    brand: field(row, 'brand'),
    series: field(row, 'series'),
    model: field(row, 'model'),
  }))

function toArticle(row: ReadonlyMap<string, string>, tradeNames: ReadonlyMap<string, string>): ArticleFact {
  const classId = CLASS_IDS[field(row, 'class')]
  if (classId === undefined) throw new Error(`catalogue facts: unknown class ${field(row, 'class')}`)
  const [brand, oemCode] = [field(row, 'brand'), field(row, 'oemCode')]
  return {
    brand,
    classId,
    oemCode,
    tradeName: (brand === 'HP' && tradeNames.get(oemCode)) || null,
    colour: field(row, 'colour'),
    pageYield: numberOrNull(field(row, 'pageYield')),
    printers: field(row, 'compatiblePrinters').split(';').filter(Boolean),
    tapeWidthMm: numberOrNull(field(row, 'tapeWidthMm')),
    market: field(row, 'market') === 'US' ? 'US' : 'ALL',
  }
}

function readTable(file: string): ReadonlyMap<string, string>[] {
  const [head, ...rows] = readCsv(readFileSync(packageFile(file), 'utf8'), ',').rows
  return rows.map(({ cells }) => new Map(head?.cells.map((name, i) => [name, cells[i] ?? ''])))
}

function field(row: ReadonlyMap<string, string>, name: string): string {
  const value = row.get(name)
  if (value === undefined) throw new Error(`facts: column ${name} is missing`)
  return value
}

const numberOrNull = (text: string): number | null => (text === '' ? null : Number(text))
