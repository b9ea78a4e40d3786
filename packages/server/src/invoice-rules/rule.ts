/** What a rule for electronic invoices is. */
import type { EInvoice } from './e-invoice'

export interface Rule {
  /** As the standard names it. */
  id: string
  says: string
  /** Where it is broken: paths of fields of the model. */
  broken: (invoice: EInvoice) => readonly string[]
}

/** Rules that hold for some invoices only. */
export interface CountryRules {
  concerns: (invoice: EInvoice) => boolean
  rules: readonly Rule[]
}

export interface Finding {
  id: string
  path: string
  message: string
}

export const isBlank = (value: unknown): boolean =>
  typeof value === 'number' ? !Number.isFinite(value) : typeof value !== 'string' || value.trim() === ''

/** The path where a condition does not hold. */
export const unless = (isFine: boolean, path: string): string[] => (isFine ? [] : [path])

type ListName = 'lines' | 'allowances' | 'charges' | 'groups'

/** Paths of the entries of a list that are wrong. @param field that is named */
export const wrongEntries = <N extends ListName>(
  invoice: EInvoice,
  list: N,
  field: string,
  isWrong: (entry: EInvoice[N][number]) => boolean,
): string[] => {
  const paths: string[] = []
  invoice[list].forEach((entry, at) => {
    if (isWrong(entry)) paths.push(`${list}[${at}].${field}`)
  })
  return paths
}
