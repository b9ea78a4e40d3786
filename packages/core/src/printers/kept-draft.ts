/** Where a visitor's printers are, apart from what reads them: a page asks whether there are any before it loads the rest. */
import type { Shop } from '../shop.types'

export const PRINTERS_DRAFT = 'cartwright.printers'

/** A visitor of this browser has kept printers. */
export const hasKeptPrinters = ({ drafts }: Pick<Shop, 'drafts'>): boolean => Boolean(drafts.get(PRINTERS_DRAFT))
