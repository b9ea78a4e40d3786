/** ops company:rep-prices */
import { eq } from 'drizzle-orm'
import { setRepPrices } from '../../account/rep-prices'
import { customers } from '../../db/schema'
import { argument, wholeNumber } from '../arguments'
import { type OpsCommand, OpsTrouble } from '../command'

const CHOICES = ['company', 'none'] as const

export const companyRepPrices: OpsCommand = {
  name: 'company:rep-prices',
  summary: 'Sets what sales reps see of a part without an account price',
  positionals: ['custnum', 'company|none'],
  options: {},
  details:
    'With "company" they see the company\'s price, with "none" no price: they cannot order such a part, nor read orders with it.',
  async run({ db, clock }, args) {
    const custnum = wholeNumber(argument(args, 0), 'custnum', 1, 2_147_483_647)
    const repPrices = CHOICES.find(choice => choice === argument(args, 1).toLowerCase())
    if (!repPrices) throw new OpsTrouble(`The choice must be one of: ${CHOICES.join(', ')}.`)
    const [company] = await db.select().from(customers).where(eq(customers.custnum, custnum))
    if (!company) throw new OpsTrouble(`There is no company with the customer number ${custnum}.`)
    await setRepPrices(db, clock(), company, repPrices)
    const seen = repPrices === 'company' ? "the company's price" : 'no price'
    return { data: { custnum, repPrices }, text: `${company.company}: reps without an account price see ${seen}` }
  },
}
