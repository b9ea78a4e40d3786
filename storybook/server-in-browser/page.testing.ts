/** The page of the tests: a built page that makes shops as stories do. */
import * as core from '@cartwright/core'
import { makeShop } from '../make-shop'

const book = { core, makeShop }

declare global {
  interface Window {
    book: typeof book
  }
}

window.book = book
