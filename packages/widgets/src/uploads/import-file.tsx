import { IMPORT_BYTES, isShopError } from '@cartwright/core'
import { useRef, useState } from 'react'
import { uploadIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { Heard } from '../primitives/heard'
import { useShop } from '../provider/shop-provider'
import { useFormat, useTexts } from '../provider/use-texts'
import { importFileTexts } from './import-file.texts'
import { readTableFile } from './read-table-file'

export interface ImportFileProps {
  label: string
  hint: string
  /** Gets the rows of the chosen file as CSV, and its name. */
  onText: (text: string, name: string) => Promise<void>
  /** Runs work, one at a time. */
  run: (work: () => Promise<unknown>) => void
}

/** Chooses a CSV or Excel file to import; the same file can be chosen again once it has been read. */
export function ImportFile({ label, hint, onText, run }: ImportFileProps) {
  const t = useTexts(importFileTexts)
  const { number } = useFormat()
  const { i18n, messages } = useShop()
  const picker = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<{ text: 'tooLarge' | 'unreadable'; name: string }>()
  const max = number(IMPORT_BYTES / 1024)
  return (
    <div className="cw-col">
      <Button icon={uploadIcon} onClick={() => picker.current?.click()}>
        {label}
      </Button>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label={label}
        accept=".csv,.txt,.xlsx"
        onChange={event => {
          const field = event.currentTarget
          const file = field.files?.[0]
          const refuse = (text: 'tooLarge' | 'unreadable', { name }: File) => setProblem({ text, name })
          if (file && file.size > IMPORT_BYTES) {
            refuse('tooLarge', file)
            field.value = ''
          } else if (file)
            run(async () => {
              setProblem(undefined)
              const read = await readTableFile(file, i18n.store.getState().language).catch(thrown => {
                // The file may be good: what reads it has not arrived.
                if (isShopError(thrown)) void messages.showError(thrown)
                else refuse('unreadable', file)
              })
              if (read) await onText(read.text, file.name)
              // The same file once more is a change too.
              field.value = ''
            })
        }}
      />
      <span className="cw-hint">
        {hint} {t('formats', { max })}
      </span>
      {problem && <Heard className="cw-error">{t(problem.text, { name: problem.name, max })}</Heard>}
    </div>
  )
}
