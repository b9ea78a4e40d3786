// Written by `npm run texts`.
import away from '../app/texts/away.pl.json'
import descriptions from '../app/texts/descriptions.pl.json'
import pages from '../app/texts/pages.pl.json'

export default {
  away,
  descriptions,
  pages,
}
