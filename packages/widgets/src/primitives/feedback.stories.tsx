import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { cartIcon, refreshIcon, triangleIcon } from '../icons/icons'
import { Button, ButtonLink } from './button'
import { Empty, Notice, SkeletonRows } from './feedback'
import { Pager } from './pager'
import { Ink, Price, Stock } from './status'
import { Toast } from './toast'

const meta = { title: 'Primitives/Feedback', parameters: { shop: false } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Notices: Story = {
  render: () => (
    <div className="cw-col">
      <Notice>
        Sign in to continue to <b>My Quick Order</b>.
      </Notice>
      <Notice tone="success" live>
        <b>Order sent.</b> PO-2026-1187 is SO-2611-0431.
      </Notice>
      <Notice tone="warning" action={<Button size="s">Show them</Button>}>
        <b>Three lines changed</b> since 18 November.
      </Notice>
      <Notice tone="danger" live>
        <b>The file is too large.</b> At most 2 MB; this one has 3.4 MB.
      </Notice>
    </div>
  ),
}
export const Toasts: Story = {
  render: () => (
    <div className="cw-col" style={{ maxWidth: 400 }}>
      <Toast tone="success" closeLabel="Close" onClose={() => {}}>
        CW-TN2410 added to the basket.
      </Toast>
      <Toast closeLabel="Close" onClose={() => {}} action={{ label: 'Undo', onPress: () => {} }}>
        CW-TN2410 removed from the basket.
      </Toast>
      <Toast tone="danger" closeLabel="Close" onClose={() => {}}>
        The server cannot be reached. Your list is kept.
      </Toast>
    </div>
  ),
}
export const Loading: Story = {
  render: () => (
    <div className="cw-card">
      <SkeletonRows label="Loading" />
    </div>
  ),
}
export const EmptyAndFailed: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))' }}>
      <div className="cw-card">
        <Empty
          icon={cartIcon}
          title="Your basket is empty"
          actions={
            <>
              <ButtonLink kind="primary" href="#quick">
                My Quick Order
              </ButtonLink>
              <ButtonLink href="#shop">Continue shopping</ButtonLink>
            </>
          }
        >
          Type a number, paste a list or order again what you bought last.
        </Empty>
      </div>
      <div className="cw-card">
        <Empty
          failed
          icon={triangleIcon}
          title="The orders could not be loaded"
          actions={<Button icon={refreshIcon}>Try again</Button>}
        >
          The connection was lost. Nothing you entered is gone.
        </Empty>
      </div>
    </div>
  ),
}

function PagedList() {
  const [page, setPage] = useState(2)
  const [pageSize, setPageSize] = useState(20)
  return (
    <div className="cw-card">
      <Pager
        page={page}
        pageSize={pageSize}
        total={412}
        onPage={setPage}
        onPageSize={size => {
          setPageSize(size)
          setPage(1)
        }}
        texts={{
          label: 'Pages',
          previous: 'Previous page',
          next: 'Next page',
          page: number => `Page ${number}`,
          range: (from, to, total) => `${from} to ${to} of ${total}`,
          pageSize: 'Per page',
        }}
      />
    </div>
  )
}
export const Pages: Story = { render: () => <PagedList /> }

const rows = [
  { number: 'CW-CF259X', letter: 'K', colour: 'Black', stock: '2,140', price: '€38.90' },
  { number: 'CW-W2033X', letter: 'M', colour: 'Magenta', stock: '18', price: '€52.40' },
] as const
const PartTable = () => (
  <div className="cw-card cw-table-box">
    <table className="cw-table cw-table--cards">
      <thead>
        <tr>
          <th scope="col">Article</th>
          <th scope="col">Stock NL</th>
          <th scope="col" className="cw-num">
            Unit price
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={row.number} aria-selected={index === 1}>
            <th scope="row" className="cw-table__main">
              <span className="cw-row">
                <Ink letter={row.letter} name={row.colour} />
                <b className="cw-code">{row.number}</b>
              </span>
            </th>
            <td data-label="Stock NL">
              <Stock level={index === 0 ? 'in' : 'low'}>{row.stock}</Stock>
            </td>
            <td className="cw-num" data-label="Unit price">
              <Price unit={row.price} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
export const Table: Story = { render: () => <PartTable /> }
export const TableNarrow: Story = {
  render: () => (
    <div style={{ maxWidth: 320 }}>
      <PartTable />
    </div>
  ),
}
