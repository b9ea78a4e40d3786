// Written by `npm run texts`.
import app from '../app/texts/it.json'

export default {
  ...app,
}
