import { useShop } from './shop-provider'
import { useStore } from './use-store'

/** False for an account that prepares orders and does not place them; true where the back end knows no such right. */
export const useMayOrder = (): boolean => useStore(useShop().session.store, state => state.mayOrder)
