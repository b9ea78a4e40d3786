import type { Replacing, SavedLists, TakeBack } from '@cartwright/core'
import type { SavedList } from '@cartwright/core/contract'
import { useState } from 'react'
import { useShop } from '../provider/shop-provider'
import { useStore } from '../provider/use-store'
import { useTexts } from '../provider/use-texts'
import { savedListsTexts } from './saved-lists.texts'

/** How long replaced lines can be brought back. */
const UNDO_MS = 60_000

/** A list or an order that was picked. */
interface Opening {
  name: string
  /** Of a list. */
  id?: number
  show: (options?: Replacing) => Promise<TakeBack>
  add: () => Promise<void>
}

/** What is asked before another list takes the place of lines. */
export interface OpenQuestion {
  name: string
  /** Name of the list that the lines are saved in. */
  saved: string | undefined
  onReplace: () => Promise<void>
  onAdd: () => Promise<void>
}

/**
 * Another list takes the place of lines, or is added to them, as the buyer says; the same list is read again.
 * @param run work that opens a list without a question
 */
export function useOpenList(lists: SavedLists, run: (work: () => Promise<unknown>) => void) {
  const { messages } = useShop()
  const t = useTexts(savedListsTexts)
  const { shown, saving } = useStore(lists.store, state => state)
  const [question, setQuestion] = useState<OpenQuestion>()

  const isUnsaved = () => (!shown || saving === 'failed') && lists.hasLines()
  const replace = async (name: string, show: Opening['show'], options: Replacing) => {
    const takeBack = await show(options)
    const id = messages.show({
      kind: 'success',
      text: t('opened', { name }),
      durationMs: UNDO_MS,
      action: {
        label: t('undo'),
        // What could not be taken back can be tried again.
        run: () => void takeBack().then(() => messages.dismiss(id), messages.showError),
      },
    })
  }
  const open = ({ name, id, show, add }: Opening) => {
    const isOther = id === undefined || id !== shown?.id
    if (!lists.hasLines() || !(isOther || isUnsaved())) return run(() => show())
    const saved = isUnsaved() ? undefined : shown?.name
    setQuestion({ name, saved, onReplace: () => replace(name, show, { discard: !saved }), onAdd: add })
  }
  return {
    question,
    closeQuestion: () => setQuestion(undefined),
    isUnsaved,
    openList: ({ id, name }: Pick<SavedList, 'id' | 'name'>) =>
      open({ name, id, show: options => lists.open(id, options), add: () => lists.add(id) }),
    openOrder: (orderNo: string) =>
      open({
        name: orderNo,
        show: options => lists.openOrder(orderNo, options),
        add: () => lists.addOrder(orderNo),
      }),
  }
}
