/** What the tests of quick order share: they draw it with lines, and find the fields of a line. */
import { quickOrderOf, type Shop } from '@cartwright/core'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { renderWithShop } from '../testing/render-with-shop'
import { signInAs } from '../testing/sign-in-as'
import { QuickOrder } from './quick-order'
import type { QuickOrderProps } from './quick-order.types'

/** Entries that the demo catalogue answers with each status of a line; see the showcase of the seed. */
export const READY = 'CF259X'
export const UNKNOWN = 'TN-2421'
export const AMBIGUOUS = 'CRG-712'
export const REPLACED = 'MLT-D111S'
export const SHORT = 'DR-2400'

const noDrafts = { get: () => undefined, set: () => undefined, remove: () => undefined }

/** The quick order of an account, with the lines of `text` checked and drawn. */
export async function draw(
  props: QuickOrderProps = {},
  {
    account = 'buyer.nl',
    text,
    ...options
  }: Parameters<typeof renderWithShop>[1] & { account?: string; text?: string } = {},
) {
  const went: string[] = []
  const rendered = await renderWithShop(<QuickOrder {...props} />, {
    drafts: noDrafts,
    navigate: path => void went.push(path),
    prepare: signInAs(account),
    ...options,
  })
  // The list is loaded with a sign-in.
  await waitFor(() => expect(rendered.container.querySelector('.cw-qo .cw-skel')).toBeNull())
  if (text) await act(() => quickOrderOf(rendered.shop).addText(text))
  // What can be fixed is loaded with the first line that needs one.
  await waitFor(() => expect(rendered.container.querySelector('.cw-qo-fix > .cw-skel')).toBeNull())
  return { ...rendered, went }
}

export const number = (line: number) => screen.getByLabelText<HTMLInputElement>(`Number, line ${line}`)
export const qty = (line: number) => screen.getByLabelText<HTMLInputElement>(`Quantity, line ${line}`)
export const row = (line: number) => number(line).closest<HTMLElement>('[role="row"]') as HTMLElement
export const statusOf = (shop: Shop, line: number) => quickOrderOf(shop).store.getState().lines[line - 1]?.status

export const type = (field: HTMLInputElement, text: string) =>
  act(async () => {
    field.focus()
    fireEvent.input(field, { target: { value: text } })
  })
export const ALT = { altKey: true }
export const press = (field: HTMLElement, key: string, mods: object = {}) =>
  act(async () => {
    field.focus()
    fireEvent.keyDown(field, { key, ...mods })
  })
