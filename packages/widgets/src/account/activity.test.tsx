import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerWith } from '../testing/answer-with'
import { renderWithShop } from '../testing/render-with-shop'
import { signInAs } from '../testing/sign-in-as'
import { Activity } from './activity'

const row = (activityId: number, what: string) => ({
  activityId,
  time: '2026-11-24 15:31:00',
  by: 'Femke Smit',
  bySupplier: false,
  action: 'account.changed',
  what,
  subject: 'rep.nl',
  changes: [
    { field: 'E-mail', before: 'old@example.com', after: 'new@example.com' },
    { field: 'Role', before: null, after: 'Clerk' },
  ],
  count: 1,
})

/** A company with 51 rows, of which the last is the only one of its kind. */
function company() {
  const asked: string[] = []
  const answer = (query: URLSearchParams) => {
    asked.push(query.toString())
    if (query.get('kind') === 'right') return { code: 200, msg: '', data: { rows: [], hasMore: false } }
    const rows = query.has('before')
      ? [row(1, 'Account added')]
      : Array.from({ length: 50 }, (_, at) => row(51 - at, 'Account changed'))
    return { code: 200, msg: '', data: { rows, hasMore: !query.has('before') } }
  }
  const fetch: typeof globalThis.fetch = (input, init) => {
    const { searchParams } = new URL(input instanceof Request ? input.url : input)
    return answerWith('/account/activity', () => answer(searchParams))(input, init)
  }
  return { asked, fetch }
}

it('ACC-014 says who did what when at the site, and what was before and after', async () => {
  await renderWithShop(<Activity />, { prepare: signInAs('buyer.nl'), fetch: company().fetch })
  const [, first] = await screen.findAllByRole('row')
  expect(first).toHaveTextContent(
    'Account changedE-mail: Before: old@example.com After: new@example.comRole: Clerk' +
      'rep.nlFemke Smit24 Nov 2026, 16:31',
  )
})

it('ACC-014 shows older rows, and those of one kind or person alone', async () => {
  const { asked, fetch } = company()
  await renderWithShop(<Activity />, { prepare: signInAs('buyer.nl'), fetch })
  const more = await screen.findByRole('button', { name: 'Show older activity' })
  await act(async () => fireEvent.click(more))
  expect(await screen.findByText('Account added')).toBeVisible()
  expect(screen.getAllByRole('row')).toHaveLength(52)
  expect(screen.queryByRole('button', { name: 'Show older activity' })).toBeNull()

  fireEvent.change(screen.getByLabelText('Kind'), { target: { value: 'right' } })
  expect(await screen.findByText('Nothing matches this filter')).toBeVisible()
  fireEvent.change(screen.getByLabelText('Kind'), { target: { value: '' } })
  const people = await screen.findByLabelText('Who')
  const femke = within(people).getByRole('option', { name: 'Femke Smit' })
  fireEvent.change(people, { target: { value: femke.getAttribute('value') } })
  await waitFor(() => expect(asked.at(-1)).toBe(`accountId=${femke.getAttribute('value')}`))
  expect(asked.slice(0, 4)).toEqual(['', 'before=2', 'kind=right', ''])
})

it('ACC-014 accounts that are no main account read why they see nothing', async () => {
  await renderWithShop(<Activity />, { prepare: signInAs('clerk.nl') })
  expect(await screen.findByText('The activity of your company is shown to its main accounts.')).toBeVisible()
  expect(screen.queryByRole('table')).toBeNull()
})
