/** Holds an invoice to the rules before it is issued. */
import { CATEGORY_RULES } from './category.rules'
import { CODE_RULES } from './code.rules'
import { rulesOfCountries } from './country.rules'
import type { EInvoice } from './e-invoice'
import { creditRule, OWN_RULES } from './own.rules'
import { PEPPOL_RULES } from './peppol.rules'
import { PRESENCE_RULES } from './presence.rules'
import type { Finding, Rule } from './rule'
import { SUM_RULES } from './sums.rules'

const EN_16931: readonly Rule[] = [...PRESENCE_RULES, ...CODE_RULES, ...SUM_RULES, ...CATEGORY_RULES]

export interface CheckOptions {
  /** Of a credit note: what is left of the invoice that it corrects. */
  creditable?: number | undefined
  /** A document without an electronic form is held to what adds up, and to what it is called. */
  isElectronic?: boolean
}

/**
 * What is wrong with an invoice; nothing when it may be issued.
 * @source FIN-005, decision 80
 */
export function checkInvoice(invoice: EInvoice, { creditable, isElectronic = true }: CheckOptions = {}): Finding[] {
  const own = creditable === undefined ? OWN_RULES : [...OWN_RULES, creditRule(creditable)]
  const electronic = isElectronic ? [...EN_16931, ...PEPPOL_RULES, ...rulesOfCountries(invoice)] : SUM_RULES
  return findingsOf([...electronic, ...own], invoice)
}

export function findingsOf(rules: readonly Rule[], invoice: EInvoice): Finding[] {
  return rules.flatMap(({ id, says, broken }) => {
    try {
      return broken(invoice).map(path => ({ id, path, message: says }))
    } catch (error) {
      // A rule that could not be checked does not hold.
      return [{ id, path: '', message: `${says} Not checked: ${(error as Error).message}` }]
    }
  })
}
