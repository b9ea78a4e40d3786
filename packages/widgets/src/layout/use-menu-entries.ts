import { isOwnPath } from '@cartwright/core'
import type { RouterRecord } from '@cartwright/core/contract'
import { useEffect } from 'react'
import {
  bankIcon,
  boltIcon,
  cartIcon,
  fileIcon,
  heartIcon,
  type IconShape,
  listIcon,
  returnArrowIcon,
  userIcon,
} from '../icons/icons'
import type { MenuItem } from '../primitives/menu'
import { usePageNavigate } from '../provider/page-link'
import { useShop } from '../provider/shop-provider'
import { useCanAccess } from '../provider/use-can-access'
import { usePermission } from '../provider/use-permission'
import { useStore } from '../provider/use-store'
import { useTexts } from '../provider/use-texts'
import { layoutTexts } from './layout.texts'

const FAVOURITES = '/search?pre=3'
/** Pages of the shop are named in the reader's language; what else the server lists comes with its own title. */
const OWN = {
  [FAVOURITES]: ['favourites', heartIcon],
  '/cust/shoppingcart': ['basket', cartIcon],
  '/my/quickorder': ['quickOrder', boltIcon],
  '/hisorder/list': ['orders', listIcon],
  '/rma/list': ['returns', returnArrowIcon],
  '/finance/invoices': ['invoices', bankIcon],
  '/my/account': ['account', userIcon],
} as const satisfies Record<string, readonly [keyof typeof layoutTexts.english, IconShape]>
const isOwn = (path: string): path is keyof typeof OWN => path in OWN

interface Page {
  path: string
  title: string
}

/** What can be opened: a record that has children stands for them, and their paths go on from its own. One without a title is nothing to list. */
function pagesOf(records: readonly RouterRecord[], above = ''): Page[] {
  return records.flatMap(({ path: own, meta, hidden, children = [] }) => {
    if (hidden) return []
    const path = own.startsWith('/') ? own : `${above.replace(/\/$/, '')}/${own}`
    if (children.length > 0) return pagesOf(children, path)
    return meta.title ? [{ path, title: meta.title }] : []
  })
}

/** Favourites, and behind them the pages of the server's menu that this account may open (SES-001, RT-025, PERM-008). */
export function useMenuEntries(): MenuItem[] {
  const { session } = useShop()
  const go = usePageNavigate()
  const t = useTexts(layoutTexts)
  const mayFavourites = usePermission('favourites')
  const mayOpen = useCanAccess()
  const { routers, token, status } = useStore(session.store, state => ({
    routers: state.routers,
    token: state.token,
    status: state.status,
  }))
  useEffect(() => {
    // Without the menu of the server the fixed entries are still there.
    if (token !== undefined && status === 'ready') session.loadMenu().catch(() => undefined)
  }, [session, token, status])

  const isListed = ({ path }: Page) => path !== FAVOURITES && isOwnPath(path) && mayOpen(path)
  const entry = (path: string, title: string): MenuItem => {
    const [label, icon] = isOwn(path) ? [t(OWN[path][0]), OWN[path][1]] : [title, fileIcon]
    return { key: path, label, icon, onPick: () => go(path) }
  }
  return [
    ...(mayFavourites ? [entry(FAVOURITES, '')] : []),
    ...pagesOf(routers)
      .filter(isListed)
      .map(({ path, title }) => entry(path, title)),
  ]
}
