import { bwip } from './bwip'

/** A text as Code 128: widths of bars and gaps, a bar first. */
export function code128(text: string): number[] {
  const [code] = bwip().raw({ bcid: 'code128', text }) as { sbs?: number[] }[]
  if (!code?.sbs) throw new Error('no bars for a number')
  return code.sbs
}
