import { layoutOf, type Settings } from '@cartwright/core'
import { useEffect } from 'react'
import { useShop } from '../../provider/shop-provider'
import { useStore } from '../../provider/use-store'

/** Menu colours of the theme that are no colours: what lies at the side takes no width from the page (LIM-015). */
export const themeVariables = { sideBarWidth: '0' } as const

/**
 * Gives the page the colour and the light of the reader's settings (LIM-008). For the frame of a shop: it writes to the
 * root element of the page.
 */
export function useLook(): Settings {
  const settings = useStore(layoutOf(useShop()).store, state => state.settings)
  const { theme, scheme } = settings
  useEffect(() => {
    const { style, dataset } = document.documentElement
    style.setProperty('--cw-accent', theme)
    style.setProperty('--cw-side-bar-width', themeVariables.sideBarWidth)
    if (scheme === 'system') delete dataset.cwTheme
    else dataset.cwTheme = scheme
  }, [theme, scheme])
  return settings
}
