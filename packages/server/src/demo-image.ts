/** Run by the build: fills the demo shop of today in advance. */
import { provideDemoImage } from './seed/demo-image'

await provideDemoImage(new Date())
