// Written by `npm run texts`.
import app from '../app/texts/pl.json'

export default {
  ...app,
}
