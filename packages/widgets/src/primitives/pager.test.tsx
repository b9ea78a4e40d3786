import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Pager, type PagerTexts, pageNumbers } from './pager'

const texts: PagerTexts = {
  label: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: page => `Page ${page}`,
  range: (from, to, total) => `${from} to ${to} of ${total}`,
  pageSize: 'Per page',
}

describe('pager', () => {
  it.each([
    [1, 1, [1]],
    [1, 5, [1, 2, undefined, 5]],
    [3, 5, [1, 2, 3, 4, 5]],
    [10, 21, [1, undefined, 9, 10, 11, undefined, 21]],
    [21, 21, [1, undefined, 20, 21]],
  ])('shows on page %i of %i: %j', (page, pages, expected) => {
    expect(pageNumbers(page, pages)).toEqual(expected)
  })

  it('offers exactly the sizes 10, 20, 40 and 60', async () => {
    const onPageSize = vi.fn()
    render(<Pager page={1} pageSize={20} total={412} onPage={() => {}} onPageSize={onPageSize} texts={texts} />)
    const select = screen.getByRole('combobox', { name: 'Per page' })
    expect(
      within(select)
        .getAllByRole('option')
        .map(option => option.textContent),
    ).toEqual(['10', '20', '40', '60'])
    await userEvent.setup().selectOptions(select, '40')
    expect(onPageSize).toHaveBeenCalledExactlyOnceWith(40)
  })

  it('names the current page and goes to others', async () => {
    const onPage = vi.fn()
    render(<Pager page={2} pageSize={20} total={45} onPage={onPage} texts={texts} />)
    const pages = screen.getByRole('navigation', { name: 'Pages' })
    expect(pages).toHaveTextContent('21 to 40 of 45')
    expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
    await userEvent.setup().click(screen.getByRole('button', { name: 'Next page' }))
    expect(onPage).toHaveBeenCalledExactlyOnceWith(3)
  })

  it('stops at both ends of an empty list', () => {
    render(<Pager page={1} pageSize={20} total={0} onPage={() => {}} texts={texts} />)
    expect(screen.getByRole('navigation')).toHaveTextContent('0 to 0 of 0')
    expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled()
  })
})
