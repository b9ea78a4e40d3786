/** `@cartwright/widgets/printer-finder`: the component of `<cw-printer-finder>` alone. Its css is `printer-finder.css`. */
import { PrinterFinder as PrinterFinderView } from '../printers/printer-finder'
import { forHost } from '../provider/for-host'

export type { PrinterFinderProps } from '../printers/printer-finder'

export const PrinterFinder = /* @__PURE__ */ forHost('cw-printer-finder', PrinterFinderView)
