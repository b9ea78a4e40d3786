/** What holds for every element on the page of a host: docs/embedding.md names these tests. */
import { useState } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { defineElement } from './element/define-element'
import { configure } from './element/page-config'
import { elements } from './elements'
import { Button } from './primitives/button'
import { Combobox } from './primitives/combobox'
import { Dialog } from './primitives/dialog'
import { Menu } from './primitives/menu'
import { Quantity } from './primitives/quantity'
import { frame } from './testing/mount'
import { silentShop } from './testing/silent-shop'

it('importing an element registers nothing; its definition does, under the prefix of the page alone', {
  timeout: 180_000,
}, async () => {
  const define = vi.spyOn(customElements, 'define')
  const loaded = await Promise.all(Object.values(elements).map(load => load()))
  expect(define).not.toHaveBeenCalled()
  const tags = loaded.map(({ element }) => element.define('other'))
  expect(tags).toEqual(Object.keys(elements).map(tag => tag.replace('cw-', 'other-')))
  for (const tag of tags) expect(customElements.get(tag), tag).toBeDefined()
  for (const tag of Object.keys(elements)) expect(customElements.get(tag), tag).toBeUndefined()
  define.mockRestore()
})

/** One of each that opens something, or is named by something else. */
function Everything() {
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="cw" part="root">
      <Menu items={[{ key: 1, label: 'Delete', onPick: () => undefined }]}>Actions</Menu>
      <Combobox
        label="Printer"
        hint="As it is printed on it"
        error="Choose a printer"
        listLabel="Printers"
        value={text}
        onValue={setText}
        items={['HL-L2310D', 'HL-L2350DW']}
        keyOf={name => name}
        renderItem={name => name}
        onPick={setText}
      />
      <Quantity
        value={1}
        onCommit={() => undefined}
        label="Quantity"
        lessLabel="One less"
        moreLabel="One more"
        ambiguityLabel={() => 'How many pieces?'}
        choiceLabel={pieces => `${pieces} pieces`}
      />
      <Button onClick={() => setOpen(true)}>Ask</Button>
      <Dialog open={isOpen} title="Sure?" onClose={() => setOpen(false)}>
        The lines go.
      </Dialog>
    </div>
  )
}

const IDREFS = [
  'for',
  'form',
  'list',
  'aria-activedescendant',
  'aria-controls',
  'aria-describedby',
  'aria-errormessage',
  'aria-labelledby',
  'aria-owns',
  'popovertarget',
]

/** References of a root that lead to nothing in it, with how many there are. */
function readReferences(root: ShadowRoot) {
  const found = IDREFS.flatMap(name =>
    [...root.querySelectorAll(`[${name}]`)].flatMap(node =>
      (node.getAttribute(name) ?? '').split(/\s+/).map(id => ({ text: `${name}="${id}"`, id })),
    ),
  )
  return { count: found.length, lost: found.filter(({ id }) => !root.getElementById(id)).map(({ text }) => text) }
}

/** Every node of the page outside of the element, with its attributes. The region that speaks is ours, and stands there once (decision 125). */
const readPage = (except: Element): string[] =>
  [...document.querySelectorAll('*')]
    .filter(node => node !== except && !node.matches('body > [aria-live]'))
    .map(node => {
      const attributes = [...node.attributes].map(({ name, value }) => `${name}=${value}`)
      return `${node.tagName} ${attributes.join(' ')}`
    })

it('label, control and popup stand in one root, and the page around is not stamped', async () => {
  configure({ shop: silentShop() })
  const tag = defineElement({ tag: 'cw-everything', component: Everything, focus: 'field' }).define()
  const main = document.createElement('main')
  main.innerHTML = '<h1>Intranet</h1><button type="button">Of the host</button>'
  const element = document.createElement(tag)
  main.append(element)
  document.body.append(main)
  onTestFinished(() => main.remove())
  const root = element.shadowRoot as ShadowRoot
  await vi.waitFor(() => expect(root.querySelector('[part=root]')).not.toBeNull())
  const before = readPage(element)

  const expectInside = async (selector: string) => {
    await vi.waitFor(() => expect(root.querySelector(selector)).not.toBeNull())
    await frame()
    const { count, lost } = readReferences(root)
    expect(count).toBeGreaterThan(0)
    expect(lost).toEqual([])
    expect(readPage(element)).toEqual(before)
  }
  await page.getByRole('button', { name: 'Actions' }).click()
  await expectInside('[role=menu]')
  await userEvent.keyboard('{Escape}')
  await page.getByRole('combobox', { name: 'Printer' }).click()
  await userEvent.keyboard('{ArrowDown}')
  await expectInside('[role=listbox] [aria-selected=true]')
  await userEvent.keyboard('{Escape}')
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('1.500')
  await userEvent.keyboard('{Enter}')
  await expectInside('.cw-qty-ask')
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Ask' }).click()
  await expectInside('dialog:modal')
})
