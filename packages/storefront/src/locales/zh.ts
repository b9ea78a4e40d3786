// Written by `npm run texts`.
import descriptions from '../app/texts/descriptions.zh.json'
import pages from '../app/texts/pages.zh.json'

export default {
  descriptions,
  pages,
}
