/** ops customer:terms */
import { eq } from 'drizzle-orm'
import { customers } from '../../db/schema'
import { argument, option, wholeNumber } from '../arguments'
import { type OpsCommand, OpsTrouble } from '../command'

const DAYS_MAX = 365
const CREDIT_MAX = 100_000_000

export const customerTerms: OpsCommand = {
  name: 'customer:terms',
  summary: 'Sets the days a company has to pay, and its credit limit',
  positionals: ['custnum', 'days'],
  options: { credit: { type: 'string', value: 'amount', help: 'credit limit in whole units of its currency' } },
  details: 'Invoices that are written already keep the day on which they are due.',
  async run({ db }, args) {
    const custnum = wholeNumber(argument(args, 0), 'custnum', 1, 2_147_483_647)
    const termsDays = wholeNumber(argument(args, 1), 'days', 0, DAYS_MAX)
    const credit = option(args, 'credit')
    const creditLimit = credit === undefined ? undefined : wholeNumber(credit, '--credit', 0, CREDIT_MAX)
    const [changed] = await db
      .update(customers)
      .set({ termsDays, ...(creditLimit !== undefined && { creditLimit }) })
      .where(eq(customers.custnum, custnum))
      .returning()
    if (!changed) throw new OpsTrouble(`There is no company with the customer number ${custnum}.`)
    const data = { custnum, termsDays, creditLimit: changed.creditLimit }
    const limit = `${changed.creditLimit.toFixed(2)} ${changed.currency}`
    return { data, text: `${changed.company}: ${termsDays} days, credit limit ${limit}` }
  },
}
