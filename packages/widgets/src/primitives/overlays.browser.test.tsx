import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { frame, mount } from '../testing/mount'
import { Button } from './button'
import { Combobox } from './combobox'
import { ConfirmDialog, Dialog, Drawer } from './dialog'
import { Menu } from './menu'

function AskAndTell({ onAnswer }: { onAnswer: (answer: string) => void }) {
  const [open, setOpen] = useState(false)
  const answer = (text: string) => () => {
    setOpen(false)
    onAnswer(text)
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete</Button>
      <ConfirmDialog
        open={open}
        title="Warning"
        confirmLabel="Confirm"
        cancelLabel="Cancel"
        onConfirm={answer('confirmed')}
        onCancel={answer('cancelled')}
      >
        Delete 3 lines from the basket?
      </ConfirmDialog>
    </>
  )
}

/** Rows that can be deleted, after a question. */
function Rows() {
  const [rows, setRows] = useState(['a', 'b', 'c'])
  const [asked, setAsked] = useState<string>()
  return (
    <div part="root">
      {rows.map((row, index) => (
        <p key={row} data-at={index}>
          <Button onClick={() => setAsked(row)}>Delete {row}</Button>
        </p>
      ))}
      <ConfirmDialog
        open={asked !== undefined}
        title="Warning"
        confirmLabel="Confirm"
        cancelLabel="Cancel"
        onConfirm={() => {
          setAsked(undefined)
          setRows(rows.filter(row => row !== asked))
        }}
        onCancel={() => setAsked(undefined)}
      >
        Delete?
      </ConfirmDialog>
    </div>
  )
}

/** A question above a drawer. */
function AskingDrawer({ onClose }: { onClose: () => void }) {
  const [asks, setAsks] = useState(true)
  return (
    <>
      <Drawer open title="Basket" onClose={onClose}>
        Rows
      </Drawer>
      <Dialog open={asks} title="Sure?" onClose={() => {}} foot={<Button onClick={() => setAsks(false)}>Yes</Button>}>
        Text
      </Dialog>
    </>
  )
}

describe('dialog', () => {
  it.each([
    ['Escape', 'cancelled'],
    ['Enter', 'cancelled'],
    ['Tab}{Enter', 'confirmed'],
  ])('answers to %s with %s and gives the focus back', async (keys, expected) => {
    const onAnswer = vi.fn()
    const root = await mount(<AskAndTell onAnswer={onAnswer} />)
    await page.getByRole('button', { name: 'Delete' }).click()
    await frame()
    const dialog = root.querySelector('dialog') as HTMLDialogElement
    expect(dialog.matches(':modal')).toBe(true)
    expect(root.activeElement?.textContent).toBe('Cancel')
    await userEvent.keyboard(`{${keys}}`)
    await frame()
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith(expected)
    expect(root.querySelector('dialog')).toBeNull()
    expect(root.activeElement?.textContent).toBe('Delete')
  })

  it('the focus goes to the row that follows when its own has gone with what was confirmed', async () => {
    const root = await mount(<Rows />)
    await page.getByRole('button', { name: 'Delete b' }).click()
    await userEvent.keyboard('{Tab}{Enter}')
    await expect.poll(() => root.activeElement?.textContent).toBe('Delete c')
    await page.getByRole('button', { name: 'Delete c' }).click()
    await userEvent.keyboard('{Tab}{Enter}')
    await expect.poll(() => root.activeElement?.textContent).toBe('Delete a')
  })

  it('a double click on its button does not close the drawer below', async () => {
    const onClose = vi.fn()
    // The drawer leaves the middle of the page free.
    await page.viewport(1280, 800)
    await mount(<AskingDrawer onClose={onClose} />)
    await userEvent.dblClick(page.getByRole('button', { name: 'Yes' }))
    await frame()
    expect(onClose).not.toHaveBeenCalled()
  })

  it('is closed by a press on the scrim, not by one inside', async () => {
    const onAnswer = vi.fn()
    const root = await mount(<AskAndTell onAnswer={onAnswer} />)
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Delete 3 lines').click()
    expect(onAnswer).not.toHaveBeenCalled()
    await userEvent.click(document.documentElement, { position: { x: 3, y: 3 }, force: true })
    await frame()
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith('cancelled')
    expect(root.querySelector('dialog')).toBeNull()
  })

  it('stays when it is sticky, however often one presses Escape or the scrim', async () => {
    const onClose = vi.fn()
    const root = await mount(
      <Dialog open sticky title="Terms" onClose={onClose} foot={<Button>Accept</Button>}>
        Text
      </Dialog>,
    )
    await userEvent.keyboard('{Escape}{Escape}{Escape}')
    await userEvent.click(document.documentElement, { position: { x: 3, y: 3 }, force: true })
    await frame()
    expect(onClose).not.toHaveBeenCalled()
    expect(root.querySelector('dialog')?.matches(':modal')).toBe(true)
  })
})

it('draws a drawer 32% wide on a wide page and full when narrow', async () => {
  await page.viewport(1280, 800)
  const root = await mount(
    <Drawer open title="Basket" closeLabel="Close" onClose={() => {}}>
      Rows
    </Drawer>,
  )
  const drawer = root.querySelector('dialog') as HTMLDialogElement
  await Promise.all(drawer.getAnimations().map(animation => animation.finished))
  const width = () => drawer.getBoundingClientRect().width
  expect(width() / window.innerWidth).toBeCloseTo(0.32, 2)
  expect(drawer.getBoundingClientRect().right).toBe(window.innerWidth)
  await page.viewport(360, 740)
  await frame()
  expect(width()).toBe(window.innerWidth)
})

describe('menu', () => {
  it('opens above anything that would cut it, moves by arrows, picks, closes, returns the focus', async () => {
    await page.viewport(800, 600)
    const onPick = vi.fn()
    const root = await mount(
      <div style={{ overflow: 'hidden', height: 40, transform: 'translate(20px, 100px)' }}>
        <Menu
          items={[
            { key: 'a', label: 'Excel', onPick: () => onPick('a') },
            { key: 'b', label: 'Off', disabled: true, onPick },
            { key: 'c', label: 'PDF', onPick: () => onPick('c') },
          ]}
        >
          Export
        </Menu>
      </div>,
    )
    const trigger = root.querySelector('button') as HTMLButtonElement
    trigger.focus()
    await userEvent.keyboard('{ArrowDown}')
    await frame()
    const menu = root.querySelector('[role="menu"]') as HTMLElement
    expect(menu.matches(':popover-open')).toBe(true)
    await expect.poll(() => menu.getBoundingClientRect().top - trigger.getBoundingClientRect().bottom).toBeCloseTo(4, 0)
    expect(root.activeElement?.textContent).toBe('Excel')
    await userEvent.keyboard('{ArrowDown}')
    expect(root.activeElement?.textContent).toBe('PDF')
    await userEvent.keyboard('{Enter}')
    await frame()
    expect(onPick).toHaveBeenCalledExactlyOnceWith('c')
    expect(root.querySelector('[role="menu"]')).toBeNull()
    expect(root.activeElement).toBe(trigger)
  })

  it('closes by Escape and by a press elsewhere', async () => {
    const root = await mount(<Menu items={[{ key: 'a', label: 'Excel', onPick: () => {} }]}>Export</Menu>)
    const isOpen = () => root.querySelector('[role="menu"]') !== null
    await page.getByRole('button', { name: 'Export' }).click()
    expect(isOpen()).toBe(true)
    await userEvent.keyboard('{Escape}')
    await frame()
    expect(isOpen()).toBe(false)
    await page.getByRole('button', { name: 'Export' }).click()
    expect(isOpen()).toBe(true)
    await userEvent.click(document.documentElement, { position: { x: 500, y: 500 } })
    await frame()
    expect(isOpen()).toBe(false)
  })
})

const NUMBERS = ['CW-TN2410', 'CW-TN2420', 'CW-DR2400']

function Search({ onPick, onEnter }: { onPick: (text: string) => void; onEnter?: () => void }) {
  const [value, setValue] = useState('')
  const items = NUMBERS.filter(number => value && number.includes(value.toUpperCase()))
  return (
    <Combobox
      label="Part number"
      listLabel="Matches"
      value={value}
      onValue={setValue}
      items={items}
      keyOf={item => item}
      renderItem={item => item}
      note={value ? 'Nothing found' : undefined}
      onPick={onPick}
      onEnter={onEnter}
    />
  )
}

describe('combobox', () => {
  it('names the active suggestion, picks by Enter, keeps the focus in the field', async () => {
    const onPick = vi.fn()
    const root = await mount(<Search onPick={onPick} />)
    const input = root.querySelector('input') as HTMLInputElement
    input.focus()
    await userEvent.keyboard('tn')
    await frame()
    const options = () => [...root.querySelectorAll('[role="option"]')]
    expect(options()).toHaveLength(2)
    expect(input.getAttribute('aria-expanded')).toBe('true')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await frame()
    expect(input.getAttribute('aria-activedescendant')).toBe(options()[1]?.id)
    expect(root.activeElement).toBe(input)
    await userEvent.keyboard('{Enter}')
    await frame()
    expect(onPick).toHaveBeenCalledExactlyOnceWith('CW-TN2420')
    expect(options()).toHaveLength(0)
  })

  it('leaves Enter to the owner without an active one, says when nothing is found, closes by Escape', async () => {
    const onPick = vi.fn()
    const onEnter = vi.fn()
    const root = await mount(<Search onPick={onPick} onEnter={onEnter} />)
    root.querySelector('input')?.focus()
    await userEvent.keyboard('xyz')
    await frame()
    expect(root.querySelector('.cw-menu__note')?.textContent).toBe('Nothing found')
    await userEvent.keyboard('{Escape}')
    await frame()
    expect(root.querySelector('.cw-menu__note')).toBeNull()
    expect(root.querySelector('input')?.value).toBe('xyz')
    await userEvent.keyboard('{Enter}')
    expect(onEnter).toHaveBeenCalledOnce()
    expect(onPick).not.toHaveBeenCalled()
  })

  it('picks by a press without losing the focus', async () => {
    const onPick = vi.fn()
    const root = await mount(<Search onPick={onPick} />)
    root.querySelector('input')?.focus()
    await userEvent.keyboard('dr')
    await page.getByRole('option', { name: 'CW-DR2400' }).click()
    expect(onPick).toHaveBeenCalledExactlyOnceWith('CW-DR2400')
    expect(root.activeElement?.tagName).toBe('INPUT')
  })
})
