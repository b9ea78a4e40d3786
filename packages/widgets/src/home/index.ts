export { Home } from './home'
export { homeTexts } from './home.texts'
export { PrinterFinder } from './printer-finder'
