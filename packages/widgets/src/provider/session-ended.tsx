import { Notice } from '../primitives/feedback'
import { sessionEndedTexts } from './session-ended.texts'
import { useTexts } from './use-texts'

/** In the place of what the reader was doing when the session ended, on the page of a host that signs its readers in. */
export function SessionEnded() {
  const t = useTexts(sessionEndedTexts)
  return (
    <Notice live tone="warning">
      {t('ended')}
    </Notice>
  )
}
