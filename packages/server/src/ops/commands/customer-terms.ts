/** ops customer:terms */
import { CREDIT_RULES } from '@cartwright/core/contract'
import { eq } from 'drizzle-orm'
import { recordChange } from '../../db/record'
import { customers } from '../../db/schema'
import { argument, option, wholeNumber } from '../arguments'
import { type OpsCommand, OpsTrouble } from '../command'

const termsOf = ({ termsDays, creditLimit, creditRule }: typeof customers.$inferSelect) => ({
  termsDays,
  creditLimit,
  creditRule,
})

const DAYS_MAX = 365
const CREDIT_MAX = 100_000_000

export const customerTerms: OpsCommand = {
  name: 'customer:terms',
  summary: 'Sets the days a company has to pay, and its credit limit',
  positionals: ['custnum', 'days'],
  options: {
    credit: { type: 'string', value: 'amount', help: 'credit limit in whole units of its currency, 0 for none' },
    over: {
      type: 'string',
      value: CREDIT_RULES.join('|'),
      help: 'what happens to an order above the limit: it is told, the order is held, or it is refused',
    },
  },
  details:
    'Invoices that are written already keep the day on which they are due, and orders that are held stay so until order:release, a payment or a cancellation. ' +
    'For accounts that see account prices an order that would be refused is held.',
  async run({ db, clock }, args) {
    const custnum = wholeNumber(argument(args, 0), 'custnum', 1, 2_147_483_647)
    const termsDays = wholeNumber(argument(args, 1), 'days', 0, DAYS_MAX)
    const credit = option(args, 'credit')
    const creditLimit = credit === undefined ? undefined : wholeNumber(credit, '--credit', 0, CREDIT_MAX)
    const over = option(args, 'over')
    const creditRule = CREDIT_RULES.find(rule => rule === over)
    if (over !== undefined && !creditRule) throw new OpsTrouble(`--over must be one of: ${CREDIT_RULES.join(', ')}.`)
    const [before] = await db.select().from(customers).where(eq(customers.custnum, custnum)).for('update')
    const [changed] = await db
      .update(customers)
      .set({ termsDays, ...(creditLimit !== undefined && { creditLimit }), ...(creditRule && { creditRule }) })
      .where(eq(customers.custnum, custnum))
      .returning()
    if (!changed) throw new OpsTrouble(`There is no company with the customer number ${custnum}.`)
    if (before)
      await recordChange(db, clock(), {
        action: 'company.terms',
        subject: changed.company,
        custId: changed.custId,
        before: termsOf(before),
        after: termsOf(changed),
      })
    const data = { custnum, termsDays, creditLimit: changed.creditLimit, creditRule: changed.creditRule }
    const limit = `${changed.creditLimit.toFixed(2)} ${changed.currency}`
    return {
      data,
      text: `${changed.company}: ${termsDays} days, credit limit ${limit}, above it: ${changed.creditRule}`,
    }
  },
}
