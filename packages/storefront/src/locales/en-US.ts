// Written by `npm run texts`.
export default {
  "pages": {
    "favourites": "Favorites"
  }
}
