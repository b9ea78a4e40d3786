import { keyboardIcon } from '../icons/icons'
import { Dialog } from '../primitives/dialog'
import { commonTexts } from '../provider/common.texts'
import { useTexts } from '../provider/use-texts'
import { GRID_KEYS } from './grid-keys'
import { KeyCap } from './key'
import { keysTexts } from './keys.texts'

/** All keys of the grid. */
export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts(keysTexts)
  const common = useTexts(commonTexts)
  return (
    <Dialog open={open} onClose={onClose} title={t('title')} icon={keyboardIcon} closeLabel={common('close')}>
      <dl className="cw-qo-keys">
        {GRID_KEYS.map(([word, ways]) => (
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
