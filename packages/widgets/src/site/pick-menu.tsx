/** Button with a list to pick one of: sites, languages. */
import type { ReactNode } from 'react'
import { chevronDownIcon } from '../icons/icons'
import { cx } from '../primitives/class-names'
import { Icon } from '../primitives/icon'
import { Menu } from '../primitives/menu'
import { addSheet } from '../styles/sheet'
import css from './site.css?inline'

addSheet(css)

export interface PickMenuProps<Key extends string | number> {
  /** What is picked and what it is now, for screen readers. */
  label: string
  /** What the button shows. */
  face: ReactNode
  options: readonly { key: Key; face: ReactNode; lang?: string }[]
  picked: Key
  onPick: (key: Key) => void
  /** Nothing can be picked. */
  disabled?: boolean | undefined
  /** Class of the box around the button. */
  className?: string
}

export function PickMenu<Key extends string | number>({
  label,
  face,
  options,
  picked,
  onPick,
  disabled = false,
  className,
}: PickMenuProps<Key>) {
  const items = options.map(option => ({
    ...option,
    label: option.face,
    isPicked: option.key === picked,
    onPick: () => onPick(option.key),
  }))
  return (
    <Menu kind="quiet" boxClass={cx('cw-pick', className)} listLabel={label} items={items} disabled={disabled}>
      <span className="cw-sr">{label}</span>
      <span className="cw-pick__face" aria-hidden="true">
        {face}
      </span>
      <Icon shape={chevronDownIcon} size="s" />
    </Menu>
  )
}
