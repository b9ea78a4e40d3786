// Written by `npm run texts`.
import descriptions from '../app/texts/descriptions.fr.json'
import pages from '../app/texts/pages.fr.json'

export default {
  descriptions,
  pages,
}
