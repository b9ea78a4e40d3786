/** QR codes (ISO/IEC 18004) with error correction M, which paper needs. */
import { bwip } from './bwip'

interface Raw {
  pixs?: number[]
  pixx?: number
  pixy?: number
}

/** Dark modules, row by row, without the free space around them. */
export function qrModules(text: string): boolean[][] {
  const [code] = bwip().raw({ bcid: 'qrcode', text, eclevel: 'M' } as Parameters<
    ReturnType<typeof bwip>['raw']
  >[0]) as Raw[]
  const { pixs, pixx, pixy } = code ?? {}
  if (!pixs || !pixx || !pixy) throw new Error('no code for a link')
  return Array.from({ length: pixy }, (_none, row) =>
    pixs.slice(row * pixx, (row + 1) * pixx).map(module => module === 1),
  )
}
