import { type LineConflict, quickOrderOf, type SavedLists } from '@cartwright/core'
import { Button } from '../primitives/button'
import { Notice } from '../primitives/feedback'
import { useShop } from '../provider/shop-provider'
import { useStore } from '../provider/use-store'
import { useTexts } from '../provider/use-texts'
import { addSheet } from '../styles/sheet'
import css from './saved-lists.css?inline'
import { savedListsTexts } from './saved-lists.texts'

addSheet(css)

/** Asks about lines that another device has changed too, or added with the same article: each is saved as the reader chooses. */
export function ListConflicts({ lists }: { lists: SavedLists }) {
  const conflicts = useStore(lists.store, state => state.conflicts)
  return conflicts.map(conflict => <Conflict key={conflict.key} conflict={conflict} lists={lists} />)
}

function Conflict({ conflict: { key, before, theirs }, lists }: { conflict: LineConflict; lists: SavedLists }) {
  const t = useTexts(savedListsTexts)
  const { store } = quickOrderOf(useShop())
  const line = useStore(store, state => state.lines.find(shown => shown.key === key))
  const input = line?.input ?? theirs.input
  const mine = line ? (line.ambiguity?.entered ?? String(line.qty)) : ''
  // Another number in the place of the one here is no quantity alone.
  const isOther = theirs.key === key && theirs.input !== input
  const other = isOther ? `${theirs.quantity} × ${theirs.input}` : theirs.quantity
  return (
    <div className="cw-lists__conflict">
      <Notice
        tone="warning"
        live
        action={
          <span className="cw-row cw-row--wrap">
            <Button size="s" onClick={() => lists.resolve(key, 'mine')}>
              {line ? t('keepMine', { quantity: mine }) : t('keepRemoved')}
            </Button>
            <Button size="s" onClick={() => lists.resolve(key, 'theirs')}>
              {t('takeTheirs', { quantity: other })}
            </Button>
            {theirs.key !== key && (
              <Button size="s" onClick={() => lists.resolve(key, 'both')}>
                {t('keepBoth')}
              </Button>
            )}
          </span>
        }
      >
        {theirs.key === key
          ? t('changedElsewhere', { number: input, before: before ?? '', after: other })
          : t('addedElsewhere', { number: input, quantity: other })}
      </Notice>
    </div>
  )
}
