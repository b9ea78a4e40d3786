import type { Return } from '@cartwright/core/contract'
import { act, fireEvent, screen } from '@testing-library/react'
import { type ComponentType, useState } from 'react'
import { renderWithShop } from '../testing/render-with-shop'
import { signInAs } from '../testing/sign-in-as'
import { ReturnForm } from './return-form'
import type { ReturnFormProps } from './return-form.types'
import { aReturn, offeredLine } from './rma.testing'

export const ADDRESS = {
  addressId: 3,
  kind: 'shipping',
  isDefault: true,
  firstName: 'Anke',
  lastName: 'Jansen',
  company: 'Hollander',
  country: 'DE',
  address1: 'Kaiserstraße 44',
  address2: '',
  city: 'Krefeld',
  state: '',
  postcode: '47798',
  phone: '',
  mobile: '',
  email: '',
  fax: '',
}

/** A form over answers of a server; what was sent, by method and path. */
export async function draw(
  props: ReturnFormProps = { returnId: 7 },
  answers: Record<string, unknown> = {},
  Form: ComponentType<ReturnFormProps> = ReturnForm,
) {
  const sent: { to: string; body: Record<string, unknown> }[] = []
  const known: Record<string, unknown> = {
    'GET /rma/7': { data: aReturn() },
    'PUT /rma': { data: aReturn({ version: 4 }) },
    'POST /rma': { data: aReturn({ version: 1 }) },
    'GET /address': { rows: [ADDRESS], total: 1 },
    'POST /rma/eligible': { data: [offeredLine()] },
    ...answers,
  }
  const wire: typeof fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input)
    const to = `${init?.method ?? 'GET'} ${pathname.replace('/prod-api/clientsystem', '')}`
    const answer = known[to]
    if (answer === undefined) return fetch(input, init)
    if (init?.body) sent.push({ to, body: JSON.parse(String(init.body)) })
    return Response.json({ code: 200, msg: '', ...(typeof answer === 'function' ? await answer() : answer) })
  }
  const drawn = await renderWithShop(<Form {...props} />, { prepare: signInAs('buyer.nl'), fetch: wire })
  await screen.findByRole('heading', { name: 'Articles' })
  return { ...drawn, sent, saved: () => sent.filter(({ to }) => to === 'PUT /rma' || to === 'POST /rma') }
}
/** As the page: the draft takes the place of the new return. */
export function Page({ onReturnBegun, ...props }: ReturnFormProps) {
  const [returnId, setReturnId] = useState<number>()
  const begun: ReturnFormProps['onReturnBegun'] = detail => {
    onReturnBegun?.(detail)
    setReturnId(detail.returnId)
  }
  return <ReturnForm {...props} returnId={returnId} onReturnBegun={begun} />
}
export const press = async (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })))
export const type = (label: string | RegExp, value: string) =>
  act(async () => fireEvent.input(screen.getByLabelText(label), { target: { value } }))
export const choose = (label: string | RegExp, value: string, at = 0) =>
  act(async () => fireEvent.change(screen.getAllByLabelText(label)[at] as HTMLElement, { target: { value } }))
export const problem = (code: Return['lines'][number]['problems'][number]['code'], qty: number | null = null) => ({
  code,
  blocks: true,
  day: null,
  qty,
})
