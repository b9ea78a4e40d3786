// Written by `npm run texts`.
import app from '../app/texts/fr.json'

export default {
  ...app,
}
