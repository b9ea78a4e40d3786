import type { HTMLAttributes, ReactNode } from 'react'
import { cx } from '../primitives/class-names'
import { useI18n } from './shop-provider'
import { useStore } from './use-store'

export interface WidgetBoxProps extends HTMLAttributes<HTMLElement> {
  /** Landmark or grouping element, or `span` in a line of text; default div. */
  as?: 'div' | 'span' | 'section' | 'form' | 'nav' | 'aside' | 'article'
  children?: ReactNode
}

/** Outermost box of every widget: fonts, colours and language start here, nothing reaches beyond it. */
export function WidgetBox({ as: Tag = 'div', className, children, ...rest }: WidgetBoxProps) {
  const language = useStore(useI18n().store, state => state.language)
  return (
    <Tag part="root" lang={language} {...rest} className={cx('cw', className)}>
      {children}
    </Tag>
  )
}
