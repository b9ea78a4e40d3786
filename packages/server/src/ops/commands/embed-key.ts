/** ops embed-key:create, embed-key:list, embed-key:revoke */
import { EMBED_COMPONENT_NAMES } from '@cartwright/core/rules'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { accounts, customers, embedKeys } from '../../db/schema'
import { readKeys } from '../../embed-keys/embed-key-rows'
import { endKey, makeKey } from '../../embed-keys/manage-keys'
import { readTimeZone } from '../../site/read-site'
import { argument, option, wholeNumber } from '../arguments'
import { type OpsArgs, type OpsCommand, type OpsDeps, OpsTrouble } from '../command'
import { table } from '../table'

const ID_MAX = 2_147_483_647
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

const listOf = ({ options }: OpsArgs, name: string): string[] => {
  const given = options[name]
  return Array.isArray(given) ? given : typeof given === 'string' ? [given] : []
}

async function findCompany(db: Database, custnum: number) {
  const [company] = await db.select().from(customers).where(eq(customers.custnum, custnum))
  if (!company) throw new OpsTrouble(`There is no company with the customer number ${custnum}.`)
  return company
}

const makerOf = async ({ db, clock }: OpsDeps, { custId, orgId }: { custId: number; orgId: number }) => ({
  db,
  now: clock(),
  custId,
  accountId: null,
  timeZone: await readTimeZone(db, orgId),
  publicUrl: undefined,
})

async function buyersOf(db: Database, custId: number, names: readonly string[]): Promise<number[] | null> {
  if (names.length === 0) return null
  const found = await db
    .select({ accountId: accounts.accountId, userName: accounts.userName })
    .from(accounts)
    .where(and(eq(accounts.custId, custId), inArray(accounts.userName, [...names])))
  const missing = names.find(name => !found.some(({ userName }) => userName === name))
  if (missing !== undefined) throw new OpsTrouble(`The company has no account "${missing}".`)
  return found.map(({ accountId }) => accountId)
}

export const embedKeyCreate: OpsCommand = {
  name: 'embed-key:create',
  summary: "Makes a key for a company's own pages and prints its secret, once",
  positionals: ['custnum'],
  options: {
    name: { type: 'string', value: 'text', help: 'what the company calls it' },
    origin: {
      type: 'string',
      value: 'origin',
      multiple: true,
      help: 'such as https://intranet.example; may be repeated',
    },
    component: {
      type: 'string',
      value: 'tag',
      multiple: true,
      help: 'element that it opens, such as cw-cart; may be repeated',
    },
    buyer: {
      type: 'string',
      value: 'user',
      multiple: true,
      help: 'account that it vouches for; all of the company without it',
    },
    expires: { type: 'string', value: 'yyyy-MM-dd', help: 'last day at the site; a year from now without it' },
  },
  irreversible: true,
  details: `The secret is stored as a hash only: hand it over safely. Elements: ${EMBED_COMPONENT_NAMES.join(', ')}.`,
  async run(deps, args) {
    const company = await findCompany(deps.db, wholeNumber(argument(args, 0), 'custnum', 1, ID_MAX))
    const name = option(args, 'name')
    const [origins, components] = [listOf(args, 'origin'), listOf(args, 'component')]
    if (!name) throw new OpsTrouble('Say what the company calls the key: --name Intranet')
    if (origins.length === 0) throw new OpsTrouble('Name a page: --origin https://intranet.example')
    if (components.length === 0) throw new OpsTrouble('Name an element: --component cw-quick-order')
    const { key, secret } = await makeKey(await makerOf(deps, company), {
      name,
      origins,
      components,
      buyers: await buyersOf(deps.db, company.custId, listOf(args, 'buyer')),
      expires: option(args, 'expires'),
    })
    const shown = args.options.yes === true ? secret : 'cwk_…'
    const text = `${company.company} gets the key ${key.keyId} "${name}" for ${key.origins.join(', ')}, until ${key.expires}.\nIt opens: ${key.components.join(', ')}; rights: ${key.rights.join(', ') || 'none'}\n\n  ${shown}\n`
    return { data: { keyId: key.keyId, secret: shown, rights: key.rights, expires: key.expires }, text }
  },
}

export const embedKeyList: OpsCommand = {
  name: 'embed-key:list',
  reads: true,
  summary: 'Lists the keys for own pages of all companies, or of one',
  positionals: [],
  options: {
    custnum: { type: 'string', value: 'custnum', help: 'only those of the company with this customer number' },
  },
  details: '',
  async run({ db }, args) {
    const wanted = option(args, 'custnum')
    const company =
      wanted === undefined ? undefined : await findCompany(db, wholeNumber(wanted, '--custnum', 1, ID_MAX))
    const data = await readKeys(db, company && eq(embedKeys.custId, company.custId))
    const rows = data.map(key => [
      key.keyId,
      key.name,
      `…${key.hint}`,
      key.origins.join(' '),
      key.revoked ? 'revoked' : key.expires,
      key.lastUsed ?? 'never',
      key.lastRefusal?.cause ?? '',
    ])
    const heading = ['key', 'name', 'secret', 'pages', 'until', 'last used', 'refused for']
    return { data, text: data.length === 0 ? 'There are no keys yet.' : table([heading, ...rows]) }
  },
}

export const embedKeyRevoke: OpsCommand = {
  name: 'embed-key:revoke',
  summary: 'Ends a key for own pages; what it has opened ends within seconds',
  positionals: ['key'],
  options: {},
  irreversible: true,
  details: '',
  async run(deps, args) {
    const id = argument(args, 0)
    const [key] = UUID.test(id)
      ? await deps.db
          .select({
            name: embedKeys.name,
            custId: embedKeys.custId,
            orgId: customers.orgId,
            company: customers.company,
          })
          .from(embedKeys)
          .innerJoin(customers, eq(customers.custId, embedKeys.custId))
          .where(eq(embedKeys.keyId, id))
      : []
    if (!key) throw new OpsTrouble(`There is no key ${id}.`)
    await endKey(await makerOf(deps, key), id)
    return { data: { keyId: id }, text: `The key "${key.name}" of ${key.company} is revoked.` }
  },
}
