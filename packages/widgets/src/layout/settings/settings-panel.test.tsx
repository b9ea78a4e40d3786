import { DEFAULT_SETTINGS, layoutOf, type Shop } from '@cartwright/core'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderWithShop } from '../../testing/render-with-shop'
import { SettingsPanel } from './settings-panel'
import { themeVariables, useLook } from './use-look'

function Page() {
  useLook()
  return <SettingsPanel />
}
const draw = async (options = {}) => {
  const drawn = await renderWithShop(<Page />, options)
  act(() => layoutOf(drawn.shop).showSettings(true))
  return drawn
}
const panel = () => within(screen.getByRole('dialog', { name: 'Settings' }))
const settings = (shop: Shop) => layoutOf(shop).store.getState().settings
const root = document.documentElement
const variable = (name: string) => root.style.getPropertyValue(name)

afterEach(() => {
  root.removeAttribute('style')
  delete root.dataset.cwTheme
})

describe('the panel', () => {
  it('LAY-023 is shown while its flag is set', async () => {
    const { shop } = await renderWithShop(<SettingsPanel />)
    expect(screen.queryByRole('dialog')).toBeNull()
    act(() => layoutOf(shop).showSettings(true))
    expect(panel().getByRole('heading', { name: 'Settings' })).toBeInTheDocument()
    act(() => layoutOf(shop).showSettings(false))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('LAY-024 a click beside it closes it and clears the flag, one inside does not', async () => {
    const { shop } = await draw()
    fireEvent.mouseDown(panel().getByRole('heading', { name: 'Size' }))
    expect(layoutOf(shop).store.getState().showSettings).toBe(true)
    await act(async () => void fireEvent.mouseDown(screen.getByRole('dialog')))
    expect(layoutOf(shop).store.getState().showSettings).toBe(false)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('what can be chosen', () => {
  it('LIM-008 the theme colour begins as #1890ff, and every change is seen at once', async () => {
    const { shop } = await draw()
    expect(variable('--cw-accent')).toBe('#1890ff')
    expect(panel().getByRole('radio', { name: 'Blue' })).toBeChecked()
    await act(async () => fireEvent.click(panel().getByRole('radio', { name: 'Purple' })))
    expect([settings(shop).theme, variable('--cw-accent')]).toEqual(['#722ed1', '#722ed1'])
    await act(async () => void fireEvent.input(panel().getByLabelText('Own colour'), { target: { value: '#123456' } }))
    expect([settings(shop).theme, variable('--cw-accent')]).toEqual(['#123456', '#123456'])
  })

  it('light and dark win over the device, and System leaves it to it', async () => {
    await draw()
    expect(root.dataset.cwTheme).toBeUndefined()
    await act(async () => fireEvent.click(panel().getByRole('button', { name: 'Dark' })))
    expect(root.dataset.cwTheme).toBe('dark')
    await act(async () => fireEvent.click(panel().getByRole('button', { name: 'System' })))
    expect(root.dataset.cwTheme).toBeUndefined()
  })

  it.each([
    ['LIM-011', 'Fixed header', 'fixedHeader', true],
    ['LIM-012', 'Logo at the shortcuts', 'sidebarLogo', true],
    ['LIM-013', 'Visited pages as tabs', 'tagsView', false],
  ] as const)('%s %s can be switched', async (_row, label, name, atFirst) => {
    const { shop } = await draw()
    expect(settings(shop)[name]).toBe(atFirst)
    await act(async () => fireEvent.click(panel().getByRole('checkbox', { name: label })))
    expect(settings(shop)[name]).toBe(!atFirst)
  })

  it('LIM-009 the size begins as medium and can be chosen', async () => {
    const { shop } = await draw()
    expect(panel().getByRole('button', { name: 'Medium' })).toHaveAttribute('aria-pressed', 'true')
    await act(async () => fireEvent.click(panel().getByRole('button', { name: 'Compact' })))
    expect(settings(shop).size).toBe('compact')
  })

  it('is remembered, and goes back to the defaults', async () => {
    const { shop, unmount } = await draw()
    await act(async () => fireEvent.click(panel().getByRole('button', { name: 'Large' })))
    unmount()
    const again = await draw({ drafts: shop.drafts })
    expect(panel().getByRole('button', { name: 'Large' })).toHaveAttribute('aria-pressed', 'true')
    await act(async () => fireEvent.click(panel().getByRole('button', { name: 'Back to the defaults' })))
    expect(settings(again.shop)).toEqual(DEFAULT_SETTINGS)
  })
})

it('LIM-015 the variables of the theme hold a sidebar width of 0', async () => {
  expect(themeVariables.sideBarWidth).toBe('0')
  await draw()
  expect(variable('--cw-side-bar-width')).toBe('0')
})

describe('the error log', () => {
  it('LIM-014 shows what was collected, and can be emptied and switched off', async () => {
    const { shop } = await draw()
    expect(panel().getByText('Nothing went wrong so far.')).toBeInTheDocument()
    act(() => layoutOf(shop).logError(new TypeError('x is not a function'), true))
    expect(panel().getByText('1 error collected')).toBeInTheDocument()
    expect(panel().getByText('TypeError: x is not a function')).toBeInTheDocument()
    await act(async () => fireEvent.click(panel().getByRole('button', { name: 'Clear' })))
    expect(panel().getByText('Nothing went wrong so far.')).toBeInTheDocument()
    await act(async () => fireEvent.click(panel().getByRole('checkbox', { name: 'Error log' })))
    expect(settings(shop).errorLog).toBe('off')
  })
})
