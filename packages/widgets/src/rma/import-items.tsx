import type { ReturnForm } from '@cartwright/core'
import { isNeverArrived } from '@cartwright/core/rules'
import { useState } from 'react'
import { Button } from '../primitives/button'
import { Dialog } from '../primitives/dialog'
import { Notice } from '../primitives/feedback'
import { Heard } from '../primitives/heard'
import { useBusy } from '../primitives/use-busy'
import { useStore } from '../provider/use-store'
import { useTexts } from '../provider/use-texts'
import { ImportFile } from '../uploads/import-file'
import { returnFormTexts } from './return-form.texts'
import { useProblemWords } from './rma-words'

/** Adds the goods of a file, and names each row that cannot go back (API-087, VAL-033, ERR-032). */
export function ImportItems({ form, onClose }: { form: ReturnForm; onClose: () => void }) {
  const t = useTexts(returnFormTexts)
  const problemWords = useProblemWords()
  const report = useStore(form.store, state => state.report)
  const [file, setFile] = useState<{ text: string; name: string }>()
  const [error, setError] = useState<string>()
  const [isRead, setRead] = useState(false)
  const [busy, run] = useBusy()
  const missing = report?.lines.filter(isNeverArrived).length ?? 0
  const read = () => {
    if (!file) return setError(t('importMissing'))
    run(async () => {
      try {
        await form.importText(file.text)
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
      <ImportFile
        label={t('chooseFile')}
        hint={t('importHint')}
        run={run}
        onText={async (text, name) => {
          setFile({ text, name })
          setError(undefined)
          setRead(false)
        }}
      />
      {file && (
        <Heard as="p" className="cw-code">
          {file.name}
        </Heard>
      )}
      {error && (
        <Heard as="p" className="cw-error">
          {error}
        </Heard>
      )}
      {isRead && report && (
        <Notice tone={report.failed.length > 0 ? 'warning' : 'success'} live>
          <p>{t('importedLines', { count: report.lines.length })}</p>
          {missing > 0 && <p>{t('importedMissing', { count: missing })}</p>}
          {report.known > 0 && <p>{t('importedKnown', { count: report.known })}</p>}
          {report.failed.length > 0 && (
            <ul>
              {report.failed.map(({ row, input, code, qty }) => (
                <li key={row}>
                  {t('importRow', {
                    row,
                    input,
                    why: problemWords({ code, day: null, qty }),
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
