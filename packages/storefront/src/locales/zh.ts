// Written by `npm run texts`.
import away from '../app/texts/away.zh.json'
import descriptions from '../app/texts/descriptions.zh.json'
import pages from '../app/texts/pages.zh.json'

export default {
  away,
  descriptions,
  pages,
}
