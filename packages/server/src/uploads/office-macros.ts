/** Whether an office file runs something or fetches something by itself when it is opened. */
import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import { oleNames, type ZipEntry, zipEntries } from './office-file'

/** All relations and types of a file together: far more than documents hold. */
const UNPACKED_MAX = 4 * 1024 * 1024
/** All parts of a text together: longer ones are saved as a PDF file. They are searched without a pause, in less than a tenth of a second. */
const TEXT_MAX = 8 * 1024 * 1024
/** Parts of a text that fields may stand in: the text itself may have any name. */
const PARTS_WITH_FIELDS = /\.xml$/i
/** Parts with programs, by their names in an Office Open XML file. */
const MACRO_PARTS =
  /(^|\/)(vbaproject|vbadata|oleobject)[^/]*$|(^|\/)(macrosheets|activex|webextensions|externallinks)\//i
/** The same by their types, since parts may have any name; the type of links to other workbooks and programs too. */
const MACRO_TYPES = /vbaproject|vbadata|macroenabled|macrosheet|activex|oleobject|webextension|externallink/i
/** Parts that say which parts a file has and what they point to. */
const LISTS = /(\.rels|^\[content_types\]\.xml)$/i
/** Storages and streams of programs in the binary formats ([MS-OVBA] 2.2). Names there are without regard to case. */
const OLE_MACROS: ReadonlySet<string> = new Set(['macros', '_vba_project_cur', 'vba', '_vba_project'])

const BOUND_SHEET = 0x0085
const MACRO_SHEET = 1

/** @param content a whole file of Word or Excel, as `readAs` checks it */
export async function hasMacrosOrLinks(type: 'docx' | 'xlsx' | 'doc' | 'xls', content: Buffer): Promise<boolean> {
  if (type === 'doc' || type === 'xls') return hasOldMacros(type, content)
  let listsLeft = UNPACKED_MAX
  let textLeft = TEXT_MAX
  for (const [name, entry] of zipEntries(content)) {
    const path = name.replaceAll('\\', '/')
    if (MACRO_PARTS.test(path)) return true
    const isList = LISTS.test(name)
    if (!isList && (type === 'xlsx' || !PARTS_WITH_FIELDS.test(path))) continue
    const part = await unpack(entry, isList ? listsLeft : textLeft)
    if (!part) return true
    const text = readXml(part)
    if (text === undefined || (isList ? isActiveList(text) : hasLiveField(text))) return true
    if (isList) listsLeft -= part.length
    else textLeft -= part.length
  }
  return false
}

function hasOldMacros(type: 'doc' | 'xls', content: Buffer): boolean {
  const { all, read } = oleNames(content)
  if ([...all].some(name => OLE_MACROS.has(name.toLowerCase()))) return true
  // A stream that is too short to have sectors of its own stands somewhere in the file.
  if (type === 'doc') return hasLiveWordField(read('WordDocument') ?? content)
  // What is too short to have sectors of its own is written by no spreadsheet program.
  const book = read('Workbook')
  return !book || hasMacroSheet(book)
}

/**
 * A field begins with the character 0x13, and its name follows ([MS-DOC] 2.8.25). Its text has one byte or two for a character, and those of
 * two may begin at an odd place.
 */
const FIELD_BEGIN = '\u0013'
const LIVE_WORD_FIELD = /^\s{0,20}(?:DDE|DDEAUTO|QUOTE)\b/i

function hasLiveWordField(stream: Buffer): boolean {
  const texts = [stream.toString('latin1'), stream.toString('utf16le'), stream.subarray(1).toString('utf16le')]
  return texts.some(text =>
    text
      .split(FIELD_BEGIN)
      .slice(1)
      .some(field => LIVE_WORD_FIELD.test(field)),
  )
}

/** Records of a workbook ([MS-XLS] 2.4.28): a sheet of the kind that holds the macros of Excel 4.0. */
function hasMacroSheet(book: Buffer): boolean {
  for (let at = 0; at + 4 <= book.length; at += 4 + book.readUInt16LE(at + 2))
    if (book.readUInt16LE(at) === BOUND_SHEET && book[at + 9] === MACRO_SHEET) return true
  return false
}

/**
 * A field that runs another program when the file is opened (Dynamic Data Exchange), or one that makes another field out of numbers.
 * No part of a pattern here passes over the sign that a tag begins with, so that each text is read once.
 */
function hasLiveField(text: string): boolean {
  // A field can be split into pieces with other tags between them.
  const pieces = Array.from(text.matchAll(/<(?:[\w.-]{1,40}:)?instrText\b[^<>]*>([^<]*)/g), ([, words]) => words)
  const simple = Array.from(text.matchAll(/\binstr\s{0,9}=\s{0,9}["']([^"'<]*)/g), ([, words]) => words)
  return /\b(?:DDE(?:AUTO)?|QUOTE)\b/i.test(`${pieces.join('')} ${simple.join(' ')}`)
}

const inflate = promisify(inflateRaw) as (data: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>

/** Undefined for what is packed in a way that is not read here, or is too much. */
async function unpack({ method, data }: ZipEntry, maxOutputLength: number): Promise<Buffer | undefined> {
  if (maxOutputLength <= 0) return undefined
  if (method === 0) return data.length <= maxOutputLength ? data : undefined
  if (method !== 8) return undefined
  return inflate(data, { maxOutputLength }).catch(() => undefined)
}

/** Undefined where words can be written so that they are not found: in another encoding, or with entities of its own. */
function readXml(part: Buffer): string | undefined {
  if (part.includes(0)) return undefined
  const text = part.toString('utf8')
  if (text.includes('<!DOCTYPE') || /encoding\s*=\s*["'](?!utf-8|us-ascii)/i.test(text.slice(0, 200))) return undefined
  return withoutReferences(text.replace(/<!\[CDATA\[|\]\]>/g, ''))
}

function isActiveList(text: string): boolean {
  // No attribute holds the sign that a tag begins with.
  return MACRO_TYPES.test(text) || text.split('<').some(isFetched)
}

/** Numbers of characters, as `&#69;` for E. */
const withoutReferences = (text: string): string =>
  text.replace(/&#(?:x([0-9a-f]{1,6})|([0-9]{1,7}));/gi, (_all, hex?: string, decimal?: string) => {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
    return code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })

/** A relation to something outside of the file that is no link to click on: templates, frames, pictures, objects. */
function isFetched(tag: string): boolean {
  if (!/TargetMode\s{0,9}=\s{0,9}["']\s{0,9}External/i.test(tag)) return false
  const types = [...tag.matchAll(/Type\s{0,9}=\s{0,9}["']([^"']{0,200})/g)]
  return types.length !== 1 || !types[0]?.[1]?.endsWith('/relationships/hyperlink')
}
