import type { ListFormat, ParsedList } from '@cartwright/core'
import type { TextEncoding } from '@cartwright/core/rules'
import { SelectField } from '../primitives/text-field'
import { useTexts } from '../provider/use-texts'
import { ENCODINGS } from '../uploads/read-file'
import { importTexts } from './import.texts'

export interface ImportFormatProps {
  list: ParsedList
  onFormat: (change: ListFormat) => void
  /** A spreadsheet has columns of its own. */
  isSheet: boolean
  /** Of the file; undefined where the text was pasted, and of a spreadsheet. */
  encoding: TextEncoding | undefined
  onEncoding: (encoding: TextEncoding) => void
}

const DELIMITERS = [
  [';', 'delimiter.semicolon'],
  [',', 'delimiter.comma'],
  ['\t', 'delimiter.tab'],
  [' ', 'delimiter.blank'],
] as const

/** How a list was read, to be corrected: separator, encoding, headings. */
export function ImportFormat({ list, onFormat, isSheet, encoding, onEncoding }: ImportFormatProps) {
  const t = useTexts(importTexts)
  return (
    <div className="cw-qo-guess">
      {!isSheet && (
        <SelectField
          label={t('delimiter')}
          value={list.delimiter}
          onValue={value => onFormat({ delimiter: value as ParsedList['delimiter'], columns: undefined })}
          options={DELIMITERS.map(([value, word]) => ({ value, label: t(word) }))}
        />
      )}
      {encoding && (
        <SelectField
          label={t('encoding')}
          value={encoding}
          onValue={value => onEncoding(value as TextEncoding)}
          options={ENCODINGS}
        />
      )}
      <SelectField
        label={t('header')}
        value={list.hasHeader ? 'yes' : 'no'}
        onValue={value => onFormat({ hasHeader: value === 'yes' })}
        options={[
          { value: 'yes', label: t('header.yes') },
          { value: 'no', label: t('header.no') },
        ]}
      />
    </div>
  )
}
