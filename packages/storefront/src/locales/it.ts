// Written by `npm run texts`.
import away from '../app/texts/away.it.json'
import descriptions from '../app/texts/descriptions.it.json'
import pages from '../app/texts/pages.it.json'

export default {
  away,
  descriptions,
  pages,
}
