/** The typeface of the shop, for tests that measure: what is measured has been laid out in it. */
import { onTestFinished } from 'vitest'

const INTER = new URL('../../../storefront/src/app/typeface/inter.woff2', import.meta.url)

/** Loads it for one test, before anything is drawn. */
export async function loadInter(): Promise<void> {
  const face = await new FontFace('Inter', `url(${INTER})`, { weight: '100 900' }).load()
  document.fonts.add(face)
  onTestFinished(() => void document.fonts.delete(face))
}

/** Sets a drawn widget in it, at the usual size. */
export function setInInter({ style }: HTMLElement): void {
  style.setProperty('--cw-em', '16px')
  style.setProperty('--cw-font', 'Inter')
}
