import { createSavedViews } from '@cartwright/core'
import { VIEW_NAME_CHARS, type ViewedList } from '@cartwright/core/contract'
import { useEffect, useRef, useState } from 'react'
import { editIcon, filterIcon, homeIcon, trashIcon } from '../icons/icons'
import { Menu } from '../primitives/menu'
import { NameDialog } from '../primitives/name-dialog'
import { useBusy } from '../primitives/use-busy'
import { useShop } from '../provider/shop-provider'
import { useDisposable } from '../provider/use-disposable'
import { useStore } from '../provider/use-store'
import { useTexts } from '../provider/use-texts'
import { savedViewsTexts } from './saved-views.texts'

type Filter = Readonly<Record<string, string>>

export interface ViewsMenuProps {
  list: ViewedList
  /** What the list shows. */
  filter: Filter
  /** It is asked for something, if only for its first page, and opens with no view. */
  isAskedFor: boolean
  /** @param options as `change` of the list takes them */
  onPick: (filter: Filter, options?: { isOpening?: boolean }) => void
}

/**
 * The views of a list: picks one, saves what is shown under a name, renames or deletes the one that is shown. A list that is asked for
 * nothing else opens with the view that is to be first.
 */
export function ViewsMenu(props: ViewsMenuProps) {
  const shop = useShop()
  const views = useDisposable(() => createSavedViews(shop, props.list), props.list)
  return views && <Views {...props} views={views} />
}

const keyOf = (filter: Filter) => JSON.stringify(Object.entries(filter).sort())

function Views({ views, filter, isAskedFor, onPick }: ViewsMenuProps & { views: ReturnType<typeof createSavedViews> }) {
  const t = useTexts(savedViewsTexts)
  const all = useStore(views.store, state => state.views)
  const [naming, setNaming] = useState<'new' | 'shown'>()
  const [busy, run] = useBusy()
  const shown = all.find(view => keyOf(view.filter) === keyOf(filter))
  const isOpened = useRef(false)
  useEffect(() => {
    if (isOpened.current || all.length === 0) return
    isOpened.current = true
    const first = all.find(view => view.isFirst)
    if (first && !isAskedFor && Object.keys(filter).length === 0) onPick(first.filter, { isOpening: true })
  }, [all, filter, isAskedFor, onPick])
  return (
    <>
      <Menu
        icon={filterIcon}
        busy={busy}
        listLabel={t('views')}
        items={[
          ...all.map(view => ({
            key: view.id,
            label: view.isFirst ? t('nameOfFirst', { name: view.name }) : view.name,
            isPicked: view === shown,
            onPick: () => onPick(view.filter),
          })),
          ...(shown
            ? [
                {
                  key: 'rename',
                  label: t('rename', { name: shown.name }),
                  icon: editIcon,
                  onPick: () => setNaming('shown'),
                },
                {
                  key: 'first',
                  label: t(shown.isFirst ? 'notFirst' : 'first', { name: shown.name }),
                  icon: homeIcon,
                  onPick: () => run(() => views.openFirst(shown.id, !shown.isFirst)),
                },
                {
                  key: 'remove',
                  label: t('remove', { name: shown.name }),
                  icon: trashIcon,
                  onPick: () => run(() => views.remove(shown.id)),
                },
              ]
            : [{ key: 'save', label: t('saveView'), onPick: () => setNaming('new') }]),
        ]}
      >
        {shown?.name ?? t('views')}
      </Menu>
      {naming && (
        <NameDialog
          title={naming === 'shown' && shown ? t('rename', { name: shown.name }) : t('saveView')}
          labels={{ name: t('name'), missing: t('nameMissing'), save: t('save'), cancel: t('cancel') }}
          maxLength={VIEW_NAME_CHARS}
          name={naming === 'shown' ? shown?.name : undefined}
          onName={name => (naming === 'shown' && shown ? views.rename(shown.id, name) : views.save(name, filter))}
          onClose={() => setNaming(undefined)}
        />
      )}
    </>
  )
}
