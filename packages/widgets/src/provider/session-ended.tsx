import { Button } from '../primitives/button'
import { Notice } from '../primitives/feedback'
import { useBusy } from '../primitives/use-busy'
import { commonTexts } from './common.texts'
import { sessionEndedTexts } from './session-ended.texts'
import { useShop } from './shop-provider'
import { useTexts } from './use-texts'

/**
 * In the place of what the reader was doing when the session ended, on the page of a host that signs its readers in. The page is asked
 * again at a press: its own sign-in may be there again.
 */
export function SessionEnded() {
  const t = useTexts(sessionEndedTexts)
  const common = useTexts(commonTexts)
  const { signInByHost } = useShop()
  const [isAsking, run] = useBusy()
  return (
    <Notice
      live
      tone="warning"
      action={
        signInByHost && (
          <Button size="s" busy={isAsking} onClick={() => run(signInByHost)}>
            {common('retry')}
          </Button>
        )
      }
    >
      {t('ended')}
    </Notice>
  )
}
