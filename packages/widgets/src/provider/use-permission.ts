import { hasPermission, PERMISSION } from '@cartwright/core/rules'
import { useShop } from './shop-provider'
import { useSelect } from './use-select'

/** True while the account may use a part of the shop; what it may not use is left out of the page (PERM-016). */
export const usePermission = (name: keyof typeof PERMISSION): boolean =>
  useSelect(useShop().session.store, state => state.isSignedIn && hasPermission(state.permissions, [PERMISSION[name]]))
