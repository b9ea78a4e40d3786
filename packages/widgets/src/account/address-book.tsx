import { type AddressDraft, addressBookOf, type AddressBook as Book } from '@cartwright/core'
import type { AddressKind, BookAddress } from '@cartwright/core/contract'
import { isMainAccount } from '@cartwright/core/rules'
import { useEffect, useRef, useState } from 'react'
import { pinIcon, searchIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { ConfirmDialog } from '../primitives/dialog'
import { Empty } from '../primitives/feedback'
import { Icon } from '../primitives/icon'
import { refocus } from '../primitives/refocus'
import { Segmented } from '../primitives/segmented'
import { useBusy } from '../primitives/use-busy'
import { commonTexts } from '../provider/common.texts'
import { useShop } from '../provider/shop-provider'
import { useLazy } from '../provider/use-lazy'
import { usePermission } from '../provider/use-permission'
import { useStore } from '../provider/use-store'
import { useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { AccountPart } from './account-part'
import { addressBookTexts } from './address-book.texts'
import { AddressCard } from './address-card'
import { addressee } from './address-lines'

const KINDS = ['shipping', 'nonRegular', 'billing'] as const satisfies readonly AddressKind[]

export interface AddressBookProps {
  /** Shows addresses of one kind only: `billing`, `shipping` or `nonRegular`. Without it the reader chooses. */
  kind?: AddressKind
}

const nameOf = (address: BookAddress) => addressee({ ...address, countryIso2: address.country })

/** True when a word of the address begins or continues with what is looked for. */
function matches(address: BookAddress, keyword: string): boolean {
  const { company, firstName, lastName, address1, city, postcode } = address
  return [company, firstName, lastName, address1, city, postcode].join(' ').toLowerCase().includes(keyword)
}

/** Where goods of the company go (ACC-002). */
export const ShippingAddresses = () => <AddressBook kind="shipping" />
/** Where goods of its customers go (ACC-003). */
export const DropShippingAddresses = () => <AddressBook kind="nonRegular" />

/** The addresses of the company: listed, added, changed, deleted, and one of each kind marked as the default (ACC-002, ACC-003, ACC-006). */
export function AddressBook({ kind: only }: AddressBookProps) {
  const shop = useShop()
  const book = addressBookOf(shop)
  const t = useTexts(addressBookTexts)
  const isSignedIn = useStore(shop.session.store, state => state.isSignedIn)
  const roles = useStore(shop.session.store, state => state.roles)
  const { status, error, rows, draft } = useStore(book.store, state => state)
  const [chosen, setChosen] = useState<AddressKind>('shipping')
  const [keyword, setKeyword] = useState('')
  const [removing, setRemoving] = useState<BookAddress>()
  const [, run] = useBusy()
  const AddressForm = useLazy(draft !== undefined, async () => (await import('./address-form')).AddressForm)
  useEffect(() => {
    if (isSignedIn) void book.load()
  }, [book, isSignedIn])
  const tools = useFocusBack(draft)
  const kind = only ?? chosen
  const mayChange = (of: AddressKind) => of !== 'billing' || isMainAccount(roles)
  // Where goods go without a word is for those who manage the accounts.
  const mayChooseDefault = usePermission('accounts') || isMainAccount(roles)
  const ofKind = rows.filter(row => row.kind === kind)
  const shown = ofKind.filter(row => matches(row, keyword.trim().toLowerCase()))
  const count = (of: AddressKind) => rows.filter(row => row.kind === of).length

  return (
    <AccountPart
      icon={pinIcon}
      says={{ signIn: t('signIn'), failed: t('failed') }}
      isSignedIn={isSignedIn}
      status={status}
      error={error}
      onRetry={() => void book.load()}
    >
      {() => (
        <WidgetBox className="cw-address-book">
          <div ref={tools} className="cw-row cw-row--wrap cw-address-book__tools">
            {!only && (
              <Segmented
                label={t('kind')}
                value={kind}
                segments={KINDS.map(each => ({ value: each, label: `${t(each)} (${count(each)})` }))}
                onValue={setChosen}
              />
            )}
            {ofKind.length > 3 && <Search keyword={keyword} onKeyword={setKeyword} />}
            {mayChange(kind) && (
              <span className="cw-end" data-at="new">
                <Button kind="primary" disabled={draft !== undefined} onClick={() => book.begin(kind)}>
                  {t('add')}
                </Button>
              </span>
            )}
          </div>
          {AddressForm && draft && (
            <AddressForm
              book={book}
              draft={draft}
              kinds={only ? [only] : KINDS.filter(mayChange)}
              mayBeDefault={mayChooseDefault}
            />
          )}
          {shown.length === 0 && !(draft && ofKind.length === 0) && <Nothing isSearched={ofKind.length > 0} />}
          <ul className="cw-address-book__cards">
            {shown.map(address => (
              <AddressCard
                key={address.addressId}
                address={address}
                isFixed={!mayChange(kind) || (address.isDefault && !mayChooseDefault)}
                mayBeDefault={mayChooseDefault}
                onEdit={() => book.edit(address)}
                onMakeDefault={() =>
                  run(async () => {
                    await book.makeDefault(address)
                    shop.messages.show({ kind: 'success', text: t('saved') })
                  })
                }
                onRemove={() => setRemoving(address)}
              />
            ))}
          </ul>
          <RemoveQuestion book={book} address={removing} onClose={() => setRemoving(undefined)} />
        </WidgetBox>
      )}
    </AccountPart>
  )
}

/** The form has gone: the reader goes on at the button that opened it. @returns for the box of the tools */
function useFocusBack(draft: AddressDraft | undefined) {
  const tools = useRef<HTMLDivElement>(null)
  const edited = useRef<string>(undefined)
  useEffect(() => {
    const box = tools.current?.parentElement
    if (!draft && edited.current && box) refocus(box, edited.current)
    edited.current = draft && String(draft.addressId ?? 'new')
  }, [draft])
  return tools
}

function Search({ keyword, onKeyword }: { keyword: string; onKeyword: (keyword: string) => void }) {
  const t = useTexts(addressBookTexts)
  return (
    <span className="cw-input-box cw-address-book__search">
      <Icon shape={searchIcon} />
      <input
        type="search"
        part="input"
        className="cw-input"
        aria-label={t('search')}
        placeholder={t('search')}
        value={keyword}
        onChange={event => onKeyword(event.currentTarget.value)}
      />
    </span>
  )
}

/** There is no address, or none that is looked for. */
function Nothing({ isSearched }: { isSearched: boolean }) {
  const t = useTexts(addressBookTexts)
  return (
    <div className="cw-card">
      {isSearched ? (
        <Empty icon={searchIcon} title={t('noHit')} />
      ) : (
        <Empty icon={pinIcon} title={t('empty')}>
          {t('emptyText')}
        </Empty>
      )}
    </div>
  )
}

interface RemoveQuestionProps {
  book: Book
  /** What is to be removed; undefined while nothing is. */
  address: BookAddress | undefined
  onClose: () => void
}

function RemoveQuestion({ book, address, onClose }: RemoveQuestionProps) {
  const t = useTexts(addressBookTexts)
  const common = useTexts(commonTexts)
  const [isRemoving, run] = useBusy()
  return (
    <ConfirmDialog
      open={address !== undefined}
      title={common('warning')}
      confirmLabel={t('remove')}
      cancelLabel={common('cancel')}
      busy={isRemoving}
      onCancel={onClose}
      onConfirm={() =>
        run(async () => {
          if (!address) return
          await book.remove(address.addressId)
          onClose()
        })
      }
    >
      {t('removeQuestion', { name: address ? nameOf(address) : '' })}
    </ConfirmDialog>
  )
}
