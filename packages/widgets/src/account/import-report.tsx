import type { ReactNode } from 'react'
import { Button } from '../primitives/button'
import { Notice } from '../primitives/feedback'
import { Table, type TableProps } from '../primitives/table'
import { commonTexts } from '../provider/common.texts'
import { useTexts } from '../provider/use-texts'
import { ImportFile, type ImportFileProps } from '../uploads/import-file'

export interface ImportReportProps extends ImportFileProps, Pick<TableProps, 'columns' | 'rows'> {
  /** Absent: no file has been read. */
  report: { isApplied: boolean } | undefined
  /** Sentence for a file in which no row was found. */
  nothing: string
  applied: { tone: 'success' | 'warning'; text: string }
  apply: { label: string; work: () => Promise<unknown> }
  onClose: () => void
  /** Other ways to add something, above the file. */
  children?: ReactNode
}

/** A file to import: chosen, shown row by row with what would become of each, then applied. */
export function ImportReport(props: ImportReportProps) {
  const { label, hint, onText, run, columns, rows, report, nothing, applied, apply, onClose, children } = props
  const common = useTexts(commonTexts)
  return (
    <section className="cw-card">
      <div className="cw-card__body cw-account-form">
        {children}
        <ImportFile label={label} hint={hint} onText={onText} run={run} />
        {report && rows.length === 0 && <Notice tone="warning">{nothing}</Notice>}
        {report?.isApplied && (
          <Notice tone={applied.tone} live>
            {applied.text}
          </Notice>
        )}
      </div>
      {report && rows.length > 0 && (
        <>
          <Table caption={label} className="cw-table cw-table--cards" columns={columns} rows={rows} />
          <div className="cw-row cw-card__body">
            {!report.isApplied && (
              <Button kind="primary" onClick={() => run(apply.work)}>
                {apply.label}
              </Button>
            )}
            <Button onClick={onClose}>{common('close')}</Button>
          </div>
        </>
      )}
    </section>
  )
}
