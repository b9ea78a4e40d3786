// Written by `npm run texts`.
import app from '../app/texts/de.json'

export default {
  ...app,
}
