/** Code I of KSeF: a link by which a reader of the printed invoice finds it there. */
import { createHash } from 'node:crypto'
import type { InvoiceSnapshot } from '../../db/schema'

const HOST = 'qr.ksef.mf.gov.pl'
/** Stands below the code until KSeF has given the invoice a number. */
const OFFLINE = 'OFFLINE'

export interface KsefCode {
  link: string
  /** The number that KSeF gave the invoice, or `OFFLINE`. */
  label: string
  /** KSeF has given it a number. */
  isKnown: boolean
}

/** @param bytes of the FA(3) file, as they are sent @param number that KSeF gave it */
export function ksefCode({ seller, invoiceDate }: InvoiceSnapshot, bytes: Uint8Array, number: string | null): KsefCode {
  const nip = seller.vat.replace(/\D/g, '')
  const day = invoiceDate.split('-').reverse().join('-')
  const hash = createHash('sha256').update(bytes).digest('base64url')
  const host = seller.registers?.ksefHost ?? HOST
  return { link: `https://${host}/invoice/${nip}/${day}/${hash}`, label: number ?? OFFLINE, isKnown: number !== null }
}
