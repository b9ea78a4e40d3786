import type { AddToCartHandlers } from '../catalogue/part/ask-host'
import type { Slots } from '../provider/element-slot'
import type { FormFieldProps } from '../provider/form-field'
import type { HostHandler } from '../provider/host-handler'
import type { NavigationHandlers } from '../provider/use-navigate'

export interface QuickOrderProps extends NavigationHandlers, AddToCartHandlers, FormFieldProps {
  /** Title above the list; default the translated "Quick order". Empty leaves it out, where the page has one. */
  heading?: string
  /** Asked before going to the confirmation with the saved list; return false to go there yourself. */
  onOrder?: HostHandler<{ path: string }>
  /** What a React page has for the slots of the element. */
  slots?: Slots<'header' | 'actions' | 'empty' | 'failed'> | undefined
}
