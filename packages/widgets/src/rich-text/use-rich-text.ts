import { useMemo } from 'react'
import { useLazy } from '../provider/use-lazy'
import { hasMarkup, paragraphsOf } from './plain-text'
import type { RichNode } from './rich-text.types'

/** Texts of the server, made safe; undefined until what reads markup has arrived. */
export function useRichText(texts: readonly string[]): readonly RichNode[][] | undefined {
  const isNeeded = texts.some(hasMarkup)
  const parse = useLazy(isNeeded, () => import('./parse-html').then(({ parseHtml }) => parseHtml))
  const key = texts.join('\0')
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says whether the texts are the same ones
  return useMemo(() => {
    if (isNeeded && !parse) return
    return texts.map(text => (parse && hasMarkup(text) ? parse(text) : paragraphsOf(text)))
  }, [key, isNeeded, parse])
}
