/** What lies in the two containers of office files, by their tables of contents: nothing is unpacked. */

const ZIP_FILE = 0x04034b50
const ZIP_ENTRY = 0x02014b50
const ZIP_END = Buffer.from('504b0506', 'hex')
const ZIP_END_BYTES = 22

/** Where the data of an entry stand, and how they are packed: 0 is as they are, 8 is deflated. */
export interface ZipEntry {
  method: number
  data: Buffer
}

/**
 * The entries in the central directory of a ZIP archive (APPNOTE 4.3) that fills the file, by their names; none when it is not a
 * whole one, when it is encrypted, and when a name leads out of the folder that it is unpacked to.
 */
export function zipEntries(content: Buffer): ReadonlyMap<string, ZipEntry> {
  const none = new Map<string, ZipEntry>()
  const end = content.lastIndexOf(ZIP_END)
  if (content.toString('latin1', 0, 4) !== 'PK\x03\x04' || end === -1 || end + ZIP_END_BYTES > content.length)
    return none
  const [count, size, start, comment] = [
    content.readUInt16LE(end + 10),
    content.readUInt32LE(end + 12),
    content.readUInt32LE(end + 16),
    content.readUInt16LE(end + 20),
  ]
  if (end + ZIP_END_BYTES + comment !== content.length || start + size !== end) return none
  const entries = new Map<string, ZipEntry>()
  let at = start
  for (let index = 0; index < count; index++) {
    if (at + 46 > end || content.readUInt32LE(at) !== ZIP_ENTRY) return none
    const nameEnd = at + 46 + content.readUInt16LE(at + 28)
    const title = content.subarray(at + 46, nameEnd)
    const name = title.toString('utf8')
    const entry = zipEntry(content, at, title, start)
    if (!entry || entries.has(name) || leadsOut(name)) return none
    entries.set(name, entry)
    at = nameEnd + content.readUInt16LE(at + 30) + content.readUInt16LE(at + 32)
  }
  return at === end ? entries : none
}

/** The entry that a row of the central directory is about; undefined where its own head says something else. */
function zipEntry(content: Buffer, row: number, title: Buffer, dataEnd: number): ZipEntry | undefined {
  const [flags, method] = [content.readUInt16LE(row + 8), content.readUInt16LE(row + 10)]
  const [bytes, head] = [content.readUInt32LE(row + 20), content.readUInt32LE(row + 42)]
  const isEncrypted = flags % 2 === 1
  if (isEncrypted || head + 30 > dataEnd || content.readUInt32LE(head) !== ZIP_FILE) return undefined
  const titleEnd = head + 30 + content.readUInt16LE(head + 26)
  const from = titleEnd + content.readUInt16LE(head + 28)
  if (from + bytes > dataEnd || content.readUInt16LE(head + 8) !== method) return undefined
  if (!content.subarray(head + 30, titleEnd).equals(title)) return undefined
  return { method, data: content.subarray(from, from + bytes) }
}

/** Absolute names, drives, and steps to the folder above. */
const leadsOut = (name: string): boolean => /^[/\\]|^[a-z]:|\0/i.test(name) || name.split(/[/\\]/).includes('..')

const OLE_START = Buffer.from('d0cf11e0a1b11ae1', 'hex')
/** Sector size by version, as a power of two. */
const OLE_SHIFTS: Readonly<Record<number, number>> = { 3: 9, 4: 12 }
/** Sectors of the table whose numbers stand in the head: enough for 7 MB. */
const OLE_TABLES = 109
const OLE_ENTRY_BYTES = 128
const OLE_STORAGE = 1
/** Shorter streams share sectors. */
const OLE_SMALL_BYTES = 4096
const OLE_STREAM = 2

export interface OleNames {
  /** Of streams that hold something. */
  streams: ReadonlySet<string>
  /** Of all streams, and of the storages that they are in. */
  all: ReadonlySet<string>
  /** A stream of 4096 bytes or more, which stands in sectors of its own; undefined for others. */
  read(name: string): Buffer | undefined
}

/** Names in the directory of a compound file ([MS-CFB]); none when it is not a whole one. */
export function oleNames(content: Buffer): OleNames {
  const streams = new Set<string>()
  const all = new Set<string>()
  const starts = new Map<string, { sector: number; size: number }>()
  const names: OleNames = { streams, all, read: () => undefined }
  if (content.length < 512 || !content.subarray(0, OLE_START.length).equals(OLE_START)) return names
  const shift = content.readUInt16LE(30)
  if (OLE_SHIFTS[content.readUInt16LE(26)] !== shift) return names
  const bytes = 2 ** shift
  const sectors = Math.ceil(content.length / bytes) - 1
  const startOf = (sector: number) => (sector + 1) * bytes
  /** The sector after one, by the table of sectors. */
  const after = (sector: number): number => {
    const table = Math.floor(sector / (bytes / 4))
    const place = table < OLE_TABLES ? startOf(content.readUInt32LE(76 + table * 4)) + (sector % (bytes / 4)) * 4 : -1
    return place >= 0 && place + 4 <= content.length ? content.readUInt32LE(place) : sectors
  }
  let sector = content.readUInt32LE(48)
  // A chain that runs in a circle ends with the number of sectors there are.
  for (let turn = 0; turn < sectors && sector < sectors; turn++, sector = after(sector)) {
    for (
      let at = startOf(sector);
      at + OLE_ENTRY_BYTES <= Math.min(startOf(sector + 1), content.length);
      at += OLE_ENTRY_BYTES
    ) {
      const nameBytes = Math.min(content.readUInt16LE(at + 64), 64)
      const size = content.readUInt32LE(at + 120)
      const kind = content[at + 66]
      if (nameBytes <= 2 || (kind !== OLE_STREAM && kind !== OLE_STORAGE)) continue
      const name = content.toString('utf16le', at, at + nameBytes - 2)
      all.add(name)
      if (kind !== OLE_STREAM || size === 0 || size > content.length) continue
      streams.add(name)
      starts.set(name, { sector: content.readUInt32LE(at + 116), size })
    }
  }
  names.read = name => {
    const start = starts.get(name)
    if (!start || start.size < OLE_SMALL_BYTES) return undefined
    const pieces: Buffer[] = []
    for (
      let piece = start.sector, left = start.size;
      left > 0 && piece < sectors && pieces.length < sectors;
      piece = after(piece), left -= bytes
    )
      pieces.push(content.subarray(startOf(piece), startOf(piece) + Math.min(bytes, left)))
    return Buffer.concat(pieces)
  }
  return names
}
