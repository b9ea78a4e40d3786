export { type FinderField, PrinterFinder, type PrinterFinderProps } from './printer-finder'
export { printerPath } from './printer-path'
