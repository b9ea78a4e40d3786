import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { answerWith } from '../testing/answer-with'
import { inRegion } from '../testing/as-site'
import { hear } from '../testing/hear'
import { renderWithShop } from '../testing/render-with-shop'
import { signInAs } from '../testing/sign-in-as'
import { CouponList } from './coupon-list'

const LIST = '/clientsystem/coupon/list'
const draw = (userName?: string, options = {}) =>
  renderWithShop(<CouponList />, { ...(userName && { prepare: signInAs(userName) }), ...options })
const choose = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const codes = () => screen.queryAllByRole('row').flatMap(row => row.querySelector('.cw-code')?.textContent ?? [])

describe('the coupons', () => {
  it('CPN-004 have exactly three filters, each with its coupons', async () => {
    await draw('buyer.it')
    const filters = within(screen.getByRole('group', { name: 'Show coupons' })).getAllByRole('button')
    expect(filters.map(filter => filter.textContent)).toEqual(['To be used', 'Used', 'Expired'])
    expect(filters[0]).toHaveAttribute('aria-pressed', 'true')
    await waitFor(() => expect(codes()).toEqual(['SAVE5', 'FREESHIP', 'LABELS8', 'WELCOME10']))
    await choose('Used')
    await waitFor(() => expect(codes()).toEqual(['THANKS15']))
    await choose('Expired')
    await waitFor(() => expect(codes()).toEqual(['SUMMER', 'LASTONE']))
  })

  it('CPN-004 say how many each filter shows', async () => {
    const heard = hear()
    await draw('buyer.it')
    expect(await screen.findByText('4 coupons')).toBeInTheDocument()
    await choose('Used')
    expect(await screen.findByText('1 coupon')).toBeInTheDocument()
    await waitFor(() => expect(heard()).toEqual(['1 coupon']))
    await choose('Expired')
    expect(await screen.findByText('2 coupons')).toBeInTheDocument()
    await waitFor(() => expect(heard()).toEqual(['1 coupon', '2 coupons']))
  })

  it('have their code copied', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await draw('buyer.it')
    const copy = await screen.findByRole('button', { name: 'Copy SAVE5' })
    await act(async () => fireEvent.click(copy))
    expect(write).toHaveBeenCalledExactlyOnceWith('SAVE5')
    expect(copy.nextElementSibling).toHaveTextContent('Copied')
    write.mockRestore()
  })

  it('CPN-003 say title, code, type, value, condition, date, uses and status of each', async () => {
    const row = {
      code: 'TEN',
      title: 'Ten off',
      type: 'voucher',
      value: 10,
      initialAmount: 50,
      currency: 'EUR',
      effectiveDate: { from: '2026-11-01', to: '2026-12-31' },
      uses: 3,
      usesLeft: 2,
      status: 'toBeUsed',
      numbers: ['CW-TZE231'],
    }
    const others = [
      { ...row, code: 'SAVE', type: 'discount', value: 7.5, initialAmount: 0, numbers: [] },
      { ...row, code: 'SHIP', type: 'freeShipping', effectiveDate: { from: '2026-11-01', to: null } },
    ]
    await draw('buyer.nl', {
      fetch: answerWith(LIST, () => ({ code: 200, msg: '', rows: [row, ...others], total: 3 })),
    })
    const [ten, save, ship] = (await screen.findAllByRole('row')).slice(1)
    expect([...(ten as HTMLTableRowElement).cells].map(cell => cell.textContent)).toEqual([
      'Ten offTEN',
      '€10.00 offVoucher',
      'From €50.00 netFor CW-TZE231',
      '1 Nov 2026 – 31 Dec 2026',
      '2 of 3 left',
      'To be used',
    ])
    expect(save).toHaveTextContent(/7.5% offDiscount voucherNo minimumNot with discounted articles/)
    expect(ship).toHaveTextContent(/Free shippingFree shipping voucher.*from 1 Nov 2026/)
  })

  it.each(['US', 'unknown'] as const)('CPN-001 nothing of them is there in the region %s', async region => {
    const asked: string[] = []
    const inThere = inRegion(region)
    await draw('buyer.nl', {
      fetch: (input: RequestInfo | URL, init?: RequestInit) => {
        asked.push(new URL(input instanceof Request ? input.url : input).pathname)
        return inThere(input, init)
      },
    })
    expect(screen.queryByRole('group')).toBeNull()
    expect(document.body.innerHTML).not.toMatch(/coupon/i)
    expect(asked.filter(path => path.includes('coupon'))).toEqual([])
  })

  it('ask a visitor to sign in', async () => {
    await draw()
    expect(screen.getByText('Sign in to see the coupons of your company.')).toBeInTheDocument()
  })

  it('say that they could not be loaded, and try again', async () => {
    let fails = true
    await draw('buyer.it', { fetch: answerWith(LIST, () => (fails ? { code: 500, msg: '', data: null } : undefined)) })
    expect(await screen.findByText('The coupons could not be loaded.')).toBeInTheDocument()
    fails = false
    await choose('Try again')
    await waitFor(() => expect(codes()).toContain('WELCOME10'))
  })

  it('say that there are none', async () => {
    const none = { code: 200, msg: '', rows: [], total: 0 }
    await draw('buyer.nl', { fetch: answerWith(LIST, () => none) })
    expect(await screen.findByText('No coupons here')).toBeInTheDocument()
  })
})
