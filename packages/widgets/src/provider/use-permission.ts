import type { SessionState } from '@cartwright/core'
import { hasPermission, PERMISSION } from '@cartwright/core/rules'
import { useShop } from './shop-provider'
import { useStore } from './use-store'

/** Whether the account may use a part of the shop. */
export const mayUse = ({ isSignedIn, permissions }: SessionState, name: keyof typeof PERMISSION): boolean =>
  isSignedIn && hasPermission(permissions, [PERMISSION[name]])

/** True while the account may use a part of the shop; what it may not use is left out of the page (PERM-016). */
export const usePermission = (name: keyof typeof PERMISSION): boolean =>
  useStore(useShop().session.store, state => mayUse(state, name))
