/** Calls about printers. */
import type { Handlers } from '../http/handler'
import { findPrinters, forgetPrinter, keepPrinters, listKept, listSeries } from './printers'

type PrinterCall = 'printers.series' | 'printers.find' | 'printers.mine' | 'printers.keep' | 'printers.forget'

export const printersHandlers: Handlers<PrinterCall> = {
  'printers.series': (_, deps) => listSeries(deps),
  'printers.find': ({ query }, deps) => findPrinters(query, deps),
  'printers.mine': ({ caller }, deps) => listKept(caller, deps),
  'printers.keep': ({ body, caller }, deps) => keepPrinters(body.modelIds, caller, deps),
  'printers.forget': ({ params, caller }, deps) => forgetPrinter(params.id, caller, deps),
}
