/** ops customer:vat */
import { eq } from 'drizzle-orm'
import { customers } from '../../db/schema'
import { argument, wholeNumber } from '../arguments'
import { type OpsCommand, OpsTrouble } from '../command'

const STATUSES = ['valid', 'invalid', 'unverified'] as const

export const customerVat: OpsCommand = {
  name: 'customer:vat',
  summary: 'Records whether the tax office knows the VAT number of a company',
  positionals: ['customer', 'status'],
  options: {},
  details: `The customer is a customer number, the status one of ${STATUSES.join(', ')}. Only a valid number makes a supply to another EU state free of VAT.`,
  async run({ db, clock }, args) {
    const custnum = wholeNumber(argument(args, 0), 'The customer number', 1, 2_147_483_647)
    const vatStatus = STATUSES.find(status => status === argument(args, 1))
    if (!vatStatus) throw new OpsTrouble(`The status must be one of ${STATUSES.join(', ')}.`)
    const [company] = await db
      .update(customers)
      .set({ vatStatus, vatCheckedAt: clock() })
      .where(eq(customers.custnum, custnum))
      .returning({ company: customers.company, vat: customers.vat })
    if (!company) throw new OpsTrouble(`There is no company with the customer number ${custnum}.`)
    return {
      data: { custnum, vat: company.vat, vatStatus },
      text: `VAT number ${company.vat} of ${company.company} is ${vatStatus}`,
    }
  },
}
