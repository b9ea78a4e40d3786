/** What lies in the two containers of office files, by their tables of contents: nothing is unpacked. */

const ZIP_ENTRY = 0x02014b50
const ZIP_END = Buffer.from('504b0506', 'hex')
const ZIP_END_BYTES = 22

/** Names in the central directory of a ZIP archive (APPNOTE 4.3) that fills the file; none when it is not a whole one. */
export function zipEntries(content: Buffer): ReadonlySet<string> {
  const names = new Set<string>()
  const end = content.lastIndexOf(ZIP_END)
  if (content.toString('latin1', 0, 4) !== 'PK\x03\x04' || end === -1 || end + ZIP_END_BYTES > content.length)
    return names
  const [count, size, start, comment] = [
    content.readUInt16LE(end + 10),
    content.readUInt32LE(end + 12),
    content.readUInt32LE(end + 16),
    content.readUInt16LE(end + 20),
  ]
  if (end + ZIP_END_BYTES + comment !== content.length || start + size !== end) return names
  let at = start
  for (let index = 0; index < count; index++) {
    if (at + 46 > end || content.readUInt32LE(at) !== ZIP_ENTRY) return new Set()
    const nameEnd = at + 46 + content.readUInt16LE(at + 28)
    if (content.readUInt32LE(at + 42) + content.readUInt32LE(at + 20) > start) return new Set()
    names.add(content.toString('utf8', at + 46, nameEnd))
    at = nameEnd + content.readUInt16LE(at + 30) + content.readUInt16LE(at + 32)
  }
  return at === end ? names : new Set()
}

const OLE_START = Buffer.from('d0cf11e0a1b11ae1', 'hex')
/** Sector size by version, as a power of two. */
const OLE_SHIFTS: Readonly<Record<number, number>> = { 3: 9, 4: 12 }
/** Sectors of the table whose numbers stand in the head: enough for 7 MB. */
const OLE_TABLES = 109
const OLE_ENTRY_BYTES = 128
const OLE_STREAM = 2

/** Names of the streams in the directory of a compound file ([MS-CFB]); none when it is not a whole one. */
export function oleStreams(content: Buffer): ReadonlySet<string> {
  const names = new Set<string>()
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
      if (content[at + 66] === OLE_STREAM && nameBytes > 2 && size > 0 && size <= content.length)
        names.add(content.toString('utf16le', at, at + nameBytes - 2))
    }
  }
  return names
}
