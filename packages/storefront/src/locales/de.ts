// Written by `npm run texts`.
import away from '../app/texts/away.de.json'
import descriptions from '../app/texts/descriptions.de.json'
import pages from '../app/texts/pages.de.json'

export default {
  away,
  descriptions,
  pages,
}
