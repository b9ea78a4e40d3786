import { useEffect, useRef, useState } from 'react'

/** The size it is shown at; `captcha.css` says the same. */
const SIZE = { width: 112, height: 40 }

const bytesOf = (dataUrl: string) =>
  Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), sign => sign.charCodeAt(0))

/**
 * A picture that came as a data URL. On a canvas, because pages with a strict policy show no data URL as an image; as one
 * only where it cannot be read as pixels, such as an SVG from another backend.
 */
export function CaptchaImage({ image, label }: { image: string; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [unreadable, setUnreadable] = useState<string>()

  useEffect(() => {
    let isCurrent = true
    const draw = async () => {
      const picture = await createImageBitmap(new Blob([bytesOf(image)]))
      if (!isCurrent || !canvas.current) return
      canvas.current.width = picture.width
      canvas.current.height = picture.height
      canvas.current.getContext('2d')?.drawImage(picture, 0, 0)
    }
    draw().catch(() => isCurrent && setUnreadable(image))
    return () => {
      isCurrent = false
    }
  }, [image])

  if (unreadable === image) return <img src={image} alt={label} {...SIZE} />
  return <canvas ref={canvas} role="img" aria-label={label} {...SIZE} />
}
