/** The columns a catalogue file may have, and how a cell of each is read. */
import { readCount, readPrice } from '@cartwright/core/rules'

/** What one row of the file says about a part; what is undefined stays as it is. */
export interface PartFields {
  number: string
  oemCode?: string
  name?: string
  description?: string
  class?: string
  brand?: string
  colour?: string
  pageYield?: number
  tapeWidthMm?: number
  unionCode?: string
  boxBarcode?: string
  productBarcode?: string
  supplier?: string
  printers?: string[]
  market?: string
  disabled?: boolean
  successor?: string
  /** What a kit is packed of; empty for an article that is none any more. */
  kitParts?: KitPartCell[]
}

export interface KitPartCell {
  number: string
  /** In one kit. */
  pieces: number
}

/** Columns that may be given in every language of the shop: `name:de`, `description:pl`. */
export const TRANSLATED = ['name', 'description'] as const

export type Translated = (typeof TRANSLATED)[number]

type Read = (cell: string) => string | number | boolean | string[] | KitPartCell[]

/** Thrown by a reader: what the cell should have been. */
export class BadCell extends Error {}

const text =
  (max: number): Read =>
  cell => {
    if (cell.length > max) throw new BadCell(`is longer than ${max} characters`)
    return cell
  }

/** Price of one piece with all the digits that are kept of one (CART-007), as `readPrice` reads it. */
export function priceCell(cell: string): number {
  const price = readPrice(cell, PRICE_DECIMALS)
  if (price === undefined || price > PRICE_MAX) throw new BadCell(`is not a price above 0 and up to ${PRICE_MAX}`)
  return price
}

/** Pieces or pages. */
export function wholeCell(cell: string, min: number, max: number): number {
  const count = readCount(cell)
  if (count === undefined || count < min || count > max)
    throw new BadCell(`is not a whole number from ${min} to ${max}`)
  return count
}

/** Millimetres with a point or a comma: no quantity and no money, and three decimals are no thousand. */
const widthCell: Read = cell => {
  const width = /^\d{1,4}(?:[.,]\d{1,6})?$/.test(cell) ? Number(cell.replace(',', '.')) : 0
  if (width <= 0 || width > WIDTH_MAX) throw new BadCell(`is not a number above 0 and up to ${WIDTH_MAX}`)
  return width
}

const barcode: Read = cell => {
  if (!/^\d{8,14}$/.test(cell)) throw new BadCell('is not a barcode of 8 to 14 digits')
  return cell
}

const oneOf =
  (...choices: string[]): Read =>
  cell => {
    const found = choices.find(choice => choice.toLowerCase() === cell.toLowerCase())
    if (!found) throw new BadCell(`is none of ${choices.join(', ')}`)
    return found
  }

const yesOrNo: Read = cell => /^(yes|true|1)$/i.test(String(oneOf('yes', 'no', 'true', 'false', '1', '0')(cell)))

export const NO_KIT = '-'
const KIT_PIECES_MAX = 9_999

/** `CW-A:2;CW-B`: a part without a number of pieces is there once. */
const kitCell: Read = cell => {
  if (cell === NO_KIT) return []
  const parts = cell.split(';').flatMap(written => {
    const [, number = '', pieces] = /^(.*?)(?::([^:]*))?$/.exec(written.trim()) ?? []
    if (written.trim() === '') return []
    const count = pieces === undefined ? 1 : readCount(pieces)
    if (number.trim() === '' || !count || count > KIT_PIECES_MAX) {
      throw new BadCell(`has "${written.trim()}", which is not <number>:<pieces from 1 to ${KIT_PIECES_MAX}>`)
    }
    return [{ number: number.trim(), pieces: count }]
  })
  if (parts.length === 0) throw new BadCell(`names no part; ${NO_KIT} makes an article no kit any more`)
  const twice = parts.find((part, at) => parts.findIndex(({ number }) => number === part.number) < at)
  if (twice) throw new BadCell(`names ${twice.number} twice`)
  return parts
}

export const PAGES_MAX = 10_000_000
const PRICE_MAX = 1_000_000
const PRICE_DECIMALS = 6
const WIDTH_MAX = 1000
export const PIECES_MAX = 1_000_000_000

/** By header; `price:<list or currency>`, `stock:<warehouse>` and `name:<language>` come on top. */
export const readers: Readonly<Record<keyof PartFields, Read>> = {
  number: text(64),
  oemCode: text(64),
  name: text(255),
  description: text(4000),
  class: text(60),
  brand: text(60),
  colour: text(60),
  pageYield: cell => wholeCell(cell, 1, PAGES_MAX),
  tapeWidthMm: widthCell,
  unionCode: text(64),
  boxBarcode: barcode,
  productBarcode: barcode,
  supplier: text(255),
  printers: cell =>
    cell
      .split(';')
      .map(name => name.trim())
      .filter(Boolean),
  market: oneOf('EU', 'US', 'ALL'),
  disabled: yesOrNo,
  successor: text(64),
  kitParts: kitCell,
}
