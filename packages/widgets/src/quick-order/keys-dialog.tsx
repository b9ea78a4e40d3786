import { keyboardIcon } from '../icons/icons'
import { Dialog } from '../primitives/dialog'
import { commonTexts } from '../provider/common.texts'
import { useTexts } from '../provider/use-texts'
import { KeyCap } from './key'
import { keysTexts } from './keys.texts'

/** Names as printed on keys; what comes together is one list, alternatives are separate lists. */
const KEYS = [
  ['enter', [['Enter']]],
  ['tab', [['Tab']]],
  ['arrows', [['↑'], ['↓'], ['←'], ['→']]],
  [
    'edges',
    [
      ['Ctrl', '↑'],
      ['Ctrl', '↓'],
    ],
  ],
  ['rowEnds', [['Home'], ['End']]],
  ['pages', [['PgUp'], ['PgDn']]],
  ['edit', [['F2']]],
  ['escape', [['Esc']]],
  ['clear', [['Del']]],
  ['removeLine', [['Ctrl', 'Del']]],
  [
    'undo',
    [
      ['Ctrl', 'Z'],
      ['Ctrl', 'Y'],
    ],
  ],
  ['paste', [['Ctrl', 'V']]],
  ['fix', [['Alt', 'F']]],
  ['candidate', [['Alt', '1 … 9']]],
  ['nextOpen', [['F8']]],
  ['order', [['Ctrl', 'Enter']]],
] as const

/** All keys of the grid. */
export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts(keysTexts)
  const common = useTexts(commonTexts)
  return (
    <Dialog open={open} onClose={onClose} title={t('title')} icon={keyboardIcon} closeLabel={common('close')}>
      <dl className="cw-qo-keys">
        {KEYS.map(([word, ways]) => (
          <div key={word}>
            <dt>
              {ways.map(way => (
                <span key={way.join()} className="cw-nowrap">
                  {way.map(key => (
                    <KeyCap key={key} name={key} />
                  ))}
                </span>
              ))}
            </dt>
            <dd>{t(word)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
