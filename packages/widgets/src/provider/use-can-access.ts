import { resolveRoute } from '@cartwright/core'
import { useShop } from './shop-provider'
import { useStore } from './use-store'

/** Says of paths the server sends whether this buyer may open them: a link that ends at /401 is left out (PERM-016). */
export function useCanAccess(): (path: string) => boolean {
  const { store } = useShop().session
  const isSignedIn = useStore(store, state => state.isSignedIn)
  const permissions = useStore(store, state => state.permissions)
  const roles = useStore(store, state => state.roles)
  const mayOrder = useStore(store, state => state.mayOrder)
  const grant = useStore(store, state => state.grant)
  return path => {
    const found = resolveRoute(path, { isSignedIn, permissions, roles, mayOrder, grant })
    return found.kind === 'page' || found.to !== '/401'
  }
}
