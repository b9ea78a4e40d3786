/** Files for tests: the smallest ones that are whole and of their type. */

import { crc32, deflateRawSync } from 'node:zlib'
import type { ReturnFile } from '@cartwright/core/contract'
import { jpegFile, pdfFile } from '@cartwright/core/testing'
import { encodePng, pngChunk } from '../codes/png'

const words = (encoding: BufferEncoding, value: string) => Buffer.from(value, encoding)
function numbers(bytes: 2 | 4, ...values: number[]): Buffer {
  const written = Buffer.alloc(bytes * values.length)
  for (const [index, value] of values.entries()) written.writeUIntLE(value, index * bytes, bytes)
  return written
}

/** A grey dot; what is missing to its length is a palette. */
function png(bytes = 0): Buffer {
  const dot = encodePng({ width: 1, height: 1, pixels: Buffer.alloc(1) })
  if (bytes <= dot.length + 12) return dot
  const comment = pngChunk('sPLT', Buffer.alloc(bytes - dot.length - 12, 'x\0'))
  return Buffer.concat([dot.subarray(0, -12), comment, dot.subarray(-12)])
}

/** An archive of files, compressed or not. */
export function zip(files: Readonly<Record<string, string>>, isPacked = false): Buffer {
  const entries: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, content] of Object.entries(files)) {
    const [title, plain] = [Buffer.from(name), Buffer.from(content)]
    const data = isPacked ? deflateRawSync(plain) : plain
    const method = isPacked ? 8 : 0
    const about = Buffer.concat([
      numbers(2, 20, 0, method, 0, 0),
      numbers(4, crc32(plain), data.length, plain.length),
      numbers(2, title.length, 0),
    ])
    directory.push(numbers(4, 0x02014b50), numbers(2, 20), about, numbers(2, 0, 0, 0), numbers(4, 0, at), title)
    const entry = Buffer.concat([numbers(4, 0x04034b50), about, title, data])
    entries.push(entry)
    at += entry.length
  }
  const listed = Buffer.concat(directory)
  const count = Object.keys(files).length
  const end = [numbers(4, 0x06054b50), numbers(2, 0, 0, count, count), numbers(4, listed.length, at), numbers(2, 0)]
  return Buffer.concat([...entries, listed, ...end])
}

/** A dot, without losses. */
const WEBP = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64')

const SECTOR = 512
const [FREE, CHAIN_END, TABLE] = [0xffffffff, 0xfffffffe, 0xfffffffd]

/** A compound file with one stream, of eight sectors: a table of sectors, the directory, the stream. */
export function compound(stream: string): Buffer {
  const head = Buffer.alloc(SECTOR, 0xff)
  head.set(Buffer.from('d0cf11e0a1b11ae1', 'hex'))
  head.fill(0, 8, 24)
  head.set(numbers(2, 0x3e, 3, 0xfffe, 9, 6, 0, 0, 0), 24)
  head.set(numbers(4, 0, 1, 1, 0, 4096, CHAIN_END, 0, CHAIN_END, 0, 0), 40)
  const chain = Array.from({ length: 8 }, (_, index) => (index === 7 ? CHAIN_END : index + 3))
  const table = Buffer.alloc(SECTOR, numbers(4, FREE))
  table.set(numbers(4, TABLE, CHAIN_END, ...chain))
  const directory = Buffer.concat([entry('Root Entry', 5, CHAIN_END, 0), entry(stream, 2, 2, 4096), Buffer.alloc(256)])
  return Buffer.concat([head, table, directory, Buffer.alloc(4096)])
}

function entry(name: string, type: number, start: number, size: number): Buffer {
  const written = Buffer.alloc(128)
  written.set(words('utf16le', name))
  written.set(numbers(2, (name.length + 1) * 2), 64)
  written[66] = type
  written.fill(0xff, 68, 80)
  written.set(numbers(4, start, size), 116)
  return written
}

const office = (document: string) => zip({ '[Content_Types].xml': '<Types/>', [document]: '<document/>' })

/** @param bytes length of a picture or a PDF */
export function fileOf(type: ReturnFile['type'], name = `note.${type}`, bytes?: number): File {
  switch (type) {
    case 'jpg':
      return jpegFile(name, bytes)
    case 'pdf':
      return pdfFile(name, bytes)
    case 'png':
      return new File([new Uint8Array(png(bytes))], name)
    case 'webp':
      return new File([new Uint8Array(WEBP)], name)
    case 'docx':
      return new File([new Uint8Array(office('word/document.xml'))], name)
    case 'xlsx':
      return new File([new Uint8Array(office('xl/workbook.xml'))], name)
    case 'doc':
      return new File([new Uint8Array(compound('WordDocument'))], name)
    case 'xls':
      return new File([new Uint8Array(compound('Workbook'))], name)
  }
}
