import { type SavedLists as Lists, type SavedListsState, savedListsOf } from '@cartwright/core'
import type { SavedList } from '@cartwright/core/contract'
import { useEffect, useRef, useState } from 'react'
import { listIcon } from '../icons/icons'
import { listNameTexts } from '../listing/list-name.texts'
import { ListNameDialog } from '../listing/list-name-dialog'
import { Button } from '../primitives/button'
import { ConfirmDialog } from '../primitives/dialog'
import { Heard } from '../primitives/heard'
import { Menu } from '../primitives/menu'
import { useDocument } from '../primitives/owner-document'
import { useBusy } from '../primitives/use-busy'
import { commonTexts } from '../provider/common.texts'
import { useShop } from '../provider/shop-provider'
import { type NavigationHandlers, useNavigate } from '../provider/use-navigate'
import { usePermission } from '../provider/use-permission'
import { useStore } from '../provider/use-store'
import { useFormat, useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { ListConflicts } from './list-conflicts'
import { OpenListDialog } from './open-list-dialog'
import { savedListsTexts } from './saved-lists.texts'
import { type ListQuestion, ShownList } from './shown-list'
import { useOpenList } from './use-open-list'

const DAY = { day: 'numeric', month: 'short' } as const

export interface SavedListsProps extends NavigationHandlers {
  /** List to open as soon as the lists are read, as if it was picked. Default none. */
  listId?: number | undefined
}

/** Switches between the lists of the account and of its company and the last orders, and says whether the one that quick order shows is saved. */
export function SavedLists({ listId, onNavigate }: SavedListsProps) {
  const shop = useShop()
  const lists = savedListsOf(shop)
  const isAllowed = usePermission('quickOrder')
  const isSignedIn = useStore(shop.session.store, state => state.isSignedIn)
  const { status, shown, orders, lists: all } = useStore(lists.store, state => state)
  const naming = useTexts(listNameTexts)
  const t = useTexts(savedListsTexts)
  const common = useTexts(commonTexts)
  const words = useListWords()
  const go = useNavigate(onNavigate)
  const [asking, setAsking] = useState<ListQuestion>()
  const [busy, run] = useBusy()
  useListsInStep(lists, isSignedIn && isAllowed)
  const { question, closeQuestion, isUnsaved, openList, openOrder } = useOpenList(lists, run)
  const isAwaited = useAskedList(lists, listId, openList)
  const isRead = useRef(false)
  if (status === 'ready' || status === 'failed') isRead.current = true
  if (!isSignedIn || !isAllowed) return null
  const close = () => setAsking(undefined)
  return (
    <WidgetBox className="cw-row cw-row--wrap" role="group" aria-label={t('lists')}>
      <Menu
        icon={listIcon}
        busy={busy || status === 'loading'}
        listLabel={t('lists')}
        items={[
          ...all.map(list => ({
            key: list.id,
            label: words.ofList(list),
            isPicked: list.id === shown?.id,
            onPick: () => openList(list),
          })),
          ...orders.map(order => ({
            key: order.orderNo,
            label: words.ofOrder(order),
            isPicked: false,
            onPick: () => openOrder(order.orderNo),
          })),
          {
            key: 'new',
            label: t('newList'),
            isPicked: false,
            onPick: () => (isUnsaved() ? setAsking({ what: 'saveAs' }) : run(() => lists.startNew())),
          },
          { key: 'all', label: t('allLists'), isPicked: false, onPick: () => go('/my/lists') },
        ]}
      >
        {/* Nothing is said of the list before it is known. */}
        <span className="cw-clip cw-lists__shown">
          {shown?.name ?? (isRead.current && !isAwaited && !busy ? t('notSaved') : common('loading'))}
        </span>
      </Menu>
      <ShownList lists={lists} onAsk={setAsking} onNavigate={onNavigate} />
      <ListConflicts lists={lists} />
      {status === 'failed' && <ListsFailed onRetry={() => void lists.load()} />}
      {asking?.what === 'saveAs' && <ListNameDialog title={naming('saveAs')} onName={lists.saveAs} onClose={close} />}
      {asking?.what === 'rename' && (
        <ListNameDialog
          title={t('rename')}
          name={asking.list.name}
          onName={name => lists.rename(asking.list.id, name)}
          onClose={close}
        />
      )}
      {question && <OpenListDialog {...question} onClose={closeQuestion} />}
      <ConfirmDialog
        open={asking?.what === 'delete'}
        title={t('delete')}
        confirmLabel={t('delete')}
        cancelLabel={t('cancel')}
        busy={busy}
        onCancel={close}
        onConfirm={() => {
          if (asking?.what !== 'delete') return
          run(() => lists.remove(asking.list.id).then(close))
        }}
      >
        {asking?.what === 'delete' && t('deleteQuestion', { name: asking.list.name })}
      </ConfirmDialog>
    </WidgetBox>
  )
}

function ListsFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTexts(savedListsTexts)
  return (
    <Heard className="cw-sub">
      {t('listsFailed')}{' '}
      <Button kind="quiet" size="s" onClick={onRetry}>
        {t('retry')}
      </Button>
    </Heard>
  )
}

/** Reads the lists, and keeps them as they are now. */
function useListsInStep(lists: Lists, isOpen: boolean): void {
  useEffect(() => {
    if (isOpen) void lists.load()
  }, [lists, isOpen])
  const page = useDocument()
  useEffect(() => {
    // Someone comes back to the page: a colleague may have changed the list meanwhile.
    const look = () => {
      if (page.visibilityState === 'visible') void lists.load()
      else void lists.flush()
    }
    page.addEventListener('visibilitychange', look)
    return () => page.removeEventListener('visibilitychange', look)
  }, [lists, page])
}

/** Opens the list that the host asks for, once. */
/** @returns whether the list is still to be opened */
function useAskedList(lists: Lists, listId: number | undefined, openList: (list: SavedList) => void): boolean {
  const { messages } = useShop()
  const t = useTexts(savedListsTexts)
  const status = useStore(lists.store, state => state.status)
  const opened = useRef<number>(undefined)
  const [answered, setAnswered] = useState<number>()
  useEffect(() => {
    if (status !== 'ready' || listId === undefined || opened.current === listId) return
    opened.current = listId
    const open = () => {
      const list = lists.store.getState().lists.find(({ id }) => id === listId)
      if (!list) return false
      openList(list)
      setAnswered(listId)
      return true
    }
    if (open()) return
    // It may be newer than what was read before.
    void lists.load().then(() => {
      if (open()) return
      messages.show({ kind: 'info', text: t('notThere') })
      setAnswered(listId)
    })
  })
  return status !== 'failed' && listId !== answered
}

/** What the entries of the menu are called. */
function useListWords() {
  const t = useTexts(savedListsTexts)
  const { date } = useFormat()
  return {
    ofList(list: SavedList): string {
      const facts = [
        t('lines', { count: list.lines }),
        list.shared && !list.own ? t('sharedBy', { owner: list.owner }) : '',
      ]
      return `${list.name} · ${facts.filter(Boolean).join(', ')}`
    },
    ofOrder: ({ orderNo, lineCount, soDate }: SavedListsState['orders'][number]): string =>
      t('order', { orderNo, day: date(soDate, DAY), lines: t('lines', { count: lineCount }) }),
  }
}
