/** Whether an office file runs something or fetches something by itself when it is opened. */
import { inflateRawSync } from 'node:zlib'
import { oleNames, type ZipEntry, zipEntries } from './office-file'

/** All relations and types of a file together: far more than documents hold. */
const UNPACKED_MAX = 4 * 1024 * 1024
/** Parts with programs, by their names in an Office Open XML file. */
const MACRO_PARTS = /(^|\/)(vbaproject|vbadata)[^/]*$|(^|\/)(macrosheets|activex)\//i
/** The same by their types, whatever the parts are called. */
const MACRO_TYPES = /vbaproject|vbadata|macroenabled|macrosheet|activex/i
/** Parts that say which parts a file has and what they point to. */
const LISTS = /(\.rels|^\[content_types\]\.xml)$/i
/** Storages and streams of programs in the binary formats ([MS-OVBA] 2.2). Names there are without regard to case. */
const OLE_MACROS: ReadonlySet<string> = new Set(['macros', '_vba_project_cur', 'vba', '_vba_project'])

/** @param content a whole file of Word or Excel, as `readAs` checks it */
export function hasMacrosOrLinks(type: 'docx' | 'xlsx' | 'doc' | 'xls', content: Buffer): boolean {
  if (type === 'doc' || type === 'xls')
    return [...oleNames(content).all].some(name => OLE_MACROS.has(name.toLowerCase()))
  let bytesLeft = UNPACKED_MAX
  for (const [name, entry] of zipEntries(content)) {
    if (MACRO_PARTS.test(name.replaceAll('\\', '/'))) return true
    if (!LISTS.test(name)) continue
    const part = unpack(entry, bytesLeft)
    if (!part || isActiveList(part)) return true
    bytesLeft -= part.length
  }
  return false
}

/** Undefined for what is packed in a way that is not read here, or is too much. */
function unpack({ method, data }: ZipEntry, maxOutputLength: number): Buffer | undefined {
  if (maxOutputLength <= 0) return undefined
  if (method === 0) return data.length <= maxOutputLength ? data : undefined
  if (method !== 8) return undefined
  try {
    return inflateRawSync(data, { maxOutputLength })
  } catch {
    return undefined
  }
}

/** Also true for a list in which names can be written so that they are not found: in another encoding, or with entities of its own. */
function isActiveList(part: Buffer): boolean {
  if (part.includes(0)) return true
  const text = withoutReferences(part.toString('utf8'))
  if (text.includes('<!DOCTYPE') || /encoding\s*=\s*["'](?!utf-8|us-ascii)/i.test(text.slice(0, 200))) return true
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
