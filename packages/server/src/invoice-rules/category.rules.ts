/** What each VAT category wants: one function over a table, for BR-S, BR-AE, BR-IC, BR-E, BR-Z, BR-G and BR-O of EN 16931. */

import type { VatCategory } from '@cartwright/core/rules'
import { sum } from '@cartwright/core/rules'
import type { EInvoice, VatRate } from './e-invoice'
import { isBlank, type Rule, unless, wrongEntries } from './rule'
import { isTaxRight } from './sums.rules'

interface CategoryFacts {
  /** In the ids of the rules. */
  name: string
  says: string
  /** Rates of a line; `several` allows groups of different rates. */
  rate: 'above zero' | 'zero' | 'none'
  /** Numbers that the parties need. */
  seller: 'vat' | 'none'
  buyer: 'any' | 'vat' | 'vat or register' | 'none'
  hasReason: boolean
}

const CATEGORIES: Readonly<Record<VatCategory, CategoryFacts>> = {
  S: { name: 'S', says: 'Standard rate', rate: 'above zero', seller: 'vat', buyer: 'any', hasReason: false },
  Z: { name: 'Z', says: 'Zero rate', rate: 'zero', seller: 'vat', buyer: 'any', hasReason: false },
  E: { name: 'E', says: 'Exempt', rate: 'zero', seller: 'vat', buyer: 'any', hasReason: true },
  AE: { name: 'AE', says: 'Reverse charge', rate: 'zero', seller: 'vat', buyer: 'vat or register', hasReason: true },
  K: { name: 'IC', says: 'Intra-Community supply', rate: 'zero', seller: 'vat', buyer: 'vat', hasReason: true },
  G: { name: 'G', says: 'Export', rate: 'zero', seller: 'vat', buyer: 'any', hasReason: true },
  O: { name: 'O', says: 'Outside VAT', rate: 'none', seller: 'none', buyer: 'none', hasReason: true },
}

/** Rules for lines, allowances and charges have numbers of their own. */
const PARTS = ['lines', 'allowances', 'charges'] as const
type PartName = (typeof PARTS)[number]

const has = (invoice: EInvoice, part: PartName, category: VatCategory): boolean =>
  (invoice[part] as readonly VatRate[]).some(entry => entry.category === category)

function isRateRight(rate: number | null, wanted: CategoryFacts['rate']): boolean {
  if (wanted === 'none') return rate === null
  return rate !== null && (wanted === 'zero' ? rate === 0 : rate > 0)
}

/** Paths of the numbers that the parties have and should not, or lack. */
function wrongNumbers({ seller, buyer }: EInvoice, facts: CategoryFacts): string[] {
  const hasVat = !isBlank(buyer.vatId)
  const isBuyerRight = {
    any: true,
    vat: hasVat,
    'vat or register': hasVat || !isBlank(buyer.legalId?.id),
    none: !hasVat,
  }[facts.buyer]
  return [
    ...unless(isBlank(seller.vatId) === (facts.seller === 'none'), 'seller.vatId'),
    ...unless(isBuyerRight, 'buyer.vatId'),
  ]
}

/** Net of lines, charges and allowances by rate. */
function netByRate(invoice: EInvoice, category: VatCategory): Map<number | null, number> {
  const parts = new Map<number | null, number[]>()
  const add = (rate: number | null, amount: number) => parts.set(rate, [...(parts.get(rate) ?? []), amount])
  const nets = new Map<number | null, number[]>()
  for (const line of invoice.lines) {
    if (line.category !== category) continue
    const known = nets.get(line.rate)
    if (known) known.push(line.net)
    else nets.set(line.rate, [line.net])
  }
  for (const [rate, amounts] of nets) add(rate, sum(amounts))
  for (const { category: own, rate, amount } of invoice.allowances) if (own === category) add(rate, -amount)
  for (const { category: own, rate, amount } of invoice.charges) if (own === category) add(rate, amount)
  return new Map([...parts].map(([rate, amounts]) => [rate, sum(amounts)]))
}

function taxableRule(category: VatCategory, { name, says }: CategoryFacts): Rule {
  return {
    id: `BR-${name}-08`,
    says: `${says}: the taxable amount is that of lines, allowances and charges.`,
    broken: invoice => {
      const nets = netByRate(invoice, category)
      const groups = invoice.groups.filter(group => group.category === category)
      const isMissing = [...nets.keys()].some(rate => !groups.some(group => group.rate === rate))
      return [
        ...unless(!isMissing || groups.length === 0, 'groups'),
        ...wrongEntries(invoice, 'groups', 'taxable', group => {
          return group.category === category && sum([nets.get(group.rate) ?? 0, -group.taxable]) !== 0
        }),
      ]
    },
  }
}

function rulesOf(category: VatCategory): Rule[] {
  const facts = CATEGORIES[category]
  const { name, says } = facts
  const isOfIt = (entry: VatRate) => entry.category === category
  const id = (number: number) => `BR-${name}-${String(number).padStart(2, '0')}`
  return [
    {
      id: id(1),
      says: `${says}: what is taxed so has its VAT group.`,
      broken: invoice => {
        const groups = invoice.groups.filter(isOfIt).length
        const isUsed = PARTS.some(part => has(invoice, part, category))
        return unless(isUsed ? (category === 'S' ? groups > 0 : groups === 1) : groups === 0, 'groups')
      },
    },
    ...PARTS.map(
      (part, at): Rule => ({
        id: id(2 + at),
        says: `${says}: the parties have the numbers for it.`,
        broken: invoice => (has(invoice, part, category) ? wrongNumbers(invoice, facts) : []),
      }),
    ),
    ...PARTS.map(
      (part, at): Rule => ({
        id: id(5 + at),
        says: `${says}: the rate is ${facts.rate}.`,
        broken: invoice =>
          wrongEntries(invoice, part, 'rate', entry => isOfIt(entry) && !isRateRight(entry.rate, facts.rate)),
      }),
    ),
    taxableRule(category, facts),
    {
      id: id(9),
      says: `${says}: the tax follows from the taxable amount.`,
      broken: invoice => wrongEntries(invoice, 'groups', 'tax', group => isOfIt(group) && !isTaxRight(invoice, group)),
    },
    {
      id: id(10),
      says: `${says}: ${facts.hasReason ? 'the reason is given' : 'there is no reason for an exemption'}.`,
      broken: invoice =>
        wrongEntries(invoice, 'groups', 'reason', group => {
          return isOfIt(group) && (isBlank(group.reason) && isBlank(group.reasonCode)) === facts.hasReason
        }),
    },
  ]
}

const usesAny = (invoice: EInvoice, category: VatCategory) => invoice.groups.some(group => group.category === category)

export const CATEGORY_RULES: readonly Rule[] = [
  ...(Object.keys(CATEGORIES) as VatCategory[]).flatMap(rulesOf),
  {
    id: 'BR-IC-11',
    says: 'Intra-Community supply: the day of delivery is given.',
    broken: invoice => unless(!usesAny(invoice, 'K') || !isBlank(invoice.deliveredOn), 'deliveredOn'),
  },
  {
    id: 'BR-IC-12',
    says: 'Intra-Community supply: the country of delivery is given.',
    broken: invoice =>
      unless(!usesAny(invoice, 'K') || !isBlank(invoice.deliverTo.address.country), 'deliverTo.address.country'),
  },
  {
    id: 'BR-O-11',
    says: 'Outside VAT: there is no other VAT group.',
    broken: invoice => unless(!usesAny(invoice, 'O') || invoice.groups.length === 1, 'groups'),
  },
  ...PARTS.map(
    (part, at): Rule => ({
      id: `BR-O-${12 + at}`,
      says: 'Outside VAT: nothing is taxed otherwise.',
      broken: invoice =>
        usesAny(invoice, 'O') ? wrongEntries(invoice, part, 'category', entry => entry.category !== 'O') : [],
    }),
  ),
]
