import { expect, it } from 'vitest'
import { CATEGORY_RULES } from './category.rules'
import { CODE_RULES } from './code.rules'
import { PRESENCE_RULES } from './presence.rules'
import { SUM_RULES } from './sums.rules'

/** Of EN 16931: `BR-S-02` stands for what is wanted of lines, -03 of allowances and -04 of charges. */
const PRESENCE =
  'BR-01 BR-02 BR-03 BR-04 BR-05 BR-06 BR-07 BR-08 BR-09 BR-10 BR-11 BR-12 BR-13 BR-14 BR-15 BR-16 BR-21 BR-22 BR-23 BR-24 BR-25 BR-26 BR-27 BR-28 BR-31 BR-32 BR-33 BR-36 BR-37 BR-38 BR-45 BR-46 BR-47 BR-48 BR-49 BR-50 BR-55 BR-57 BR-61 BR-62 BR-63'
const CODES = 'BR-CL-01 BR-CL-04 BR-CL-14 BR-CL-16 BR-CL-17 BR-CL-18 BR-CL-23 BR-CL-25 BR-CO-04 BR-CO-09 BR-CO-26'
const SUMS =
  'BR-CO-10 BR-CO-11 BR-CO-12 BR-CO-13 BR-CO-14 BR-CO-15 BR-CO-16 BR-CO-17 BR-CO-18 BR-CO-25 BR-DEC-01 BR-DEC-05 BR-DEC-09 BR-DEC-10 BR-DEC-11 BR-DEC-12 BR-DEC-13 BR-DEC-14 BR-DEC-16 BR-DEC-18 BR-DEC-19 BR-DEC-20 BR-DEC-23'

const idsOf = (rules: readonly { id: string }[]) => rules.map(({ id }) => id).sort()
const listed = (ids: string) => ids.split(' ').sort()

it('FIN-005 an invoice is held to what EN 16931 wants of every one', () => {
  expect(idsOf(PRESENCE_RULES)).toEqual(listed(PRESENCE))
  expect(idsOf(CODE_RULES)).toEqual(listed(CODES))
  expect(idsOf(SUM_RULES)).toEqual(listed(SUMS))
})

it('FIN-005 each VAT category has its ten rules', () => {
  const ten = ['S', 'Z', 'E', 'AE', 'IC', 'G', 'O'].flatMap(category =>
    Array.from({ length: 10 }, (_, at) => `BR-${category}-${String(at + 1).padStart(2, '0')}`),
  )
  expect(idsOf(CATEGORY_RULES)).toEqual(
    [...ten, 'BR-IC-11', 'BR-IC-12', 'BR-O-11', 'BR-O-12', 'BR-O-13', 'BR-O-14'].sort(),
  )
})
