import { describe, expect, it } from 'vitest'
import glossary from '../../../../docs/glossary.json'
import { toAmerican } from './american-english'

describe('American English', () => {
  it('has its own spelling, with the capitals of the text', () => {
    expect(toAmerican('Colour sets: black and colour, Favourites, a favourite')).toBe(
      'Color sets: black and color, Favorites, a favorite',
    )
    expect(toAmerican('Postcode, or the postcodes of the catalogue')).toBe('ZIP code, or the ZIP codes of the catalog')
  })

  it('has its own words of the trade, of taxes and of addresses', () => {
    expect(toAmerican('Basket: 2 articles, excl. VAT')).toBe('Cart: 2 items, plus sales tax')
    expect(toAmerican('VAT {{rate}}; your VAT number; VAT number')).toBe('Sales tax {{rate}}; your tax ID; tax ID')
    expect(toAmerican('VAT number')).toBe('Tax ID')
    expect(toAmerican('Net prices. VAT is added, <p>VAT</p>')).toBe('Net prices. Sales tax is added, <p>Sales tax</p>')
    expect(toAmerican('To fulfil orders, fulfilled')).toBe('To fulfill orders, fulfilled')
    expect(toAmerican('Delivery note. Other forwarder, or a freight forwarder.')).toBe(
      'Packing slip. Other carrier, or a carrier.',
    )
    expect(toAmerican('State, province or region')).toBe('State')
    expect(toAmerican('Forgotten your password? Cancelled, cancelling')).toBe(
      'Forgot your password? Canceled, canceling',
    )
    expect(toAmerican('The shop recognises your organisation; in your favour, 5 %, {{percent}} %')).toBe(
      'The store recognizes your organization; in your favor, 5%, {{percent}}%',
    )
  })

  it('takes whole words: what is longer, and names of things in a page, stay', () => {
    expect(toAmerican('Shopping, a workshop, {{shop}}, cw-basket, /shop/contactus, shop@cartwright.example')).toBe(
      'Shopping, a workshop, {{shop}}, cw-basket, /shop/contactus, shop@cartwright.example',
    )
  })

  it('agrees with the glossary', () => {
    const pairs = glossary.things.flatMap(({ words, american }) => (american ? [[words.en, american]] : []))
    expect(pairs.length).toBeGreaterThan(5)
    expect(pairs.map(([english]) => english && toAmerican(english))).toEqual(pairs.map(([, american]) => american))
  })

  it('leaves placeholders and other words alone', () => {
    expect(toAmerican('{{colour}} of {{number}}, watercolour')).toBe('{{colour}} of {{number}}, watercolour')
    expect(toAmerican('Farbe')).toBe('Farbe')
  })
})
