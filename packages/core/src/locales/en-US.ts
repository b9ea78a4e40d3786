// Written by `npm run texts`.
export default {
  "sales": {
    "favourites.added_one": "{{numbers}} added to the favorites.",
    "favourites.added_other": "{{count}} articles added to the favorites.",
    "favourites.removed_one": "{{numbers}} removed from the favorites.",
    "favourites.removed_other": "{{count}} articles removed from the favorites."
  }
}
