import { describe, expect, it } from 'vitest'
import { restOfSet } from './colour-set'

const part = (number: string, colour: string | null, pageYield: number | null = 2000, change = {}) => ({
  number,
  colour,
  pageYield,
  classId: 102,
  printers: ['M454', 'M479'],
  disabled: false,
  ...change,
})
const black = part('K', 'black')
const numbers = (of: readonly { number: string }[]) => of.map(({ number }) => number)

describe('the rest of a set of colours', () => {
  it('CAT-010 has one part of each other colour, in the order of ink', () => {
    const related = [part('Y', 'yellow'), part('M', 'magenta'), part('K2', 'black'), part('C', 'cyan')]
    expect(numbers(restOfSet(black, related))).toEqual(['C', 'M', 'Y'])
    expect(numbers(restOfSet(part('M', 'magenta'), related))).toEqual(['K2', 'C', 'Y'])
  })

  it.each([
    [2000, 'C2'],
    [2900, 'C4'],
    [6000, 'C6'],
    [1100, 'C2'],
  ])('CAT-010 takes for %d pages the yield that is the closest by its factor', (pages, expected) => {
    const related = [part('C6', 'cyan', 6000), part('C2', 'cyan', 2000), part('C4', 'cyan', 4000), part('M', 'magenta')]
    expect(numbers(restOfSet(part('K', 'black', pages), related))[0]).toBe(expected)
  })

  it('CAT-010 takes the first of those that are as close', () => {
    const related = [part('C1', 'cyan'), part('C2', 'cyan'), part('M', 'magenta')]
    expect(numbers(restOfSet(black, related))).toEqual(['C1', 'M'])
  })

  it('CAT-010 is none with one other colour only', () => {
    expect(restOfSet(black, [part('C', 'cyan')])).toEqual([])
  })

  it.each([
    ['of another class', { classId: 105 }],
    ['for other printers', { printers: ['M110'] }],
  ])('CAT-010 leaves out what is %s', (_, change) => {
    const related = [part('C', 'cyan', 2000, change), part('M', 'magenta'), part('Y', 'yellow')]
    expect(numbers(restOfSet(black, related))).toEqual(['M', 'Y'])
  })

  it.each([
    ['is no longer sold', part('K', 'black', 2000, { disabled: true })],
    ['holds several inks', part('KIT', 'multi (CMY)')],
    ['is a label', part('TZ', 'black on white')],
    ['has no colour', part('D', null)],
  ])('CAT-010 is none for a part that %s', (_, one) => {
    expect(restOfSet(one, [part('C', 'cyan'), part('M', 'magenta'), part('Y', 'yellow')])).toEqual([])
  })
})
