import { partPath, searchOf } from '@cartwright/core'
import type { SearchEntry } from '@cartwright/core/contract'
import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { usePartSuggestions } from '../catalogue/part/use-part-suggestions'
import { searchIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { SkeletonRows } from '../primitives/feedback'
import { Heard } from '../primitives/heard'
import { Icon } from '../primitives/icon'
import { Popover } from '../primitives/popover'
import { useCombobox } from '../primitives/use-combobox'
import { commonTexts } from '../provider/common.texts'
import { type FormFieldProps, FormValue, useFormField } from '../provider/form-field'
import type { HostHandler } from '../provider/host-handler'
import { useShop } from '../provider/shop-provider'
import { type NavigationHandlers, useNavigate } from '../provider/use-navigate'
import { useStore } from '../provider/use-store'
import { useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { addSheet } from '../styles/sheet'
import { searchTexts } from './search.texts'
import css from './search-box.css?inline'
import type { Suggestion } from './search-box.types'
import { SearchSuggestion } from './search-suggestion'
import { useSlashKey } from './use-slash-key'

addSheet(css)

export interface SearchBoxProps extends NavigationHandlers, FormFieldProps {
  /** Text in the field at the start; follows when it changes, for example with the address of the results. */
  keyword?: string
  /** The key "/" goes to the field. For the shop's own pages; a host may have other plans for that key. */
  slashKey?: boolean
  /** Asked before a search, which is remembered and asks `onNavigate` then; return false to show results yourself. */
  onSearch?: HostHandler<{ keyword: string }>
}

/** Entries of the history beside parts; more of them would push the parts out of sight. */
const HISTORY_BESIDE_PARTS = 3

const keyOf = (item: Suggestion) =>
  item.kind === 'part' ? `part ${item.part.goodsSkuId}` : `history ${item.entry.searchId}`

/** Field that finds a part by any of its numbers or by its printer: history at once, parts after two characters. */
export function SearchBox(props: SearchBoxProps) {
  const {
    keyword = '',
    slashKey = false,
    name,
    value,
    disabled = false,
    required = false,
    onSearch,
    onNavigate,
  } = props
  const t = useTexts(searchTexts)
  const common = useTexts(commonTexts)
  const input = useRef<HTMLInputElement>(null)
  const anchor = useRef<HTMLFormElement>(null)
  useSlashKey(input, slashKey)
  const { text, setText, open, setOpen, found, start, forget, combobox } = useSearch({ keyword, onSearch, onNavigate })
  useEffect(() => {
    if (value !== undefined) setText(value)
  }, [value, setText])
  const sent = disabled || text.trim() === '' ? null : text.trim()
  const missing = required && !disabled && sent === null ? common('fillIn') : undefined
  useFormField(sent, wanted => setText(wanted ?? keyword), { missing })
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const active = combobox.activeItem
    if (event.key !== 'Delete' || !event.shiftKey || active?.kind !== 'history')
      return combobox.inputProps.onKeyDown(event)
    event.preventDefault()
    forget(active.entry)
  }
  const selectionOnPress = useSelectionOnPress()
  return (
    <WidgetBox className="cw-search">
      {/* biome-ignore lint/a11y/useSemanticElements: React 18 does not know <search> */}
      <form
        ref={anchor}
        role="search"
        className="cw-search__bar"
        onSubmit={event => {
          event.preventDefault()
          void start(text)
        }}
      >
        <Icon shape={searchIcon} />
        <input
          {...combobox.inputProps}
          ref={input}
          className="cw-input"
          part="input"
          // `combobox` is no role of a field of type `search` (ARIA in HTML).
          type="text"
          inputMode="search"
          enterKeyHint="search"
          spellCheck={false}
          maxLength={120}
          aria-haspopup="grid"
          aria-label={t('label')}
          placeholder={t('placeholder')}
          disabled={disabled}
          value={text}
          onChange={event => {
            setText(event.currentTarget.value)
            setOpen(true)
          }}
          {...selectionOnPress}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onKeyDown={handleKeyDown}
        />
        {slashKey && (
          <span className="cw-search__key" aria-hidden="true">
            /
          </span>
        )}
        <Button type="submit" kind="primary" size="s" disabled={disabled} onMouseDown={event => event.preventDefault()}>
          {t('search')}
        </Button>
      </form>
      <Menu
        open={open}
        onClose={() => setOpen(false)}
        anchor={anchor}
        found={found}
        typed={text.trim()}
        combobox={combobox}
        onForget={forget}
      />
      <FormValue name={name} value={sent} />
    </WidgetBox>
  )
}

/** What is typed, what is suggested for it, and what a choice leads to. */
function useSearch({
  keyword,
  onSearch,
  onNavigate,
}: Pick<SearchBoxProps, 'onSearch' | 'onNavigate'> & { keyword: string }) {
  const shop = useShop()
  const search = searchOf(shop)
  const go = useNavigate(onNavigate)
  const [text, setText] = useState(keyword)
  const [open, setOpen] = useState(false)
  useEffect(() => setText(keyword), [keyword])
  const found = useSuggestions(text, open)
  const start = async (wanted: string) => {
    const asked = wanted.trim()
    setOpen(false)
    if (!asked || onSearch?.({ keyword: asked }) === false) return
    const path = await search.pathOf(asked)
    if (path !== undefined) go(path)
  }
  const pick = (item: Suggestion) => {
    if (item.kind === 'part') return void go(partPath(shop, item.part.goodsSkuId))
    setText(item.entry.keyword)
    void start(item.entry.keyword)
  }
  // The core has said what went wrong, and the entry is back.
  const forget = (entry: SearchEntry) => void search.forget(entry.searchId).catch(() => undefined)
  const combobox = useCombobox({ items: found.items, keyOf, open, onOpen: setOpen, onPick: pick })
  return { text, setText, open, setOpen, found, start, forget, combobox }
}

/** History that fits at once, and parts. */
function useSuggestions(text: string, isOpen: boolean) {
  const shop = useShop()
  const { session } = shop
  // Draws again when the history changes; which entries fit is the core's business.
  useStore(session.store, state => state.searchHistory)
  useEffect(() => session.want('history'), [session])
  const { status, parts } = usePartSuggestions(text, isOpen)
  const history = searchOf(shop)
    .suggest(text)
    .slice(0, parts.length > 0 ? HISTORY_BESIDE_PARTS : undefined)
  const items: Suggestion[] = [
    ...history.map(entry => ({ kind: 'history', entry }) as const),
    ...parts.map(part => ({ kind: 'part', part }) as const),
  ]
  return { items, status, hasParts: parts.length > 0 }
}

/** The press that enters the field takes what stands in it, as Tab and "/" do: the next search is another one. */
function useSelectionOnPress() {
  const isEntering = useRef(false)
  return {
    onMouseDown: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
      isEntering.current = !currentTarget.matches(':focus')
    },
    onMouseUp: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
      // A reader who has selected a part of it wants that part; one who presses again, the place.
      if (isEntering.current && currentTarget.selectionStart === currentTarget.selectionEnd) currentTarget.select()
      isEntering.current = false
    },
  }
}

interface MenuProps {
  open: boolean
  onClose: () => void
  anchor: RefObject<HTMLFormElement | null>
  found: ReturnType<typeof useSuggestions>
  typed: string
  combobox: ReturnType<typeof useCombobox<Suggestion>>
  onForget: (entry: SearchEntry) => void
}

/** Suggestions below the field, or why there are none. */
function Menu({ open, onClose, anchor, found, typed, combobox, onForget }: MenuProps) {
  const t = useTexts(searchTexts)
  const common = useTexts(commonTexts)
  const { items, status, hasParts } = found
  const isWaiting = status === 'loading' && !hasParts
  // What is only like it stands below.
  const isStrange = status === 'ready' && (!hasParts || items.some(item => item.kind === 'part' && item.part.isNear))
  const note = status === 'failed' ? t('failed') : isStrange && t('none', { text: typed })
  return (
    <Popover
      open={open && (items.length > 0 || isWaiting || Boolean(note))}
      onClose={onClose}
      anchor={anchor}
      matchWidth
      className="cw-search__menu"
      // A press on a heading or a note must not take the focus away.
      onMouseDown={event => event.preventDefault()}
    >
      {note && (
        <Heard as="p" className="cw-menu__note">
          {note}
        </Heard>
      )}
      {items.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a list of suggestions with a second action each, which no table is
        <div {...combobox.listProps} role="grid" aria-label={t('suggestions')}>
          {items.map((item, index) => (
            <SearchSuggestion
              key={keyOf(item)}
              item={item}
              typed={typed}
              row={{ ...combobox.optionProps(item, index), role: 'row' }}
              onForget={onForget}
            />
          ))}
        </div>
      )}
      {status === 'ready' && hasParts && (
        <Heard as="p" className="cw-sr">
          {t('found', { count: items.filter(({ kind }) => kind === 'part').length })}
        </Heard>
      )}
      {isWaiting && <SkeletonRows label={common('loading')} />}
      {combobox.activeItem?.kind === 'history' && <p className="cw-search__keys">{t('forgetKeys')}</p>}
    </Popover>
  )
}
