// Written by `npm run texts`.
import descriptions from '../app/texts/descriptions.de.json'
import pages from '../app/texts/pages.de.json'

export default {
  descriptions,
  pages,
}
