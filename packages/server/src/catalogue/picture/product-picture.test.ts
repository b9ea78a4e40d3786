import { describe, expect, it } from 'vitest'
import { readArticles } from '../../seed/facts'
import { imagePath } from '../image-path'
import { pictureOf, productPicture } from './product-picture'

const toner = (colour: string) => productPicture({ classId: 102, colour })

describe('productPicture', () => {
  it('draws every part of the catalogue, the same bytes each time', () => {
    const subjects = new Map(readArticles().map(fact => [imagePath(fact), fact]))
    expect(subjects.size).toBeGreaterThan(100)
    for (const [path, subject] of subjects) {
      const svg = productPicture(subject)
      expect(path).toMatch(/^\/pictures\/[a-z0-9.-]+\.svg$/)
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 320 240">.*<\/svg>$/s)
      expect(svg).not.toMatch(/NaN|undefined|Infinity| id="/)
      expect(svg.length).toBeLessThan(60_000)
      // Each shape is a node that the browser dresses on the main thread of the page.
      expect(svg.split('<path').length).toBeLessThan(350)
      expect(productPicture(subject)).toBe(svg)
    }
  })

  it('shows colour, kind and tape', () => {
    expect(new Set(['black', 'cyan', 'magenta', 'yellow', 'multi (CMYK)'].map(toner)).size).toBe(5)
    expect(toner('cyan')).toContain('>C</text>')
    const label = productPicture({ classId: 109, colour: 'red on white (vinyl)', tapeWidthMm: 3.5 })
    expect(label).toContain('>3.5 mm</text>')
    expect(label).toContain('fill="#d8301f"')
    expect(productPicture({ classId: 105, colour: 'black' })).not.toBe(toner('black'))
  })

  it('draws words that are no colour in the usual ones', () => {
    for (const word of ['chair', 'constructor', 'valueof']) {
      expect(pictureOf(`toner-${word}`), word).toBe(pictureOf('toner'))
      expect(pictureOf(`label-${word}-on-${word}`), word).toBe(pictureOf('label'))
    }
  })

  it('draws facets of one colour as one shape', () => {
    expect(toner('black').split('<path').length).toBeLessThan(80)
  })

  it('draws nothing for what is no key', () => {
    for (const key of ['', 'chair', 'toner-', 'toner/../x', '<svg>', 'label-12345', `toner-${'a'.repeat(30)}`]) {
      expect(pictureOf(key), key).toBeUndefined()
    }
  })
})
