import type { SetupState } from '@cartwright/core'
import { Button } from '../primitives/button'
import { Notice } from '../primitives/feedback'
import { setupProblemTexts } from './setup-problem.texts'
import { useTexts } from './use-texts'
import { WidgetBox } from './widget-box'

export type SetupProblemProps = NonNullable<SetupState['problem']>

/** In the place of a widget that cannot reach its shop: what is wrong with the page, and who can put it right. */
export function SetupProblem({ kind, endpoint, origin }: SetupProblemProps) {
  const t = useTexts(setupProblemTexts)
  return (
    <WidgetBox>
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
        <p>{kind === 'origin' ? t('origin', { origin }) : t('api', { endpoint })}</p>
        <p>{kind === 'origin' ? t('askShop', { origin }) : t('askPage')}</p>
      </Notice>
    </WidgetBox>
  )
}
