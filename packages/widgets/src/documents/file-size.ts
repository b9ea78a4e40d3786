import type { Format } from '../provider/use-texts'

const KB = 1024
const MB = KB * 1024

/** For the eye: whole kilobytes, from one megabyte on with one decimal. */
export const fileSize = (bytes: number, number: Format['number']): string =>
  bytes < MB
    ? number(Math.max(1, Math.round(bytes / KB)), { style: 'unit', unit: 'kilobyte' })
    : number(bytes / MB, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })
