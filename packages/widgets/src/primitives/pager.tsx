import { PAGE_SIZES } from '@cartwright/core'
import { useId } from 'react'
import { chevronLeftIcon, chevronRightIcon } from '../icons/icons'
import { Icon } from './icon'

export interface PagerTexts {
  /** Name of the landmark, "Pages". */
  label: string
  /** "Previous page". */
  previous: string
  /** "Next page". */
  next: string
  /** "Page 3". */
  page: (page: number) => string
  /** "21 to 40 of 412". */
  range: (from: number, to: number, total: number) => string
  /** "Per page". */
  pageSize: string
}

export interface PagerProps {
  /** 1-based. */
  page: number
  /** Entries of a page. */
  pageSize: number
  /** Entries, not pages. */
  total: number
  /** Called with the page to show. */
  onPage: (page: number) => void
  /** Without it the size cannot be chosen. The caller goes back to page 1. */
  onPageSize?: (pageSize: number) => void
  /** Default 10, 20, 40, 60 (LIM-003). */
  pageSizes?: readonly number[]
  /** In the reader's language, see `usePagerTexts`. */
  texts: PagerTexts
}

/** First, last and up to two pages either side of the current one; `undefined` is a gap. */
export function pageNumbers(page: number, pages: number): (number | undefined)[] {
  const shown = Array.from({ length: pages }, (_, index) => index + 1).filter(
    number => number === 1 || number === pages || Math.abs(number - page) <= 1,
  )
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? 0
    if (number - before === 2) return [number - 1, number]
    return number - before > 2 ? [undefined, number] : [number]
  })
}

/** Range, pages and page size of a list. */
export function Pager({ page, pageSize, total, onPage, onPageSize, pageSizes = PAGE_SIZES, texts }: PagerProps) {
  const sizeId = useId()
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1
  return (
    <nav className="cw-pager" aria-label={texts.label} part="pager">
      <span>{texts.range(from, Math.min(page * pageSize, total), total)}</span>
      {onPageSize && (
        <span className="cw-pager__size">
          <label htmlFor={sizeId}>{texts.pageSize}</label>
          <select
            id={sizeId}
            className="cw-select"
            value={String(pageSize)}
            onChange={event => onPageSize(Number(event.currentTarget.value))}
          >
            {pageSizes.map(size => (
              <option key={size} value={String(size)}>
                {size}
              </option>
            ))}
          </select>
        </span>
      )}
      <span className="cw-pager__pages">
        <button type="button" aria-label={texts.previous} disabled={page <= 1} onClick={() => onPage(page - 1)}>
          <Icon shape={chevronLeftIcon} />
        </button>
        {pageNumbers(page, pages).map((number, index) =>
          number === undefined ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: there are at most two gaps, distinguished by their place
            <span key={`gap-${index}`} aria-hidden="true">
              …
            </span>
          ) : (
            <button
              key={number}
              type="button"
              aria-label={texts.page(number)}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => onPage(number)}
            >
              {number}
            </button>
          ),
        )}
        <button type="button" aria-label={texts.next} disabled={page >= pages} onClick={() => onPage(page + 1)}>
          <Icon shape={chevronRightIcon} />
        </button>
      </span>
    </nav>
  )
}
