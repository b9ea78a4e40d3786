import type { Language, Shop } from '@cartwright/core'
import { createShop } from '@cartwright/core/light'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useShownLanguage } from './use-shown-language'

let shop: Shop
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  shop.destroy()
  vi.useRealTimers()
})

function Shown({ language }: { language?: Language }) {
  const shown = useShownLanguage(shop, language)
  return <output>{shown ? (shown.language ?? `page ${shop.i18n.store.getState().language}`) : 'nothing'}</output>
}
const text = () => screen.getByRole('status').textContent
/** A shop whose language files arrive when the test says so. */
function open(language: string) {
  shop = createShop({ apiBase: '/nowhere', fetch: () => new Promise(() => undefined), channel: false, language })
  let arrive: () => void = () => undefined
  const load = () =>
    new Promise<{ default: Record<string, never> }>(resolve => {
      arrive = () => resolve({ default: {} })
    })
  shop.i18n.addLocales({ de: load, fr: load })
  return () =>
    act(async () => {
      arrive()
      await vi.advanceTimersByTimeAsync(1)
    })
}

it('says English at once on a page in English', () => {
  open('en')
  render(<Shown />)
  expect(text()).toBe('page en')
})

it('says nothing until the texts of another language are there', async () => {
  const arrive = open('de')
  render(<Shown />)
  void shop.i18n.setLanguage('de')
  expect(text()).toBe('nothing')
  await act(() => vi.dynamicImportSettled())
  await arrive()
  expect(text()).toBe('page de')
})

it('says English after two seconds', async () => {
  open('de')
  render(<Shown />)
  await act(() => vi.advanceTimersByTimeAsync(1_999))
  expect(text()).toBe('nothing')
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(text()).toBe('page en')
})

it('keeps the language of a part of the page until the next one is there', async () => {
  const arrive = open('en')
  const { rerender } = render(<Shown />)
  rerender(<Shown language="fr" />)
  expect(text()).toBe('page en')
  await act(() => vi.dynamicImportSettled())
  await arrive()
  expect(text()).toBe('fr')
})
