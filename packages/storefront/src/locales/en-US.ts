// Written by `npm run texts`.
export default {
  "away": {
    "notLoaded": "The store could not be loaded."
  },
  "descriptions": {
    "shop": "Toner, toner kits, drum units and label cassettes for the trade: ordered by item number, with real stock and prices.",
    "cookies": "What this store keeps in your browser, what for and how long."
  },
  "pages": {
    "custNumbers": "My item numbers",
    "basket": "Cart",
    "claimText": "Any number finds its item, and a thousand lines are ordered at once.",
    "failedText": "Something went wrong while it was loading. Your cart and lists are kept.",
    "favourites": "Favorites",
    "notFoundText": "Nothing is at this address. Look for an item number above, or go back to the start page.",
    "printers": "Find items by printer",
    "passwordReset": "Forgot your password?",
    "product": "Item"
  }
}
