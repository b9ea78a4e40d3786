import { useShop } from './shop-provider'
import { useStore } from './use-store'

/** The shop sells in the US: sales tax instead of VAT, texts of its own. */
export const useIsUs = (): boolean => useStore(useShop().sites.store, state => state.region === 'US')
