// Written by `npm run texts`.
export default [
  "away",
  "descriptions",
  "pages"
]
