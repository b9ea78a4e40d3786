import { describe, expect, it } from 'vitest'
import { endingOf, ORDER_FILE_LIMITS, orderFileProblem } from './order-file'

const MEGABYTES_2 = 2 * 1024 * 1024
const file = (change: { name?: string; size?: number } = {}) => ({ name: 'note.pdf', size: 1000, ...change })

describe('a file for an order', () => {
  it('VAL-022 may have 2 MB and not one byte more', () => {
    expect(ORDER_FILE_LIMITS.bytes).toBe(MEGABYTES_2)
    expect(orderFileProblem(file({ size: MEGABYTES_2 }))).toBeUndefined()
    expect(orderFileProblem(file({ size: MEGABYTES_2 + 1 }))).toBe('too-large')
  })

  it('VAL-024 may have a name of 100 characters, as a reader counts them, and not one more', () => {
    const named = (chars: number) => file({ name: `${'\u{1F5A8}'.repeat(chars - 4)}.pdf` })
    expect(orderFileProblem(named(100))).toBeUndefined()
    expect(orderFileProblem(named(101))).toBe('name-too-long')
  })

  it.each(['pdf', 'jpg', 'jpeg', 'png', 'doc', 'docx', 'xls', 'xlsx', 'PDF'])('VAL-024 may be a .%s', ending => {
    expect(orderFileProblem(file({ name: `a.b.${ending}` }))).toBeUndefined()
  })

  it.each(['note', 'note.', 'note.exe', 'note.pdf.html', 'pdf', '.svg'])('VAL-024 may not be called %s', name => {
    expect(orderFileProblem(file({ name }))).toBe('wrong-type')
  })

  it('VAL-024 keeps to other limits when it is given some', () => {
    const limits = { bytes: 10, count: 1, nameChars: 8, types: ['txt'] }
    expect(orderFileProblem({ name: 'note.txt', size: 10 }, limits)).toBeUndefined()
    expect(orderFileProblem({ name: 'note.txt', size: 11 }, limits)).toBe('too-large')
    expect(orderFileProblem({ name: 'notes.txt', size: 1 }, limits)).toBe('name-too-long')
    expect(orderFileProblem({ name: 'note.pdf', size: 1 }, limits)).toBe('wrong-type')
  })

  it('holds something', () => expect(orderFileProblem(file({ size: 0 }))).toBe('empty'))

  it('is told by the last ending', () => expect(endingOf('Note.tar.GZ')).toBe('gz'))
})
