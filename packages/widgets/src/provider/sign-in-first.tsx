import type { ReactNode } from 'react'
import { Button } from '../primitives/button'
import { Locked } from '../primitives/feedback'
import { commonTexts } from './common.texts'
import { useAskToSignIn } from './hosted-shop'
import { useTexts } from './use-texts'

/** In the place of a widget that visitors cannot use; on the page of a host with the way to a form. */
export function SignInFirst({ children }: { children: ReactNode }) {
  const t = useTexts(commonTexts)
  const ask = useAskToSignIn()
  return (
    <Locked>
      {children}{' '}
      {ask && (
        <Button size="s" onClick={ask}>
          {t('signIn')}
        </Button>
      )}
    </Locked>
  )
}
