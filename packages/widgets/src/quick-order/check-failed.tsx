import { Button } from '../primitives/button'
import { Notice } from '../primitives/feedback'
import { commonTexts } from '../provider/common.texts'
import { useTexts } from '../provider/use-texts'
import { quickOrderTexts } from './quick-order.texts'

export interface CheckFailedProps {
  /** Checks again what was not checked. What fails once more is shown by the list itself. */
  retry: () => Promise<unknown>
}

/** Some lines could not be checked: what happened, and the way to try again. */
export function CheckFailed({ retry }: CheckFailedProps) {
  const t = useTexts(quickOrderTexts)
  const common = useTexts(commonTexts)
  return (
    <Notice
      live
      tone="danger"
      action={
        <Button size="s" onClick={() => void retry().catch(() => undefined)}>
          {common('retry')}
        </Button>
      }
    >
      {t('failedText')}
    </Notice>
  )
}
