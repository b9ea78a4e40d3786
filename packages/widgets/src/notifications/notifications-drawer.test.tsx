import { notificationsOf } from '@cartwright/core'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { answerWith } from '../testing/answer-with'
import { renderWithShop } from '../testing/render-with-shop'
import { signInAs } from '../testing/sign-in-as'
import { NotificationsDrawer } from './notifications-drawer'

const QUERY = '/system/notification/query'
const holiday = {
  notificationId: 1,
  notificationTitle: 'Holiday',
  notificationText: '<p>Closed on <strong>Friday</strong>.</p><img src=x onerror=alert(1)><script>alert(1)</script>',
  createTime: '2024-03-05 10:11:12',
  read: false,
}
const rows = [
  holiday,
  { ...holiday, notificationId: 2, notificationTitle: 'Plain', notificationText: 'One\n\nTwo', read: true },
]
const two = { fetch: answerWith(QUERY, () => ({ code: 200, msg: '', rows, total: rows.length })) }

const draw = (options = {}) =>
  renderWithShop(<NotificationsDrawer open />, { prepare: signInAs('buyer.nl'), ...options })
const entries = () => [...document.querySelectorAll('details')]
const open = (entry: HTMLDetailsElement | undefined) =>
  act(async () => {
    if (!entry) throw new Error('no entry')
    entry.open = true
    fireEvent(entry, new Event('toggle'))
  })

it('SITE-012 LAY-060 lists the entries of the notification call as an accordion', async () => {
  const { shop } = await draw()
  await waitFor(() => expect(entries().length).toBeGreaterThan(1))
  const { rows: read } = notificationsOf(shop).store.getState()
  expect(entries().map(entry => entry.querySelector('summary')?.textContent)).toEqual(
    read.map(row => expect.stringContaining(row.notificationTitle)),
  )
  expect(entries().every(entry => !entry.open)).toBe(true)
})

it('NOTE-001 heads an entry with its day and its title', async () => {
  await draw(two)
  const head = await screen.findByText('Holiday')
  const summary = head.closest('summary')
  expect(summary).toHaveTextContent('2024-03-05 Holiday')
  expect(summary).not.toHaveTextContent('10:11:12')
})

it('N1 NOTE-001 the day of an entry is that of the site: after midnight in Amsterdam it is the next one', async () => {
  const late = { ...holiday, createTime: '2024-03-05 23:30:00' }
  await draw({ fetch: answerWith(QUERY, () => ({ code: 200, msg: '', rows: [late], total: 1 })) })
  const head = await screen.findByText('Holiday')
  expect(head.closest('summary')).toHaveTextContent('2024-03-06 Holiday')
})

it('NOTE-002 LAY-060 an opened entry shows its text, without what does not belong into a text', async () => {
  await draw(two)
  await screen.findByText('Holiday')
  const [first] = entries()
  expect(first).not.toHaveTextContent('Closed on')
  await open(first)
  await waitFor(() => expect(first).toHaveTextContent('Closed on Friday.'))
  expect(first?.querySelector('strong')).toHaveTextContent('Friday')
  expect(document.querySelector('script, img')).toBeNull()
  expect(first).not.toHaveTextContent('alert')
})

it('counts what is new, and an entry that was opened is new no more', async () => {
  const { shop } = await draw(two)
  const dialog = await screen.findByRole('dialog', { name: 'Notifications 1 new' })
  expect(within(dialog).getByText('(new)')).toBeInTheDocument()
  const read = vi.spyOn(notificationsOf(shop), 'markRead')
  await open(entries()[0])
  expect(read).toHaveBeenCalledWith(1)
  expect(screen.getByRole('dialog', { name: 'Notifications' })).toBeInTheDocument()
  expect(screen.queryByText('(new)')).toBeNull()
})

it('marks all as read, and says then that there is nothing left to mark', async () => {
  await draw(two)
  await screen.findByRole('dialog', { name: 'Notifications 1 new' })
  const all = screen.getByRole('button', { name: 'Mark all as read' })
  await act(async () => fireEvent.click(all))
  expect(await screen.findByRole('dialog', { name: 'Notifications' })).toBeInTheDocument()
  expect(screen.queryByText('(new)')).toBeNull()
  expect(all).toHaveAttribute('aria-disabled', 'true')
})

it('API-037 shows visitors an empty list without a request', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>((input, init) => globalThis.fetch(input, init))
  await renderWithShop(<NotificationsDrawer open />, { fetch })
  expect(await screen.findByText('No notifications')).toBeInTheDocument()
  expect(screen.getByText('Sign in to read what there is to tell.')).toBeInTheDocument()
  expect(fetch.mock.calls.some(([input]) => String(input instanceof Request ? input.url : input).includes(QUERY))).toBe(
    false,
  )
})

it('leads visitors to the sign-in', async () => {
  const onNavigate = vi.fn(() => false)
  const onClose = vi.fn()
  await renderWithShop(<NotificationsDrawer open onClose={onClose} onNavigate={onNavigate} />)
  fireEvent.click(await screen.findByRole('link', { name: 'Sign In' }))
  expect(onNavigate).toHaveBeenCalledWith({ path: '/login' })
  expect(onClose).toHaveBeenCalled()
})

it('says that the list failed, and tries again', async () => {
  let isBroken = true
  const fetch = answerWith(QUERY, () => (isBroken ? { code: 500, msg: 'x', data: null } : undefined))
  await draw({ fetch })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  isBroken = false
  await act(async () => fireEvent.click(retry))
  await waitFor(() => expect(entries().length).toBeGreaterThan(1))
})
