/** The colours of both themes, as the browser draws them in two boxes of a page. */
import { useLayoutEffect, useRef, useState } from 'react'
import { type Drawn, drawnIn } from './roles'

export interface BothThemes {
  light: Drawn
  dark: Drawn
}

/** @param settings read again when it is another one */
export function useDrawn(settings: unknown) {
  const light = useRef<HTMLDivElement>(null)
  const dark = useRef<HTMLDivElement>(null)
  const [drawn, setDrawn] = useState<BothThemes>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the boxes look different with other settings
  useLayoutEffect(() => {
    if (light.current && dark.current) setDrawn({ light: drawnIn(light.current), dark: drawnIn(dark.current) })
  }, [settings])
  return { light, dark, drawn }
}
