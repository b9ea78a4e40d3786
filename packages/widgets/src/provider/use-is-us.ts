import { useShop } from './shop-provider'
import { useSelect } from './use-select'

/** The shop sells in the US: sales tax instead of VAT, texts of its own. */
export const useIsUs = (): boolean => useSelect(useShop().sites.store, state => state.region === 'US')
