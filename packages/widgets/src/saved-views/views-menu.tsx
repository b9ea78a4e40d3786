import { createSavedViews } from '@cartwright/core'
import { VIEW_NAME_CHARS, type ViewedList } from '@cartwright/core/contract'
import { type FormEvent, useId, useState } from 'react'
import { filterIcon } from '../icons/filter'
import { trashIcon } from '../icons/trash'
import { Button } from '../primitives/button'
import { Dialog } from '../primitives/dialog'
import { Menu } from '../primitives/menu'
import { TextField } from '../primitives/text-field'
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
  onPick: (filter: Filter) => void
}

/** The views of a list: picks one, saves what is shown under a name, deletes the one that is shown. */
export function ViewsMenu(props: ViewsMenuProps) {
  const shop = useShop()
  const views = useDisposable(() => createSavedViews(shop, props.list), props.list)
  return views && <Views {...props} views={views} />
}

const keyOf = (filter: Filter) => JSON.stringify(Object.entries(filter).sort())

function Views({ views, filter, onPick }: ViewsMenuProps & { views: ReturnType<typeof createSavedViews> }) {
  const t = useTexts(savedViewsTexts)
  const all = useStore(views.store, state => state.views)
  const [isNaming, setNaming] = useState(false)
  const [busy, run] = useBusy()
  const shown = all.find(view => keyOf(view.filter) === keyOf(filter))
  return (
    <>
      <Menu
        icon={filterIcon}
        busy={busy}
        listLabel={t('views')}
        items={[
          ...all.map(view => ({
            key: view.id,
            label: view.name,
            isPicked: view === shown,
            onPick: () => onPick(view.filter),
          })),
          ...(shown
            ? [
                {
                  key: 'remove',
                  label: t('remove', { name: shown.name }),
                  icon: trashIcon,
                  onPick: () => run(() => views.remove(shown.id)),
                },
              ]
            : [{ key: 'save', label: t('saveView'), onPick: () => setNaming(true) }]),
        ]}
      >
        {shown?.name ?? t('views')}
      </Menu>
      {isNaming && <NameDialog onName={name => views.save(name, filter)} onClose={() => setNaming(false)} />}
    </>
  )
}

/** @param onName rejects when it could not be saved; the dialog stays then */
function NameDialog({ onName, onClose }: { onName: (name: string) => Promise<void>; onClose: () => void }) {
  const t = useTexts(savedViewsTexts)
  const [name, setName] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [busy, run] = useBusy()
  const form = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return setMissing(true)
    run(() => onName(name.trim()).then(onClose))
  }
  return (
    <Dialog
      open
      title={t('saveView')}
      onClose={onClose}
      closeLabel={t('cancel')}
      foot={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" type="submit" form={form} busy={busy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <TextField
          label={t('name')}
          required
          autoFocus
          autoComplete="off"
          maxLength={VIEW_NAME_CHARS}
          value={name}
          error={isMissing && name.trim() === '' ? t('nameMissing') : undefined}
          onValue={setName}
        />
      </form>
    </Dialog>
  )
}
