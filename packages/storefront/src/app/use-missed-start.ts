import { useShop } from '@cartwright/widgets'
import { useEffect } from 'react'

/**
 * Region and sites that could not be had at the start are asked for again with the next page, and once the browser is
 * back online: without them there is no site to choose, no address and no way to call.
 * @param turn another one for every page
 */
export function useMissedStart(turn: number): void {
  const shop = useShop()
  useEffect(() => {
    void turn
    let isLeft = false
    const catchUp = async () => {
      await shop.start()
      const { region, sites } = shop.sites.store.getState()
      if (!isLeft && (region === 'NA' || sites.length === 0)) await shop.sites.load()
    }
    void catchUp()
    addEventListener('online', catchUp)
    return () => {
      isLeft = true
      removeEventListener('online', catchUp)
    }
  }, [shop, turn])
}
