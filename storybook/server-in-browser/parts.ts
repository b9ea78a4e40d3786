/** What the server in the browser is given as files. Runs in Node.js, while the book is built. */
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { imagePath, PICTURES_PATH } from '../../packages/server/src/catalogue/image-path'
import { pictureOf } from '../../packages/server/src/catalogue/picture/product-picture'
import { openMemory } from '../../packages/server/src/db/pglite/open-pglite'
import { contents, skus } from '../../packages/server/src/db/schema'
import { readImage, TEST_NOW } from '../../packages/server/src/testing/database'

export interface Parts {
  /** The moment from which the data is dated. */
  now: Date
  /** The filled database of the tests: a tar archive, packed by gzip. */
  image: Uint8Array
  /** Path below the folder of the book, such as `pictures/toner-cyan.svg` → SVG. */
  pictures: ReadonlyMap<string, string>
}

export async function makeParts(): Promise<Parts> {
  const image = await readImage()
  const packed = await promisify(gzip)(new Uint8Array(image), { level: 9 })
  return { now: TEST_NOW, image: packed, pictures: await drawPictures(image) }
}

/** All pictures that an answer of this shop may name: those of its articles, and those of its contents. */
async function drawPictures(image: ArrayBuffer): Promise<ReadonlyMap<string, string>> {
  const { db, close } = await openMemory(image)
  const articles = await db
    .selectDistinct({ classId: skus.classId, colour: skus.colour, tapeWidthMm: skus.tapeWidthMm })
    .from(skus)
  const shown = await db.selectDistinct({ image: contents.image }).from(contents)
  await close()
  const paths = new Set([...articles.map(imagePath), ...shown.map(content => content.image).filter(Boolean)])
  return new Map([...paths].map(path => [path.slice(1), draw(path)]))
}

function draw(path: string): string {
  const picture = pictureOf(path.slice(PICTURES_PATH.length + 1, -'.svg'.length))
  if (picture === undefined) throw new Error(`the shop names a picture that it does not draw: ${path}`)
  return picture
}
