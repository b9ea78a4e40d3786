import { expect, it } from 'vitest'
import { type Brand, brandOf, brandOfLink, cssOf, linkPart, OURS, PRESETS, tokensOf } from './brand-values'

const CHANGED: Brand = {
  accent: '#ffd400',
  radius: 0,
  density: 'compact',
  font: 'Georgia',
  em: 15,
  only: 'dark',
  roles: { '--cw-text-3': { light: '#98a2b3', dark: '#919eaf' } },
}

it.each(Object.entries({ ...PRESETS, CHANGED }))('%s is the same after it was a file of design tokens', (_, brand) => {
  expect(brandOf(JSON.parse(JSON.stringify(tokensOf(brand))))).toEqual(brand)
})

it('a brand is the same after it was a link', () => {
  expect(linkPart(CHANGED)).toMatch(/^[\w-]+$/)
  expect(brandOfLink(linkPart(CHANGED))).toEqual(CHANGED)
})

it('colours are design tokens as the community group writes them', () => {
  expect(tokensOf(CHANGED)).toMatchObject({
    cartwright: {
      accent: { $type: 'color', $value: { colorSpace: 'srgb', components: [1, 0.8314, 0], hex: '#ffd400' } },
      radius: { $type: 'dimension', $value: { value: 0, unit: 'px' } },
      font: { $type: 'fontFamily', $value: ['Georgia'] },
      light: { 'text-3': { $type: 'color', $value: { hex: '#98a2b3' } } },
    },
  })
})

it('inputs stand on the page, roles on the elements, where they are derived', () => {
  const css = cssOf(CHANGED)
  expect(css).toContain(
    ':root {\n  --cw-accent: #ffd400;\n  --cw-radius: 0px;\n  --cw-font: Georgia;\n  --cw-em: 15px;\n}',
  )
  expect(css).toMatch(/:is\(:root, \.cw-scope, cw-account, .*cw-undo-change\) \{\n {2}color-scheme: dark;\n/)
  expect(css).toContain('  --cw-text-3: light-dark(#98a2b3, #919eaf);\n')
  expect(css).toContain('density="compact"')
  expect(cssOf(OURS)).not.toContain(':is(')
})

it.each([
  ['nothing of ours', { other: {} }],
  ['a list', []],
  ['a number', 3],
  ['null', null],
])('%s is no brand', (_, tokens) => {
  expect(brandOf(tokens)).toBeUndefined()
})

it('what cannot be read keeps its default, and nothing else gets into a sheet', () => {
  const read = brandOf({
    cartwright: {
      $extensions: { 'example.cartwright': { density: 'huge', only: 'noon' } },
      accent: { $value: 'red; } body { display: none' },
      radius: { $value: { value: -4, unit: 'px' } },
      em: { $value: { value: '16px' } },
      font: { $value: ['Georgia', 'x; } * { color: red'] },
      light: { 'text-3': { $value: '#98a2b3' }, nonsense: { $value: '#000000' } },
      dark: { 'text-3': { $value: { colorSpace: 'srgb', components: [2, 0, 0] } } },
    },
  })
  expect(read).toEqual({
    ...OURS,
    font: 'Georgia',
    roles: { '--cw-text-3': { light: '#98a2b3', dark: '#ff0000' } },
  })
})

it('a link that was cut is no brand', () => {
  expect(brandOfLink(linkPart(CHANGED).slice(0, 40))).toBeUndefined()
  expect(brandOfLink('%%%')).toBeUndefined()
})
