export { type FinderField, PrinterFinder, type PrinterFinderProps } from './printer-finder'
