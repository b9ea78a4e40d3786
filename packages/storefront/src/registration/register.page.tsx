import { Registration, type RegistrationProps, useTexts } from '@cartwright/widgets'
import { useEffect, useRef, useState } from 'react'
import { descriptionsTexts } from '../app/descriptions.texts'
import { goTo, showAs } from '../app/location'
import { PageFrame, type PageProps } from '../app/page'
import { pagesTexts } from '../app/pages.texts'

type Step = NonNullable<RegistrationProps['step']>

const pathOf = (step: Step) => (step === 1 ? '/ac/register' : `/ac/register?step=${step}`)

/** Each step is an entry of the history: going back leads to the step before, not out of the registration. */
export default function RegisterPage({ query }: PageProps) {
  const t = useTexts(pagesTexts)
  const describe = useTexts(descriptionsTexts)
  const address = ([2, 3] as const).find(step => query.get('step') === String(step)) ?? 1
  // An entry of a registration that is over, or that a reload has taken back to its beginning.
  const [isOld, setOld] = useState(address > 1)
  useEffect(() => {
    if (!isOld) return
    goTo(pathOf(1), { replace: true })
    setOld(false)
  }, [isOld])
  const isDone = useRef(false)

  function follow(shown: Step): void {
    if (shown === address) return
    if (shown === 2 && address === 1) showAs(pathOf(2), true)
    // No one sends step 2 twice; a reader who goes back from the end goes on to where the registration was opened from.
    else if (shown === 3 && !isDone.current) {
      isDone.current = true
      goTo(pathOf(3), { replace: true })
    } else window.history.back()
  }

  return (
    <PageFrame title={() => t('register')} description={describe('register')}>
      <div className="shop-narrow">
        <Registration step={isOld ? 1 : address} onStepChange={({ step }) => follow(step)} />
      </div>
    </PageFrame>
  )
}
