/** Where the picture of a part is. Parts that look alike share one picture, so that a browser keeps few. */

/** What a picture depends on. */
export interface PictureSubject {
  /** 102 toner, 103 toner kits, 105 drum unit, 109 label cassette. */
  classId: number
  /** As in the catalogue, null where there is none. */
  colour: string | null
  /** Label cassettes only. */
  tapeWidthMm?: number | null
}

/** Below the shop's origin, beside /prod-api. */
export const PICTURES_PATH = '/pictures'

const KIND: Readonly<Record<number, string>> = { 102: 'toner', 103: 'toner-kit', 105: 'drum-unit', 109: 'label' }
/** Printed on tapes whose width is not known. */
const USUAL_TAPE_MM = 12

/** Letters, digits, hyphens and dots: `toner-cyan`, `label-black-on-white-3.5`. */
export function pictureKey({ classId, colour, tapeWidthMm }: PictureSubject): string {
  const kind = KIND[classId] ?? 'toner'
  const words = (colour ?? 'black').toLowerCase().match(/[a-z]+/g) ?? ['black']
  const width = kind === 'label' ? [String(tapeWidthMm ?? USUAL_TAPE_MM)] : []
  return [kind, ...words, ...width].join('-')
}

/** Path of the picture below the shop's origin, for example `/pictures/toner-cyan.svg`. */
export const imagePath = (subject: PictureSubject): string => `${PICTURES_PATH}/${pictureKey(subject)}.svg`
