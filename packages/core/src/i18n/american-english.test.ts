import { describe, expect, it } from 'vitest'
import { toAmerican } from './american-english'

describe('American English', () => {
  it('has its own spelling, with the capitals of the text', () => {
    expect(toAmerican('Colour sets: black and colour, Favourites, a favourite')).toBe(
      'Color sets: black and color, Favorites, a favorite',
    )
    expect(toAmerican('Postcode, or the postcodes of the catalogue')).toBe('ZIP code, or the ZIP codes of the catalog')
  })

  it('leaves placeholders and other words alone', () => {
    expect(toAmerican('{{colour}} of {{number}}, watercolour')).toBe('{{colour}} of {{number}}, watercolour')
    expect(toAmerican('Farbe')).toBe('Farbe')
  })
})
