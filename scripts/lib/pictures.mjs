// The pictures of docs/screenshots: each is drawn by the test that `npm run screenshots` runs, and those that pages link to are there.
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fromRoot } from './paths.mjs'

const FOLDER = 'docs/screenshots'
const TEST = 'tests/screenshots/shop.test.ts'
const PAGES = ['README.md', 'docs/demo.md']

/** @returns {Promise<string[]>} what is wrong, one line each */
export async function findLostPictures() {
  const drawn = await readFile(fromRoot(TEST), 'utf8')
  const files = (await readdir(fromRoot(FOLDER))).filter(name => name.endsWith('.png'))
  const names = files.map(name => name.slice(0, -'.png'.length))
  const isDrawn = name => new RegExp(`'${name}'|^ {4}(?:'${name}'|${name}): `, 'm').test(drawn)
  const links = await Promise.all(PAGES.filter(page => existsSync(fromRoot(page))).map(linksOf))
  return [
    ...names.filter(name => !isDrawn(name)).map(name => `${FOLDER}/${name}.png is drawn by no line of ${TEST}`),
    ...links.flat(),
  ]
}

async function linksOf(page) {
  const text = await readFile(fromRoot(page), 'utf8')
  const found = [...text.matchAll(/!\[[^\]]*\]\(([^)\s]+\.png)\)/g)].map(([, path]) => path ?? '')
  return found
    .filter(path => !existsSync(fromRoot(join(dirname(page), path))))
    .map(path => `${page} shows ${path}, which is not there`)
}
