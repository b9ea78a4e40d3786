/** Barcodes. EAN-13 codes from 20 to 29 are free for a company's own use. */

/** An EAN-13 code: `prefix`, then `serial` filled up with zeros, then the check digit. */
export function ean13(prefix: string, serial: number): string {
  const body = prefix + String(serial).padStart(12 - prefix.length, '0')
  return body + checkDigit(body)
}

/** The check digit of the digits before it, counted from the right: 3, 1, 3, 1 … */
export function checkDigit(body: string): string {
  const weighted = [...body].reverse().reduce((sum, digit, i) => sum + Number(digit) * (i % 2 === 0 ? 3 : 1), 0)
  return String((10 - (weighted % 10)) % 10)
}
