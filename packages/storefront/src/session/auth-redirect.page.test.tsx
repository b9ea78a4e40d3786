import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, inject, it } from 'vitest'
import { currentPath } from '../app/location'
import { heading, leadsTo, open } from '../testing/open'

const REDEEM = '/clientauth/handover/freedom/redeem'

async function tokenOf(userName: string): Promise<string> {
  const query = new URLSearchParams({
    username: userName,
    password: 'Cartwright1',
    grant_type: 'password',
    client_id: 'cartwright',
    client_secret: 'cartwright',
    scope: 'server',
  })
  const answer = await fetch(`${inject('apiBase')}/clientauth/oauth/token?${query}`, { method: 'POST' })
  return ((await answer.json()) as { access_token: string }).access_token
}

/** A code of this account, or one that is refused. */
async function wireFor(userName: string | undefined, reason = 'used'): Promise<typeof fetch> {
  const token = userName && (await tokenOf(userName))
  return async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input)
    if (!pathname.endsWith(REDEEM)) return fetch(input, init)
    if (!token) return Response.json({ code: 403, msg: 'refused', data: { host: 'https://intranet.example', reason } })
    return Response.json({
      code: 200,
      msg: '',
      access_token: token,
      expires_in: 7200,
      userName,
      company: 'Demo',
      host: 'https://intranet.example',
    })
  }
}
const LINK = `/auth-redirect#code=CODE&to=${encodeURIComponent('/hisorder/list?page=2')}`

it('RT-003 a sign-in that was handed over opens the page signed in, and its code stays in no address', async () => {
  const { shop } = await open(LINK, undefined, await wireFor('buyer.de'))
  await leadsTo('/hisorder/list?page=2')
  await heading('Orders')
  expect(shop.session.store.getState().name).toBe('buyer.de')
  expect(window.location.hash).toBe('')
})

it('RT-003 where another person is signed in it asks first, and leaves who wants to stay', async () => {
  const { shop } = await open(LINK, 'buyer.nl', await wireFor('buyer.de'))
  await heading('Continue as buyer.de?')
  expect(
    screen.getByText(/^You are signed in here as buyer\.nl\. intranet\.example opens this page for buyer\.de/),
  ).toBeInTheDocument()
  expect(shop.session.store.getState().name).toBe('buyer.nl')
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Stay signed in as buyer.nl' })))
  await leadsTo('/hisorder/list?page=2')
  expect(shop.session.store.getState().name).toBe('buyer.nl')
})

it('RT-003 goes on as the person of the link when that is meant', async () => {
  const { shop } = await open(LINK, 'buyer.nl', await wireFor('buyer.de'))
  fireEvent.click(await screen.findByRole('button', { name: 'Continue as buyer.de' }))
  await leadsTo('/hisorder/list?page=2')
  await waitFor(() => expect(shop.session.store.getState().name).toBe('buyer.de'))
})

it.each([
  ['used', 'This link has been used, and works once only.'],
  ['late', 'This link has expired: it is good for one minute.'],
  ['unknown', 'This link is not valid.'],
  ['ended', 'The sign-in on the page you came from has ended.'],
  ['', 'The sign-in could not be taken over.'],
])(
  'RT-003 a code that is refused (%s) leads to the sign-in, which says why and where to open it again',
  async (reason, why) => {
    await open(LINK, undefined, await wireFor(undefined, reason))
    await heading('Sign in')
    expect(
      await screen.findByText(`${why} Open this again from intranet.example, or sign in here.`),
    ).toBeInTheDocument()
    expect(new URLSearchParams(currentPath().split('?')[1]).get('redirect')).toBe('/hisorder/list?page=2')
  },
)

it('words of somebody else in the address are none of the form', async () => {
  await open(`/login?redirect=%2Findex&from=${encodeURIComponent('evil.example, call +1 555')}`)
  expect(await screen.findByText(/Open this again from the page you came from/)).toBeInTheDocument()
  expect(screen.queryByText(/evil\.example/)).toBeNull()
})
