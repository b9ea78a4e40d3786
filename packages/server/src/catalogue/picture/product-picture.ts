/** Draws a part that brings no photograph: the same class and colours always give the same bytes. */
import { type PictureSubject, pictureKey } from '../image-path'
import { drawTonerKit } from './bottle'
import { drawToner, drawTonerSet } from './cartridge'
import { drawDrum } from './drum'
import { inksOf } from './inks'
import { drawLabelCassette } from './label-cassette'

const USUAL_TAPE_MM = 12
const KEY = /^(toner-kit|toner|drum-unit|label)((?:-[a-z]{1,20}){0,8})(?:-(\d{1,3}(?:\.\d)?))?$/

/** SVG of a part, 4:3, 5 to 50 KB. */
export const productPicture = (subject: PictureSubject): string => pictureOf(pictureKey(subject)) ?? ''

/** SVG by the key that stands in the path of a picture, undefined for what is no key. */
export function pictureOf(key: string): string | undefined {
  const [, kind, colour = '', width] = KEY.exec(key) ?? []
  const words = colour.split('-').filter(Boolean)
  const inks = inksOf(words)
  switch (kind) {
    case 'label':
      return drawLabelCassette(words, width === undefined ? USUAL_TAPE_MM : Number(width))
    case 'drum-unit':
      return drawDrum(inks)
    case 'toner-kit':
      return inks.length > 1 ? drawTonerSet(inks) : drawTonerKit(inks[0])
    case 'toner':
      return inks.length > 1 ? drawTonerSet(inks) : drawToner(inks[0])
    default:
      return undefined
  }
}
