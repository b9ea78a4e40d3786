import type { HTMLAttributes, ReactNode } from 'react'
import { cx } from '../primitives/class-names'
import { StateReportsContext } from '../primitives/report-state'
import { useBoxStates } from './box-states'
import type { StateTable } from './element-host'
import type { Slots } from './element-slot'
import { useI18n } from './shop-provider'
import { useStore } from './use-store'

export interface WidgetBoxProps extends HTMLAttributes<HTMLElement> {
  /** Landmark or grouping element, or `span` in a line of text; default div. */
  as?: 'div' | 'span' | 'section' | 'form' | 'nav' | 'aside' | 'article'
  /**
   * States that what is drawn does not say by itself, as rows that load, fail or are missing do. `ready` follows from these, unless it
   * is given.
   */
  states?: StateTable
  /** What a React page has for the slots of the component. */
  slots?: Slots<string> | undefined
  children?: ReactNode
}

/** Outermost box of every widget: fonts, colours and language start here, nothing reaches beyond it. */
export function WidgetBox({ as: Tag = 'div', className, states, slots, children, ...rest }: WidgetBoxProps) {
  const language = useStore(useI18n().store, state => state.language)
  const { ref, reports } = useBoxStates(states, slots)
  return (
    <Tag ref={ref} part="root" lang={language} {...rest} className={cx('cw', className)}>
      <StateReportsContext.Provider value={reports}>{children}</StateReportsContext.Provider>
    </Tag>
  )
}
