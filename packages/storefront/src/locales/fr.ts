// Written by `npm run texts`.
import away from '../app/texts/away.fr.json'
import descriptions from '../app/texts/descriptions.fr.json'
import pages from '../app/texts/pages.fr.json'

export default {
  away,
  descriptions,
  pages,
}
