import type { ReactNode } from 'react'
import { Button } from '../primitives/button'
import { Locked } from '../primitives/feedback'
import { Report } from '../primitives/report-state'
import { commonTexts } from './common.texts'
import { ElementSlot } from './element-slot'
import { useAskToSignIn, useHasEnded } from './hosted-shop'
import { useLazy } from './use-lazy'
import { useTexts } from './use-texts'

/**
 * In the place of a widget that visitors cannot use: what the host has put into the slot `signed-out`, else a sentence; on the page of a
 * host without a sign-in of its own with the way to a form. Readers whose session has ended at the host read that it has.
 */
export function SignInFirst({ children }: { children: ReactNode }) {
  const t = useTexts(commonTexts)
  const ask = useAskToSignIn()
  const hasEnded = useHasEnded()
  const SessionEnded = useLazy(hasEnded, async () => (await import('./session-ended')).SessionEnded)
  return (
    <>
      <Report state="signed-out" />
      <ElementSlot name="signed-out">
        {hasEnded && SessionEnded ? (
          <SessionEnded />
        ) : (
          <Locked>
            {children}{' '}
            {ask && (
              <Button size="s" onClick={ask}>
                {t('signIn')}
              </Button>
            )}
          </Locked>
        )}
      </ElementSlot>
    </>
  )
}
