// Written by `npm run texts`.
import descriptions from '../app/texts/descriptions.it.json'
import pages from '../app/texts/pages.it.json'

export default {
  descriptions,
  pages,
}
