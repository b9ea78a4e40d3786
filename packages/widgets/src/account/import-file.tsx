import { IMPORT_BYTES } from '@cartwright/core'
import { useState } from 'react'
import { useFormat, useTexts } from '../provider/use-texts'
import { importFileTexts } from './import-file.texts'

export interface ImportFileProps {
  label: string
  hint: string
  /** Gets the text of the file that was chosen. */
  onText: (text: string) => Promise<void>
  /** Runs work, one at a time. */
  run: (work: () => Promise<unknown>) => void
}

/** Chooses a CSV file to import; the same file can be chosen again once it has been read. */
export function ImportFile({ label, hint, onText, run }: ImportFileProps) {
  const t = useTexts(importFileTexts)
  const { number } = useFormat()
  const [tooLarge, setTooLarge] = useState<string>()
  return (
    <label className="cw-col">
      <span className="cw-label">{label}</span>
      <input
        type="file"
        accept=".csv,text/csv,text/plain"
        onChange={event => {
          const field = event.currentTarget
          const file = field.files?.[0]
          if (file && file.size > IMPORT_BYTES) {
            setTooLarge(file.name)
            field.value = ''
          } else if (file)
            run(async () => {
              setTooLarge(undefined)
              await onText(await file.text())
              // The same file once more is a change too.
              field.value = ''
            })
        }}
      />
      <span className="cw-hint">{hint}</span>
      {tooLarge !== undefined && (
        <span className="cw-error" role="alert">
          {t('tooLarge', { name: tooLarge, max: number(IMPORT_BYTES / 1024) })}
        </span>
      )}
    </label>
  )
}
