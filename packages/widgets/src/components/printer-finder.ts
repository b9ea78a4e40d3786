/** `@cartwright/widgets/printer-finder`: the component of `<cw-printer-finder>` alone. Its css is `printer-finder.css`. */
import { PrinterFinder as PrinterFinderView } from '../printers'
import { forHost } from '../provider/for-host'

export type { PrinterFinderProps } from '../printers'

export const PrinterFinder = /* @__PURE__ */ forHost('cw-printer-finder', PrinterFinderView)
