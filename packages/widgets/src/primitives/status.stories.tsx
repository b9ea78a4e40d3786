import type { Meta, StoryObj } from '@storybook/react-vite'
import * as icons from '../icons/icons'
import { Badge, Chip } from './badge'
import { Icon } from './icon'
import { Logo } from './logo'
import { Count, Ink, Price, Stock, Tag } from './status'

const meta = { title: 'Primitives/Status', parameters: { shop: false } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Badges: Story = {
  render: () => (
    <div className="cw-row cw-row--wrap">
      <Badge tone="success">All goods delivered</Badge>
      <Badge tone="info" icon={icons.truckIcon}>
        On the way
      </Badge>
      <Badge tone="backorder">Back order</Badge>
      <Badge tone="warning">Check</Badge>
      <Badge tone="danger">Not found</Badge>
      <Badge>In preparation</Badge>
      <Badge icon={icons.banIcon}>Discontinued</Badge>
    </div>
  ),
}
export const TagsCountsChips: Story = {
  render: () => (
    <div className="cw-row cw-row--wrap">
      <Tag>OEM code</Tag>
      <Tag line>DROP</Tag>
      <Tag tone="danger">Offer</Tag>
      <Tag tone="info">own price</Tag>
      <Count>12</Count>
      <Count accent>7</Count>
      <Chip removeLabel="Remove HP" onRemove={() => {}}>
        HP
      </Chip>
    </div>
  ),
}
export const StockInkPrice: Story = {
  render: () => (
    <div className="cw-row cw-row--wrap" style={{ gap: 16 }}>
      <Stock level="in">2,140</Stock>
      <Stock level="low">18</Stock>
      <Stock level="later">0, 300 on 27 Nov</Stock>
      <Stock level="none">none</Stock>
      <span className="cw-inks">
        <Ink letter="K" name="Black" />
        <Ink letter="C" name="Cyan" />
        <Ink letter="M" name="Magenta" />
        <Ink letter="Y" name="Yellow" />
      </span>
      <span>
        <Price unit="€38.90" />
      </span>
      <span>
        <Price unit="€38.90" discount="€35.01" unitLabel="New price" wasLabel="Old price" />
      </span>
    </div>
  ),
}
export const AllIcons: Story = {
  render: () => (
    <ul style={{ display: 'grid', gap: 12, gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))' }}>
      <li className="cw-row">
        <Logo title="Cartwright" />
        Logo
      </li>
      {Object.entries(icons).map(([name, shape]) => (
        <li key={name} className="cw-row">
          <Icon shape={shape} size="l" />
          <span className="cw-sub">{name}</span>
        </li>
      ))}
    </ul>
  ),
}
