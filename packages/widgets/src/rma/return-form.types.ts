import type { HostHandler } from '../provider/host-handler'
import type { NavigationHandlers } from '../provider/use-navigate'

export interface ReturnFormProps extends NavigationHandlers {
  /** A draft to go on with; the id in /rma/applyforreturn?id=. */
  returnId?: number | undefined
  /** An order whose lines are offered. */
  orderNo?: string | undefined
  /** An invoice whose lines are offered. */
  invoiceNo?: string | undefined
  /** Called once a new return is kept as a draft; give its id as `returnId` when the form is drawn again, so that it goes on with this draft. */
  onReturnBegun?: ((detail: { returnId: number; rmaNo: string }) => void) | undefined
  /** Called when the return was submitted; return false to show something else than its details. */
  onReturnSubmitted?: HostHandler<{ returnId: number; rmaNo: string }> | undefined
}
