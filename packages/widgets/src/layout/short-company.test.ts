import { expect, it } from 'vitest'
import { shortCompany } from './short-company'

it('LAY-018 cuts more than 16 characters to the first 6 and an ellipsis', () => {
  expect(shortCompany('Drukwerkplaats BV')).toBe('Drukwe...')
  expect(shortCompany('🖨️🖨️🖨️🖨️🖨️🖨️🖨️🖨️🖨️')).toBe('🖨️🖨️🖨️...')
})

it('LAY-019 shows up to 16 characters in full', () => {
  expect(shortCompany('Sixteen letters!')).toBe('Sixteen letters!')
  expect(shortCompany('')).toBe('')
})
