import type { Broadcast } from '../client/broadcast.types'
import type { Client } from '../client/client.types'
import type { I18n } from '../i18n/i18n.types'
import type { Messages } from '../messages/messages.types'
import type { SessionInternal } from '../session/session.types'
import type { CookieNames, ShopStorage } from '../shop.types'

export interface SitesContext {
  client: Client
  session: SessionInternal
  storage: ShopStorage
  cookieNames: CookieNames
  i18n: I18n
  messages: Messages
  broadcast: Broadcast
  /** Fixed by the host. */
  site: number | undefined
  queryOrgId: number | undefined
  /** Languages of the dropdown, when the host says so. */
  languages: readonly string[] | undefined
  onUsRegion: () => void
}
