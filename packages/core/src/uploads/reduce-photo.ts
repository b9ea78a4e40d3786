/** Makes photos small enough to be sent: what a phone takes has more pixels than anyone needs to see a fault. Loaded when one is added. */
import { endingOf } from '../rules'

/** Of the longer side. */
const SIDE_PIXELS = 1600
/** The best one that is small enough is taken; a picture that none makes small enough loses pixels. */
const QUALITIES = [0.85, 0.7, 0.55] as const
const SMALLER = 0.75

/**
 * A JPEG of at most 1,600 pixels that stands upright and says nothing of place and camera. A picture that is small already stays as it is.
 * @returns undefined for what this browser cannot read as a picture
 * @source API-087
 */
export async function reducePhoto(file: File, bytes: number): Promise<File | undefined> {
  let picture: ImageBitmap
  try {
    picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    return undefined
  }
  try {
    const longer = Math.max(picture.width, picture.height)
    if (longer <= SIDE_PIXELS && file.size <= bytes && ['jpg', 'jpeg', 'png', 'webp'].includes(endingOf(file.name)))
      return file
    for (let side = Math.min(longer, SIDE_PIXELS); ; side = Math.floor(side * SMALLER)) {
      const canvas = draw(picture, side / longer)
      for (const quality of QUALITIES) {
        const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality })
        if (blob.size <= bytes) return new File([blob], `${baseOf(file.name)}.jpg`, { type: 'image/jpeg' })
      }
    }
  } finally {
    picture.close()
  }
}

function draw(picture: ImageBitmap, scale: number): OffscreenCanvas {
  const [width, height] = [picture.width, picture.height].map(side => Math.max(1, Math.round(side * scale)))
  const canvas = new OffscreenCanvas(width ?? 1, height ?? 1)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser draws nothing')
  // A JPEG has no transparency.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}

const baseOf = (name: string): string => name.replace(/\.[^.]+$/, '')
