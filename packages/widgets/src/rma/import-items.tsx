import type { ReturnForm } from '@cartwright/core'
import { useState } from 'react'
import { Button } from '../primitives/button'
import { Dialog } from '../primitives/dialog'
import { Notice } from '../primitives/feedback'
import { Field } from '../primitives/field'
import { useBusy } from '../primitives/use-busy'
import { useStore } from '../provider/use-store'
import { useTexts } from '../provider/use-texts'
import { returnFormTexts } from './return-form.texts'
import { useProblemWords } from './rma-words'

/** Adds the goods of a file, and names each row that cannot go back (API-087, VAL-033, ERR-032). */
export function ImportItems({ form, onClose }: { form: ReturnForm; onClose: () => void }) {
  const t = useTexts(returnFormTexts)
  const problemWords = useProblemWords()
  const report = useStore(form.store, state => state.report)
  const [file, setFile] = useState<File>()
  const [error, setError] = useState<string>()
  const [isRead, setRead] = useState(false)
  const [busy, run] = useBusy()
  const read = () => {
    if (!file) return setError(t('importMissing'))
    run(async () => {
      try {
        await form.importText(await file.text())
        setRead(true)
        setError(undefined)
      } catch {
        setError(t('importFailed'))
      }
    })
  }
  return (
    <Dialog
      open
      className="cw-return__dialog"
      onClose={onClose}
      title={t('importTitle')}
      closeLabel={t('close')}
      foot={
        <>
          <Button onClick={onClose}>{t(isRead ? 'close' : 'cancel')}</Button>
          <Button kind="primary" busy={busy} onClick={read}>
            {t('import')}
          </Button>
        </>
      }
    >
      <Field label={t('importFile')} hint={t('importHint')} error={error}>
        {control => (
          <input
            {...control}
            type="file"
            accept=".csv,text/csv,text/plain"
            onChange={event => {
              setFile(event.currentTarget.files?.[0])
              setError(undefined)
              setRead(false)
            }}
          />
        )}
      </Field>
      {isRead && report && (
        <Notice tone={report.failed.length > 0 ? 'warning' : 'success'} live>
          <p>{t('importedLines', { count: report.lines.length })}</p>
          {report.failed.length > 0 && (
            <ul>
              {report.failed.map(({ row, input, code }) => (
                <li key={row}>
                  {t('importRow', {
                    row,
                    input,
                    why: problemWords({ code, day: null, qty: null }),
                  })}
                </li>
              ))}
            </ul>
          )}
        </Notice>
      )}
    </Dialog>
  )
}
