/** Files that are what they are called, of any length. */

const fromHex = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], byte => Number.parseInt(byte, 16))
const text = new TextEncoder()

/** A grey dot: tables of quantities, frame, tables of codes, scan. */
const JPEG_HEAD = fromHex(
  [
    `ffd8ffdb004300${'01'.repeat(64)}`,
    'ffc0000b080001000101011100',
    `ffc400140001${'00'.repeat(15)}00`,
    `ffc400141001${'00'.repeat(15)}00`,
    'ffda0008010100003f003f',
  ].join(''),
)
const JPEG_END = fromHex('ffd9')
const PDF_HEAD = text.encode(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n',
)
const PDF_END = text.encode('\ntrailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n')

function filled(head: Uint8Array, end: Uint8Array, bytes: number, filler: number): Uint8Array<ArrayBuffer> {
  const content = new Uint8Array(Math.max(bytes, head.length + end.length)).fill(filler)
  content.set(head)
  content.set(end, content.length - end.length)
  return content
}

/** @param bytes length of the whole file, which has some hundred at least */
export const jpegContent = (bytes = 1000) => filled(JPEG_HEAD, JPEG_END, bytes, 0)
/** @param bytes length of the whole file, which has some hundred at least */
export const pdfContent = (bytes = 2000) => filled(PDF_HEAD, PDF_END, bytes, 0x20)

export const jpegFile = (name = 'extract.jpg', bytes?: number): File =>
  new File([jpegContent(bytes)], name, { type: 'image/jpeg' })
export const pdfFile = (name = 'note.pdf', bytes?: number): File =>
  new File([pdfContent(bytes)], name, { type: 'application/pdf' })
