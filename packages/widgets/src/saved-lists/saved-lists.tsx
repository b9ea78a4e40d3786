import { isShopError, type Replacing, savedListsOf, type TakeBack } from '@cartwright/core'
import type { SavedList } from '@cartwright/core/contract'
import { useEffect, useRef, useState } from 'react'
import { listIcon } from '../icons/list'
import { moreIcon } from '../icons/more'
import { Button } from '../primitives/button'
import { ConfirmDialog } from '../primitives/dialog'
import { Menu } from '../primitives/menu'
import { useBusy } from '../primitives/use-busy'
import { useShop } from '../provider/shop-provider'
import { type NavigationHandlers, useNavigate } from '../provider/use-navigate'
import { usePermission } from '../provider/use-permission'
import { useStore } from '../provider/use-store'
import { useFormat, useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { ListNameDialog } from './list-name-dialog'
import { OpenListDialog } from './open-list-dialog'
import { savedListsTexts } from './saved-lists.texts'

const DAY = { day: 'numeric', month: 'short' } as const

/** How long replaced lines can be brought back. */
const UNDO_MS = 60_000

export interface SavedListsProps extends NavigationHandlers {
  /** List to open as soon as the lists are read, as if it was picked. Default none. */
  listId?: number | undefined
}

type Asking =
  | { what: 'saveAs' }
  | { what: 'rename' | 'delete'; list: SavedList }
  | {
      what: 'open'
      name: string
      saved: string | undefined
      onReplace: () => Promise<void>
      onAdd: () => Promise<void>
    }

/** A list or an order that was picked. */
interface Opening {
  name: string
  /** Of a list. */
  id?: number
  show: (options?: Replacing) => Promise<TakeBack>
  add: () => Promise<void>
}

/** Switches between the lists of the account and of its company and the last orders, and says whether the one that quick order shows is saved. */
export function SavedLists({ listId, onNavigate }: SavedListsProps) {
  const shop = useShop()
  const { messages } = shop
  const lists = savedListsOf(shop)
  const isAllowed = usePermission('quickOrder')
  const isSignedIn = useStore(shop.session.store, state => state.isSignedIn)
  const { status, shown, saving, doubled, error, orders, lists: all } = useStore(lists.store, state => state)
  const navigate = useNavigate(onNavigate)
  const t = useTexts(savedListsTexts)
  const { date } = useFormat()
  const [asking, setAsking] = useState<Asking>()
  const [busy, run] = useBusy()
  useEffect(() => {
    if (isSignedIn && isAllowed) void lists.load()
  }, [lists, isSignedIn, isAllowed])
  useEffect(() => {
    // Someone comes back to the page: a colleague may have changed the list meanwhile.
    const look = () => {
      if (document.visibilityState === 'visible') void lists.load()
      else void lists.flush()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [lists])

  const isUnsaved = () => (!shown || saving === 'failed') && lists.hasLines()
  const replace = async (name: string, show: (options?: Replacing) => Promise<TakeBack>, options?: Replacing) => {
    const takeBack = await show(options)
    const id = messages.show({
      kind: 'success',
      text: t('opened', { name }),
      durationMs: UNDO_MS,
      action: {
        label: t('undo'),
        run: () => {
          messages.dismiss(id)
          void takeBack().catch(messages.showError)
        },
      },
    })
  }
  /** Another list takes the place of lines, or is added to them, as the buyer says; the same list is read anew. */
  const open = ({ name, id, show, add }: Opening) => {
    const isOther = id === undefined || id !== shown?.id
    if (!lists.hasLines() || !(isOther || isUnsaved())) return run(() => show().then(() => undefined))
    const saved = isUnsaved() ? undefined : shown?.name
    setAsking({ what: 'open', name, saved, onReplace: () => replace(name, show, { discard: !saved }), onAdd: add })
  }
  const openList = ({ id, name }: Pick<SavedList, 'id' | 'name'>) =>
    open({ name, id, show: options => lists.open(id, options), add: () => lists.add(id) })
  const opened = useRef<number>(undefined)
  useEffect(() => {
    if (status !== 'ready' || listId === undefined || opened.current === listId) return
    opened.current = listId
    const list = all.find(({ id }) => id === listId)
    if (list) openList(list)
  })

  if (!isSignedIn || !isAllowed) return null
  const label = (list: SavedList) => {
    const facts = [t('lines', { count: list.lines }), list.shared ? t('sharedBy', { owner: list.owner }) : '']
    return `${list.name} · ${facts.filter(Boolean).join(', ')}`
  }
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
            label: label(list),
            isPicked: list.id === shown?.id,
            onPick: () => openList(list),
          })),
          ...orders.map(({ orderNo, lineCount, soDate }) => ({
            key: orderNo,
            label: t('order', { orderNo, day: date(soDate, DAY), lines: t('lines', { count: lineCount }) }),
            isPicked: false,
            onPick: () =>
              open({
                name: orderNo,
                show: options => lists.openOrder(orderNo, options),
                add: () => lists.addOrder(orderNo),
              }),
          })),
          {
            key: 'new',
            label: t('newList'),
            isPicked: false,
            onPick: () => (isUnsaved() ? setAsking({ what: 'saveAs' }) : run(() => lists.startNew())),
          },
        ]}
      >
        {shown?.name ?? t('notSaved')}
      </Menu>
      {shown ? (
        <>
          <span role="status" className="cw-sub">
            {saving === 'saved'
              ? doubled > 0
                ? t('doubled', { count: doubled })
                : t('saved')
              : saving === 'waiting'
                ? t('saving')
                : isShopError(error, 'refused')
                  ? t('refused', { reason: error.at.msg ?? '' })
                  : t('failed')}
          </span>
          {saving === 'failed' && isShopError(error, 'refused') && (
            <Button kind="quiet" onClick={() => setAsking({ what: 'saveAs' })}>
              {t('saveAs')}
            </Button>
          )}
          <Menu
            kind="quiet"
            icon={moreIcon}
            aria-label={t('manage', { name: shown.name })}
            items={[
              {
                key: 'details',
                label: t('details'),
                onPick: () => navigate(`/hisorder/quickOrderDetails/${shown.id}`),
              },
              ...(shown.canManage
                ? [
                    { key: 'rename', label: t('rename'), onPick: () => setAsking({ what: 'rename', list: shown }) },
                    {
                      key: 'share',
                      label: t(shown.shared ? 'unshare' : 'share'),
                      onPick: () => run(() => lists.share(shown.id, !shown.shared)),
                    },
                    { key: 'delete', label: t('delete'), onPick: () => setAsking({ what: 'delete', list: shown }) },
                  ]
                : []),
            ]}
          />
        </>
      ) : (
        <Button kind="quiet" onClick={() => setAsking({ what: 'saveAs' })}>
          {t('saveAs')}
        </Button>
      )}
      {status === 'failed' && (
        <span role="alert" className="cw-sub">
          {t('listsFailed')}{' '}
          <Button kind="quiet" size="s" onClick={() => void lists.load()}>
            {t('retry')}
          </Button>
        </span>
      )}
      {asking?.what === 'saveAs' && <ListNameDialog title={t('saveAs')} onName={lists.saveAs} onClose={close} />}
      {asking?.what === 'rename' && (
        <ListNameDialog
          title={t('rename')}
          name={asking.list.name}
          onName={name => lists.rename(asking.list.id, name)}
          onClose={close}
        />
      )}
      {asking?.what === 'open' && <OpenListDialog {...asking} onClose={close} />}
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
