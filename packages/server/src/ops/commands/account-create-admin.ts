/** ops account:create-admin */
import { randomInt } from 'node:crypto'
import { isMailAddress } from '@cartwright/core/rules'
import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { accounts, customers, orgSites } from '../../db/schema'
import { nextCustnum } from '../../registration/customer-number'
import { hasEmail, hasName } from '../../session/accounts'
import { hashPassword } from '../../session/passwords'
import { argument, option, wholeNumber } from '../arguments'
import { type OpsCommand, OpsTrouble } from '../command'

/** Without letters and digits that are read for one another. */
const SIGNS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const PASSWORD_LENGTH = 20
const USER_NAME = /^[\w.-]{3,50}$/
const COMPANY = 'Supplier'
const ID_MAX = 2_147_483_647

export const accountCreateAdmin: OpsCommand = {
  name: 'account:create-admin',
  summary: 'Makes an administrator and prints the generated password, once',
  positionals: ['user', 'email'],
  options: {
    company: {
      type: 'string',
      value: 'name',
      help: `company of the account; made when there is none of that name (${COMPANY})`,
    },
    site: {
      type: 'string',
      value: 'id',
      help: 'site of a new company, see the table org_sites; the first one without it',
    },
  },
  details:
    'The account has every permission and is confirmed. The password is stored as a hash only: write it down, or ask for a new one by "Forgot password".',
  async run({ db, clock }, args) {
    const [userName, email] = [argument(args, 0), argument(args, 1)]
    if (!USER_NAME.test(userName)) {
      throw new OpsTrouble('A user name has 3 to 50 letters, digits, full stops, hyphens or underscores.')
    }
    if (!isMailAddress(email)) throw new OpsTrouble(`"${email}" is not an e-mail address.`)
    const site = option(args, 'site')
    const company = option(args, 'company') || COMPANY
    const password = generatePassword()
    const stored = await hashPassword(password)
    await db.transaction(async tx => {
      const taken = await tx
        .select()
        .from(accounts)
        .where(sql`${hasName(userName)} or ${hasEmail(email)}`)
      if (taken.length > 0) throw new OpsTrouble('Another account has this user name or e-mail address.')
      const custId = await provideCompany(
        tx,
        company,
        site === undefined ? undefined : wholeNumber(site, '--site', 1, ID_MAX),
        clock(),
      )
      await tx.insert(accounts).values({
        custId,
        userName,
        email,
        password: stored,
        createTime: clock(),
        roles: ['admin'],
        permissions: ['*:*:*'],
        mainAccount: true,
        confirmed: true,
      })
    })
    return {
      data: { userName, email, password },
      text: `The administrator ${userName} can sign in with the password\n\n  ${password}\n\nIt is not shown again.`,
    }
  },
}

const generatePassword = (): string => {
  const signs = Array.from({ length: PASSWORD_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')
  // A password needs letters of both cases and a digit; at random one in a hundred has no digit.
  return /[a-z]/.test(signs) && /[A-Z]/.test(signs) && /\d/.test(signs) ? signs : generatePassword()
}

async function provideCompany(tx: Database, company: string, orgId: number | undefined, now: Date): Promise<number> {
  const [known] = await tx.select({ custId: customers.custId }).from(customers).where(eq(customers.company, company))
  if (known) return known.custId
  const [site] = await tx
    .select()
    .from(orgSites)
    .where(orgId === undefined ? undefined : eq(orgSites.orgId, orgId))
    .orderBy(asc(orgSites.orgId))
    .limit(1)
  if (!site)
    throw new OpsTrouble(
      orgId === undefined ? 'The shop has no sites yet: start it once.' : `There is no site ${orgId}.`,
    )
  const custnum = await nextCustnum(tx)
  const [made] = await tx
    .insert(customers)
    .values({
      custnum,
      company,
      orgId: site.orgId,
      currency: site.currency,
      priceListId: site.orgId,
      createTime: now,
    })
    .returning({ custId: customers.custId })
  if (!made) throw new Error('the company was not stored')
  return made.custId
}
