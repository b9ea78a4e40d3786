import { partPath, searchOf } from '@cartwright/core'
import type { SearchEntry, Sku } from '@cartwright/core/contract'
import { useEffect, useRef, useState } from 'react'
import { usePartSuggestions } from '../catalogue/part/use-part-suggestions'
import { searchIcon } from '../icons/search'
import { Button } from '../primitives/button'
import { SkeletonRows } from '../primitives/feedback'
import { Icon } from '../primitives/icon'
import { Popover } from '../primitives/popover'
import { useCombobox } from '../primitives/use-combobox'
import { commonTexts } from '../provider/common.texts'
import type { HostHandler } from '../provider/host-handler'
import { useShop } from '../provider/shop-provider'
import { type NavigationHandlers, useNavigate } from '../provider/use-navigate'
import { useStore } from '../provider/use-store'
import { useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { searchTexts } from './search.texts'
import { SearchSuggestion } from './search-suggestion'
import { useSlashKey } from './use-slash-key'

export interface SearchBoxProps extends NavigationHandlers {
  /** Text in the field at the start; follows when it changes, for example with the address of the results. */
  keyword?: string
  /** The key "/" goes to the field. For the shop's own pages; a host may have other plans for that key. */
  slashKey?: boolean
  /** Asked before a search; return false to show results yourself. */
  onSearch?: HostHandler<{ keyword: string }>
}

export type Suggestion = { kind: 'history'; entry: SearchEntry } | { kind: 'part'; part: Sku }

/** Entries of the history beside parts; more of them would push the parts out of sight. */
const HISTORY_BESIDE_PARTS = 3

const keyOf = (item: Suggestion) =>
  item.kind === 'part' ? `part ${item.part.goodsSkuId}` : `history ${item.entry.searchId}`

/** Field that finds a part by any of its numbers or by its printer: history at once, parts after two characters. */
export function SearchBox({ keyword = '', slashKey = false, onSearch, onNavigate }: SearchBoxProps) {
  const shop = useShop()
  const { session } = shop
  const search = searchOf(shop)
  const t = useTexts(searchTexts)
  const common = useTexts(commonTexts)
  const go = useNavigate(onNavigate)
  const [text, setText] = useState(keyword)
  const [open, setOpen] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const anchor = useRef<HTMLFormElement>(null)
  /** The press that enters the field takes what stands in it, as Tab and "/" do: the next search is another one. */
  const isEntering = useRef(false)
  useEffect(() => setText(keyword), [keyword])
  useSlashKey(input, slashKey)

  // Draws again when the history changes; which entries fit is the core's business.
  useStore(session.store, state => state.searchHistory)
  useEffect(() => session.want('history'), [session])
  const { status, parts } = usePartSuggestions(text, open)
  const history = search.suggest(text).slice(0, parts.length > 0 ? HISTORY_BESIDE_PARTS : undefined)
  const items: Suggestion[] = [
    ...history.map(entry => ({ kind: 'history', entry }) as const),
    ...parts.map(part => ({ kind: 'part', part }) as const),
  ]

  const start = (wanted: string) => {
    const asked = wanted.trim()
    setOpen(false)
    if (asked && onSearch?.({ keyword: asked }) !== false) void search.open(asked)
  }
  const pick = (item: Suggestion) => {
    if (item.kind === 'part') return go(partPath(shop, item.part.goodsSkuId))
    setText(item.entry.keyword)
    start(item.entry.keyword)
  }
  // The core has said what went wrong, and the entry is back.
  const forget = (entry: SearchEntry) => void search.forget(entry.searchId).catch(() => undefined)

  const combobox = useCombobox({ items, keyOf, open, onOpen: setOpen, onPick: pick })
  const active = combobox.activeItem
  const isWaiting = status === 'loading' && parts.length === 0
  const note =
    status === 'failed' ? t('failed') : status === 'ready' && parts.length === 0 && t('none', { text: text.trim() })
  return (
    <WidgetBox className="cw-search">
      {/* biome-ignore lint/a11y/useSemanticElements: React 18 does not know <search> */}
      <form
        ref={anchor}
        role="search"
        className="cw-search__bar"
        onSubmit={event => {
          event.preventDefault()
          start(text)
        }}
      >
        <Icon shape={searchIcon} />
        <input
          {...combobox.inputProps}
          ref={input}
          className="cw-input"
          part="input"
          type="search"
          enterKeyHint="search"
          spellCheck={false}
          maxLength={120}
          aria-haspopup="grid"
          aria-label={t('label')}
          placeholder={t('placeholder')}
          value={text}
          onChange={event => {
            setText(event.currentTarget.value)
            setOpen(true)
          }}
          onMouseDown={event => {
            isEntering.current = !event.currentTarget.matches(':focus')
          }}
          onMouseUp={({ currentTarget }) => {
            // A reader who has selected a part of it wants that part; one who presses again, the place.
            if (isEntering.current && currentTarget.selectionStart === currentTarget.selectionEnd)
              currentTarget.select()
            isEntering.current = false
          }}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onKeyDown={event => {
            if (event.key === 'Delete' && event.shiftKey && active?.kind === 'history') {
              event.preventDefault()
              forget(active.entry)
            } else combobox.inputProps.onKeyDown(event)
          }}
        />
        {slashKey && (
          <span className="cw-search__key" aria-hidden="true">
            /
          </span>
        )}
        <Button type="submit" kind="primary" size="s" onMouseDown={event => event.preventDefault()}>
          {t('search')}
        </Button>
      </form>
      <Popover
        open={open && (items.length > 0 || isWaiting || Boolean(note))}
        onClose={() => setOpen(false)}
        anchor={anchor}
        matchWidth
        className="cw-search__menu"
        // A press on a heading or a note must not take the focus away.
        onMouseDown={event => event.preventDefault()}
      >
        {items.length > 0 && (
          // biome-ignore lint/a11y/useSemanticElements: a list of suggestions with a second action each, which no table is
          <div {...combobox.listProps} role="grid" aria-label={t('suggestions')}>
            {items.map((item, index) => (
              <SearchSuggestion
                key={keyOf(item)}
                item={item}
                typed={text.trim()}
                row={{ ...combobox.optionProps(item, index), role: 'row' }}
                onForget={forget}
              />
            ))}
          </div>
        )}
        {isWaiting && <SkeletonRows label={common('loading')} />}
        {note && (
          <p className="cw-menu__note" role="status">
            {note}
          </p>
        )}
        {active?.kind === 'history' && <p className="cw-search__keys">{t('forgetKeys')}</p>}
      </Popover>
    </WidgetBox>
  )
}
