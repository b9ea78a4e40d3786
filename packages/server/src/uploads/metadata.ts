/** Pictures without what they tell about the person who took them: place, time, device, comments. The picture itself is not touched. */

const APP1_EXIF = 0xe1
const APP13_IPTC = 0xed
const COMMENT = 0xfe
const START_OF_SCAN = 0xda
const EXIF_HEAD = Buffer.from('Exif\0\0', 'latin1')
const ORIENTATION_TAG = 0x0112
/** What a PNG is drawn from (third edition, 11.2 and 11.3): without texts, times and Exif, and without what programs add of their own. */
const PNG_DRAWN = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'cHRM',
  'gAMA',
  'iCCP',
  'sBIT',
  'sRGB',
  'cICP',
  'mDCV',
  'cLLI',
  'bKGD',
  'hIST',
  'pHYs',
  'sPLT',
  'acTL',
  'fcTL',
  'fdAT',
])

/** @param content a whole JPEG, as `jpegLength` checks it */
export function cleanJpeg(content: Buffer): Buffer {
  const kept: Buffer[] = [content.subarray(0, 2)]
  let at = 2
  while (content[at] === 0xff) {
    let marker = at
    while (content[marker] === 0xff) marker += 1
    const kind = content[marker]
    const end = marker + 1 + content.readUInt16BE(marker + 1)
    // From the first scan on there are pixels, up to the end.
    if (kind === START_OF_SCAN) break
    const segment = content.subarray(marker + 3, end)
    if (kind === APP1_EXIF) {
      const orientation = readOrientation(segment)
      if (orientation > 1) kept.push(exifOf(orientation))
    } else if (kind !== APP13_IPTC && kind !== COMMENT) kept.push(content.subarray(at, end))
    at = end
  }
  return Buffer.concat([...kept, content.subarray(at)])
}

/** How the picture has to be turned, 1 to 8 (Exif 2.3, 4.6.4); 1 where nothing is said. */
function readOrientation(segment: Buffer): number {
  if (!segment.subarray(0, EXIF_HEAD.length).equals(EXIF_HEAD)) return 1
  const tiff = segment.subarray(EXIF_HEAD.length)
  try {
    const isLittle = tiff.toString('latin1', 0, 2) === 'II'
    const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
    const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
    for (let entry = 0; entry < short(directory); entry++) {
      const place = directory + 2 + entry * 12
      if (short(place) !== ORIENTATION_TAG) continue
      const value = short(place + 8)
      return value >= 1 && value <= 8 ? value : 1
    }
  } catch {
    // Damaged metadata says nothing.
  }
  return 1
}

/** An Exif segment with the orientation alone. */
function exifOf(orientation: number): Buffer {
  const tiff = Buffer.alloc(26)
  tiff.write('MM', 0, 'latin1')
  tiff.writeUInt16BE(42, 2)
  tiff.writeUInt32BE(8, 4)
  tiff.writeUInt16BE(1, 8)
  tiff.writeUInt16BE(ORIENTATION_TAG, 10)
  tiff.writeUInt16BE(3, 12)
  tiff.writeUInt32BE(1, 14)
  tiff.writeUInt16BE(orientation, 18)
  const head = Buffer.from([0xff, APP1_EXIF, 0, 2 + EXIF_HEAD.length + tiff.length])
  return Buffer.concat([head, EXIF_HEAD, tiff])
}

/** @param content a whole PNG, as `pngLength` checks it */
export function cleanPng(content: Buffer): Buffer {
  const kept: Buffer[] = [content.subarray(0, 8)]
  for (let at = 8; at + 12 <= content.length; ) {
    const end = at + 12 + content.readUInt32BE(at)
    if (PNG_DRAWN.has(content.toString('latin1', at + 4, at + 8))) kept.push(content.subarray(at, end))
    at = end
  }
  return Buffer.concat(kept)
}
