import { type ReactNode, useState } from 'react'
import { triangleIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { Dialog } from '../primitives/dialog'
import { useBusy } from '../primitives/use-busy'
import { useShop } from '../provider/shop-provider'
import { useCountdown } from '../provider/use-countdown'
import { useStore } from '../provider/use-store'
import { useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { sessionEndTexts } from './session-end.texts'

/**
 * Warns two minutes before the session ends. Enter or Escape extends it, as long as it can be extended; the server decides when that
 * is over, and then the way on is another sign-in (WCAG 2.2.1).
 */
export function SessionEndDialog() {
  const { session } = useShop()
  const ending = useStore(session.store, state => state.ending)
  return <WidgetBox>{ending && <OpenDialog key={String(ending.canExtend)} {...ending} />}</WidgetBox>
}

function OpenDialog({ at, canExtend }: { at: number; canExtend: boolean }) {
  const { session, i18n, signInByHost } = useShop()
  const t = useTexts(sessionEndTexts)
  const [isBusy, run] = useBusy()
  const [isPutOff, setPutOff] = useState(false)
  const time = useTimeLeft(at, i18n.store.getState().language)
  if (canExtend) {
    const extend = () => run(session.extend)
    return (
      <Frame
        title={t('title')}
        onClose={extend}
        foot={
          <>
            <Button kind="primary" busy={isBusy} onClick={extend}>
              {t('stay')}
            </Button>
            <Button onClick={() => void session.signOut()}>{t('signOut')}</Button>
          </>
        }
      >
        {t('idle', { time })}
      </Frame>
    )
  }
  const putOff = () => setPutOff(true)
  if (isPutOff) return null
  return (
    <Frame
      title={t('title')}
      onClose={putOff}
      foot={
        <>
          <Button onClick={putOff}>{t('later')}</Button>
          {!signInByHost && (
            <Button kind="primary" onClick={session.expire}>
              {t('signIn')}
            </Button>
          )}
        </>
      }
    >
      {t('total', { time })}
    </Frame>
  )
}

interface FrameProps {
  title: string
  onClose: () => void
  foot: ReactNode
  children: ReactNode
}

const Frame = ({ children, ...props }: FrameProps) => (
  <Dialog open isAlert icon={triangleIcon} {...props}>
    <p>{children}</p>
  </Dialog>
)

/** `1 minute, 5 seconds` in the reader's language. */
function useTimeLeft(at: number, language: string): string {
  const left = useCountdown(at)
  const unit = (count: number, name: 'minute' | 'second') =>
    new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'long' }).format(count)
  const minutes = Math.floor(left / 60)
  const parts = [...(minutes > 0 ? [unit(minutes, 'minute')] : []), unit(left % 60, 'second')]
  return new Intl.ListFormat(language, { type: 'unit' }).format(parts)
}
