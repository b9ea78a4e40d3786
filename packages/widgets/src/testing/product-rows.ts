/** What tests of product lists look at. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'

/** What visitors read in the place of prices (PERM-018). */
export const HIDDEN = 'Please sign in or contact your account manager to get the price.'
/** End of the address of the list. */
export const QUERY = '/goods/sku/freedom/query'

/** Rows of the table, without its head. */
export async function findRows(): Promise<HTMLElement[]> {
  const table = await screen.findByRole('table')
  await waitFor(() => expect(table.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'false'))
  return within(table).getAllByRole('row').slice(1)
}

/** The real wire, with the questions that were asked for rows. */
export function watchWire() {
  const asked: URLSearchParams[] = []
  const watched: typeof fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    if (url.pathname.endsWith(QUERY)) asked.push(url.searchParams)
    return fetch(input, init)
  }
  return { asked, fetch: watched }
}
