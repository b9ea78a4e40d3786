/** ops account:list */
import { and, asc, eq } from 'drizzle-orm'
import { accounts, customers } from '../../db/schema'
import { option, wholeNumber } from '../arguments'
import type { OpsCommand } from '../command'
import { table } from '../table'

const LIMIT = 100
const LIMIT_MAX = 1000

export const accountList: OpsCommand = {
  name: 'account:list',
  reads: true,
  summary: 'Lists the accounts of all companies, or of one',
  positionals: [],
  options: {
    custnum: { type: 'string', value: 'custnum', help: 'only those of the company with this customer number' },
    limit: { type: 'string', value: 'n', help: `how many, ${LIMIT} by default` },
  },
  details: '',
  async run({ db }, args) {
    const wanted = option(args, 'custnum')
    const custnum = wanted === undefined ? undefined : wholeNumber(wanted, '--custnum', 1, 2_147_483_647)
    const limit = wholeNumber(option(args, 'limit') ?? String(LIMIT), '--limit', 1, LIMIT_MAX)
    const data = await db
      .select({
        accountId: accounts.accountId,
        userName: accounts.userName,
        email: accounts.email,
        custnum: customers.custnum,
        company: customers.company,
        roles: accounts.roles,
        active: accounts.active,
        confirmed: accounts.confirmed,
      })
      .from(accounts)
      .innerJoin(customers, eq(customers.custId, accounts.custId))
      .where(and(custnum === undefined ? undefined : eq(customers.custnum, custnum)))
      .orderBy(asc(customers.custnum), asc(accounts.accountId))
      .limit(limit)
    const rows = data.map(row => [
      row.custnum,
      row.company,
      row.userName,
      row.email,
      row.roles.join(', '),
      row.active ? (row.confirmed ? 'active' : 'not confirmed') : 'inactive',
    ])
    return { data, text: rows.length > 0 ? table(rows) : 'There is no such account.' }
  },
}
