import { act, render, renderHook, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { currentPath, goTo, showAs, useVisit } from './location'

function Where() {
  const { path, id, by } = useVisit()
  return <output>{`${id} ${by} ${path}`}</output>
}
const shown = () => screen.getByRole('status').textContent?.split(' ') ?? []

beforeEach(() => {
  window.history.replaceState(null, '', '/index')
  render(<Where />)
})

it('a link is another visit, also to the same page', () => {
  const [first] = shown()
  act(() => goTo('/list/toner?classId=102'))
  expect(shown()).toEqual([String(Number(first) + 1), 'link', '/list/toner?classId=102'])
  act(() => goTo('/list/toner?classId=103'))
  expect(shown()[0]).toBe(String(Number(first) + 2))
  expect(currentPath()).toBe('/list/toner?classId=103')
})

it('a filter that changes the address stays on the visit and leaves no entry behind', () => {
  act(() => goTo('/list/toner?classId=102'))
  const [visit] = shown()
  const entries = window.history.length
  act(() => goTo('/list/toner?classId=102&page=2', { replace: true }))
  expect(shown()).toEqual([visit, 'link', '/list/toner?classId=102&page=2'])
  expect(window.history.length).toBe(entries)
})

it('a list that shows something else stays on the visit, and can go back to what it showed', () => {
  act(() => goTo('/list/toner?classId=102'))
  const [visit] = shown()
  const entries = window.history.length
  act(() => showAs('/list/toner?classId=102&page=2'))
  expect(shown()).toEqual([visit, 'link', '/list/toner?classId=102&page=2'])
  expect(window.history.length).toBe(entries + 1)
  act(() => showAs('/list/toner?classId=102&page=2'))
  expect(window.history.length).toBe(entries + 1)
})

it('a redirect to another page is another visit', () => {
  const [first] = shown()
  act(() => goTo('/404', { replace: true }))
  expect(shown()[0]).not.toBe(first)
})

it('the same link again changes nothing', () => {
  act(() => goTo('/help/faq'))
  const before = shown()
  const push = vi.spyOn(window.history, 'pushState')
  act(() => goTo('/help/faq'))
  expect(shown()).toEqual(before)
  expect(push).not.toHaveBeenCalled()
})

it('back and forward are distinguished from links, and a jump within the page is neither', () => {
  act(() => goTo('/help/faq'))
  const before = shown()
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
  expect(shown()).toEqual(before)
  window.history.replaceState(null, '', '/index')
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
  expect(shown()).toEqual([String(Number(before[0]) + 1), 'history', '/index'])
})

it('the bare address of the shop is one visit however often it is read, and its start is no other one', async () => {
  vi.resetModules()
  window.history.replaceState(null, '', '/')
  const bare = await import('./location')
  const { result, rerender } = renderHook(bare.useVisit)
  const first = result.current
  rerender()
  expect(result.current).toBe(first)
  act(() => bare.goTo('/index', { replace: true }))
  expect(result.current).toEqual({ path: '/index', id: 0, by: 'history' })
})
