/** From where a buyer is supplied first. */
import type { Session } from '../session/session.types'
import type { Sites } from '../site/site.types'

/** Warehouse of the EU, and of 'stock NL (72H)' (API-062). */
export const NL_WAREHOUSE = 'NL'

/** Blank in the US (API-061), else the warehouse of the buyer's site. */
export function ownWarehouseOf({
  session,
  sites,
}: {
  session: Pick<Session, 'store'>
  sites: Pick<Sites, 'store'>
}): string {
  const { region, sites: known, orgId: visited } = sites.store.getState()
  if (region === 'US') return ''
  const orgId = session.store.getState().orgId ?? visited
  return known.find(site => site.orgId === orgId)?.warehouse ?? NL_WAREHOUSE
}
