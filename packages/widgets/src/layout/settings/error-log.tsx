import { layoutOf } from '@cartwright/core'
import { trashIcon } from '../../icons/icons'
import { Button } from '../../primitives/button'
import { CopyButton } from '../../primitives/copy-button'
import { useShop } from '../../provider/shop-provider'
import { useStore } from '../../provider/use-store'
import { useTexts } from '../../provider/use-texts'
import { settingsTexts } from './settings.texts'

/** What went wrong in this page so far, to be copied for the person who helps (LIM-014). */
export function ErrorLog() {
  const t = useTexts(settingsTexts)
  const layout = layoutOf(useShop())
  const errors = useStore(layout.store, state => state.errors)
  if (errors.length === 0) return <p className="cw-sub">{t('noErrors')}</p>
  const text = errors.map(({ time, path, text: said, detail }) => `${time} ${path}\n${said}\n${detail}`).join('\n\n')
  return (
    <>
      <details className="cw-errors">
        <summary>{t('errors', { count: errors.length })}</summary>
        <ol>
          {errors.map(({ id, time, path, text: said, detail }) => (
            <li key={id}>
              <b>{said}</b>
              <span className="cw-sub">
                {time} {path}
              </span>
              {detail && <pre>{detail}</pre>}
            </li>
          ))}
        </ol>
      </details>
      <span className="cw-row">
        {/* A browser that forbids it leaves the text to be marked and copied by hand. */}
        <CopyButton size="s" text={text} label={t('copy')} copiedLabel={t('copied')} />
        <Button size="s" icon={trashIcon} onClick={layout.clearErrors}>
          {t('clear')}
        </Button>
      </span>
    </>
  )
}
