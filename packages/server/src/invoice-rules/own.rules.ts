/** What the shop wants of its own documents. */
import { hasForbiddenCharacter } from './characters'
import type { EInvoice } from './e-invoice'
import { type Rule, unless } from './rule'

const PREFIX = { invoice: 'IN', credit: 'CR' } as const
/** `IN-NL-26-000001`; FatturaPA takes 20 characters. */
const NUMBER = /^(IN|CR)-[A-Z]{2}-(\d\d)-\d{6}$/

export const OWN_RULES: readonly Rule[] = [
  {
    id: 'CW-01',
    says: 'Texts have no control characters.',
    broken: invoice => forbiddenTexts(invoice, ''),
  },
  {
    id: 'CW-03',
    says: 'The number has the prefix of its kind and the year of its date.',
    broken: ({ number, kind, issueDate }) => {
      const [, prefix, year] = NUMBER.exec(number) ?? []
      return unless(prefix === PREFIX[kind] && year === issueDate.slice(2, 4), 'number')
    },
  },
]

/** @param creditable what is left of the invoice */
export const creditRule = (creditable: number): Rule => ({
  id: 'CW-02',
  says: 'A credit note is not above what is left of its invoice.',
  broken: ({ totals }) => unless(totals.gross <= creditable, 'totals.gross'),
})

function forbiddenTexts(value: unknown, path: string): string[] {
  if (typeof value === 'string') return unless(!hasForbiddenCharacter(value), path)
  if (Array.isArray(value)) return value.flatMap((entry, at) => forbiddenTexts(entry, `${path}[${at}]`))
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value as EInvoice).flatMap(([key, entry]) =>
    forbiddenTexts(entry, path === '' ? key : `${path}.${key}`),
  )
}
