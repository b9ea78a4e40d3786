/** ops site:set */
import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { orgSites, sellers } from '../../db/schema'
import { transact } from '../../transactions/transact'
import { argument, option } from '../arguments'
import { type OpsCommand, OpsTrouble } from '../command'

const INVOICING = ['shipment', 'command'] as const
const WINDOWS = ['advise', 'enforce'] as const

export const siteSet: OpsCommand = {
  name: 'site:set',
  summary: 'Sets how a site invoices and how strict it is with late returns; without options it shows that',
  positionals: ['site'],
  options: {
    invoicing: {
      type: 'string',
      value: INVOICING.join('|'),
      help: 'goods that leave are invoiced at once, or by invoice:issue only',
    },
    returns: {
      type: 'string',
      value: WINDOWS.join('|'),
      help: 'a return that comes too late is decided by the audit, or refused',
    },
  },
  details: 'A site is named as in the numbers of its invoices, such as NL. The warranty of two years always counts.',
  async run({ db }, args) {
    const code = argument(args, 0).toUpperCase()
    const invoicing = choice(option(args, 'invoicing'), 'invoicing', INVOICING)
    const returnWindows = choice(option(args, 'returns'), 'returns', WINDOWS)
    return transact(db, async tx => {
      const { sellerId, orgId } = await findSite(tx, code)
      if (invoicing) {
        await tx
          .update(sellers)
          .set({ invoiceOnShip: invoicing === 'shipment' })
          .where(eq(sellers.sellerId, sellerId))
      }
      if (returnWindows) await tx.update(orgSites).set({ returnWindows }).where(eq(orgSites.orgId, orgId))
      const now = await findSite(tx, code)
      const invoices = now.invoiceOnShip ? 'with each shipment' : 'by invoice:issue only'
      const returns = now.returnWindows === 'enforce' ? 'are refused' : 'are decided by the audit'
      return {
        data: {
          site: code,
          name: now.name,
          timeZone: now.timeZone,
          invoiceOnShip: now.invoiceOnShip,
          returnWindows: now.returnWindows,
        },
        text: `${now.name}: invoices are issued ${invoices}, late returns ${returns} (${now.timeZone})`,
      }
    })
  },
}

async function findSite(db: Database, code: string) {
  const [site] = await db
    .select({
      sellerId: sellers.sellerId,
      orgId: sellers.orgId,
      name: sellers.name,
      timeZone: sellers.timeZone,
      invoiceOnShip: sellers.invoiceOnShip,
      returnWindows: orgSites.returnWindows,
    })
    .from(sellers)
    .innerJoin(orgSites, eq(orgSites.orgId, sellers.orgId))
    .where(eq(sellers.code, code))
  if (!site) throw new OpsTrouble(`There is no site ${code}.`)
  return site
}

function choice<T extends string>(typed: string | undefined, name: string, choices: readonly T[]): T | undefined {
  if (typed === undefined) return undefined
  const found = choices.find(known => known === typed)
  if (!found) throw new OpsTrouble(`--${name} must be one of: ${choices.join(', ')}.`)
  return found
}
