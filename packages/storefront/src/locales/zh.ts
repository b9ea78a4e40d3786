// Written by `npm run texts`.
import app from '../app/texts/zh.json'

export default {
  ...app,
}
