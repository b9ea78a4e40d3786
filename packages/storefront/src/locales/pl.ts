// Written by `npm run texts`.
import descriptions from '../app/texts/descriptions.pl.json'
import pages from '../app/texts/pages.pl.json'

export default {
  descriptions,
  pages,
}
