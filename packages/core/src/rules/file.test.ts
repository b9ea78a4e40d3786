import { describe, expect, it } from 'vitest'
import { DOCUMENT_LIMITS, endingOf, fileProblem, ORDER_FILE_LIMITS } from './file'

const MEGABYTES_2 = 2 * 1024 * 1024
const file = (change: { name?: string; size?: number } = {}) => ({ name: 'note.pdf', size: 1000, ...change })
const problemOf = (sent: ReturnType<typeof file>, limits = ORDER_FILE_LIMITS) => fileProblem(sent, limits)

describe('a file for an order', () => {
  it('VAL-022 may have 2 MB and not one byte more', () => {
    expect(ORDER_FILE_LIMITS.bytes).toBe(MEGABYTES_2)
    expect(problemOf(file({ size: MEGABYTES_2 }))).toBeUndefined()
    expect(problemOf(file({ size: MEGABYTES_2 + 1 }))).toBe('too-large')
  })

  it('VAL-024 may have a name of 100 characters, as a reader counts them, and not one more', () => {
    const named = (chars: number) => file({ name: `${'\u{1F5A8}'.repeat(chars - 4)}.pdf` })
    expect(problemOf(named(100))).toBeUndefined()
    expect(problemOf(named(101))).toBe('name-too-long')
  })

  it.each(['pdf', 'jpg', 'jpeg', 'png', 'doc', 'docx', 'xls', 'xlsx', 'PDF'])('VAL-024 may be a .%s', ending => {
    expect(problemOf(file({ name: `a.b.${ending}` }))).toBeUndefined()
  })

  it.each(['note', 'note.', 'note.exe', 'note.pdf.html', 'pdf', '.svg'])('VAL-024 may not be called %s', name => {
    expect(problemOf(file({ name }))).toBe('wrong-type')
  })

  it('VAL-024 keeps to other limits when it is given some', () => {
    const limits = { bytes: 10, count: 1, nameChars: 8, types: ['txt'] }
    expect(fileProblem({ name: 'note.txt', size: 10 }, limits)).toBeUndefined()
    expect(fileProblem({ name: 'note.txt', size: 11 }, limits)).toBe('too-large')
    expect(fileProblem({ name: 'notes.txt', size: 1 }, limits)).toBe('name-too-long')
    expect(fileProblem({ name: 'note.pdf', size: 1 }, limits)).toBe('wrong-type')
  })

  it('VAL-014 VAL-015 a company document is a jpg or png of 500 * 1024 bytes at most', () => {
    const scan = (name: string, size: number) => fileProblem({ name, size }, DOCUMENT_LIMITS)
    expect(scan('extract.jpg', 500 * 1024)).toBeUndefined()
    expect(scan('extract.jpg', 500 * 1024 + 1)).toBe('too-large')
    expect(scan('extract.JPEG', 1)).toBeUndefined()
    expect(scan('extract.png', 1)).toBeUndefined()
    expect(scan('extract.pdf', 1)).toBe('wrong-type')
  })

  it('holds something', () => expect(problemOf(file({ size: 0 }))).toBe('empty'))

  it('is taken from the last ending', () => expect(endingOf('Note.tar.GZ')).toBe('gz'))
})
