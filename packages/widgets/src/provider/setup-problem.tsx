import type { SetupState } from '@cartwright/core'
import { useContext, useEffect, useState } from 'react'
import { createStore } from 'zustand/vanilla'
import { triangleIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { Notice } from '../primitives/feedback'
import { Icon } from '../primitives/icon'
import { ElementHostContext } from './element-host'
import { setupProblemTexts } from './setup-problem.texts'
import { useStore } from './use-store'
import { useTexts } from './use-texts'
import { WidgetBox } from './widget-box'

export type SetupProblemProps = NonNullable<SetupState['problem']>

/** The widgets of the page that have room for the whole explanation; the first of them gives it. */
const places = createStore<{ shown: readonly object[] }>(() => ({ shown: [] }))

/**
 * In the place of a widget that cannot reach its shop: what is wrong with the page, and who can put it right. One widget of the page says
 * it whole; the others are a line, and those within a sentence two words.
 */
export function SetupProblem({ kind, endpoint, origin }: SetupProblemProps) {
  const t = useTexts(setupProblemTexts)
  const element = useContext(ElementHostContext)?.element
  const [isInLine] = useState(() => element !== undefined && getComputedStyle(element).display.startsWith('inline'))
  const isWhole = useIsFirst(!isInLine)
  const reason = kind === 'origin' ? t('origin', { origin }) : t('api', { endpoint })
  if (isInLine)
    return (
      <WidgetBox as="span" title={`${t('title')} ${reason}`} states={FAILED}>
        <Icon shape={triangleIcon} size="s" /> {t('notHere')}
      </WidgetBox>
    )
  if (!isWhole)
    return (
      <WidgetBox states={FAILED}>
        <Notice tone="warning">{t('title')}</Notice>
      </WidgetBox>
    )
  return (
    <WidgetBox states={FAILED}>
      <Notice
        tone="warning"
        live
        action={
          <Button size="s" onClick={() => location.reload()}>
            {t('again')}
          </Button>
        }
      >
        <b>{t('title')}</b>
        <p>{reason}</p>
        <p>{kind === 'origin' ? t('askShop', { origin }) : t('askPage')}</p>
      </Notice>
    </WidgetBox>
  )
}

const FAILED = { failed: true }

/** Whether this is the first of the places that want to be it. */
function useIsFirst(wants: boolean): boolean {
  const [place] = useState(() => ({}))
  useEffect(() => {
    if (!wants) return
    places.setState(({ shown }) => ({ shown: [...shown, place] }))
    return () => places.setState(({ shown }) => ({ shown: shown.filter(other => other !== place) }))
  }, [wants, place])
  return useStore(places, ({ shown }) => shown[0] === place)
}
