import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { heartIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { Empty, SkeletonRows } from '../primitives/feedback'
import { renderWithShop } from '../testing/render-with-shop'
import { ElementSlot, EmptySlot } from './element-slot'
import { WidgetBox } from './widget-box'

const stateOf = (id: string) => screen.getByTestId(id).dataset.state

it('a box is ready until something in it loads, is missing, has failed or works', async () => {
  await renderWithShop(
    <>
      <WidgetBox data-testid="plain">Prices</WidgetBox>
      <WidgetBox data-testid="loading">
        <SkeletonRows label="Loading" />
      </WidgetBox>
      <WidgetBox data-testid="empty">
        <Empty icon={heartIcon} title="None" />
      </WidgetBox>
      <WidgetBox data-testid="failed">
        <Empty failed icon={heartIcon} title="Failed" />
      </WidgetBox>
      <WidgetBox data-testid="busy" states={{ dirty: true, placed: false }}>
        <Button busy>Send</Button>
      </WidgetBox>
    </>,
  )
  expect(['plain', 'loading', 'empty', 'failed', 'busy'].map(stateOf)).toEqual([
    'ready',
    'loading',
    'empty',
    'failed',
    'dirty busy ready',
  ])
})

it('what has arrived no longer loads', async () => {
  const box = (content: string | undefined) => (
    <WidgetBox data-testid="box">{content ?? <SkeletonRows label="Loading" />}</WidgetBox>
  )
  const { rerender, shop } = await renderWithShop(box(undefined))
  expect(stateOf('box')).toBe('loading')
  const { ShopProvider } = await import('./shop-provider')
  rerender(<ShopProvider shop={shop}>{box('Prices')}</ShopProvider>)
  expect(stateOf('box')).toBe('ready')
})

it('a widget within another one says of both that it loads, and of itself alone that it is empty', async () => {
  await renderWithShop(
    <>
      <WidgetBox data-testid="around loading">
        <WidgetBox>
          <SkeletonRows label="Loading" />
        </WidgetBox>
      </WidgetBox>
      <WidgetBox data-testid="around empty">
        <WidgetBox data-testid="within">
          <Empty icon={heartIcon} title="None" />
        </WidgetBox>
      </WidgetBox>
    </>,
  )
  expect([stateOf('around loading'), stateOf('around empty'), stateOf('within')]).toEqual(['loading', 'ready', 'empty'])
})

it('in a React page a slot is a node, of the widget that was given it and not of one within', async () => {
  await renderWithShop(
    <WidgetBox slots={{ header: 'Requisition', failed: 'Call us', empty: 'Nothing' }} data-testid="box">
      <ElementSlot name="header">ours</ElementSlot>, <ElementSlot name="footer">own foot</ElementSlot>,{' '}
      <EmptySlot>none</EmptySlot>,{' '}
      <WidgetBox>
        <ElementSlot name="header">inner</ElementSlot>, <Empty failed icon={heartIcon} title="Failed" />
      </WidgetBox>
    </WidgetBox>,
  )
  expect(screen.getByTestId('box').textContent).toBe('Requisition, own foot, Nothing, inner, Call us')
  expect(stateOf('box')).toBe('empty failed')
})
