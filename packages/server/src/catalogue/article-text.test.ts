import { expect, it } from 'vitest'
import { articleText } from './article-text'

it.each([
  ['Brother TN-2420 toner cartridge, black', 'Brother TN-2420 toner cartridge, black'],
  ['Toner cartridge, black', 'Brother TN-2420, Toner cartridge, black'],
  ['', 'Brother TN-2420'],
])('names the article %s once: %s', (name, text) =>
  expect(articleText({ name, brandName: 'Brother', oemCode: 'TN-2420' })).toBe(text),
)
