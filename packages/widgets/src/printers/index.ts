export { PrinterFinder, type PrinterFinderProps } from './printer-finder'
