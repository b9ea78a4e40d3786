// Written by `npm run texts`.
export default {
  "accounts": {
    "permissionFavourites": "Favorites"
  },
  "address-book": {
    "postcode": "ZIP code",
    "postcodeDoubt": "ZIP codes in this country look like {{example}}. Save again if yours is right.",
    "postcodeMissing": "Addresses in this country have a ZIP code, such as {{example}}. Save again if yours has none.",
    "search": "Name, city or ZIP code"
  },
  "buying": {
    "favourite": "Add {{number}} to favorites"
  },
  "cart": {
    "addFavourites": "Add to favorites",
    "favourites": "Favorites"
  },
  "embed-components": {
    "cw-favourites": "Favorites",
    "cw-favourites-drawer": "Favorites at the side"
  },
  "favourites": {
    "deleteQuestion_one": "Remove {{count}} article from your favorites?",
    "deleteQuestion_other": "Remove {{count}} articles from your favorites?",
    "empty": "No favorites yet",
    "failed": "Your favorites could not be loaded.",
    "noHit": "No favorite has this in its number or OEM code.",
    "noPermission": "Your account keeps no favorites.",
    "signIn": "Sign in to see your favorites.",
    "title": "Favorites"
  },
  "home": {
    "searchFor": "Search the catalog for “{{number}}”"
  },
  "layout": {
    "favourites": "Favorites"
  },
  "not-granted": {
    "favourites": "This page shows no favorites."
  },
  "number": {
    "unknown": "{{number}} is not in the catalog.",
    "unknownId": "This article is not in the catalog."
  },
  "order-confirm": {
    "postcode": "ZIP code",
    "postcodeAsked": "ZIP codes in this country look like {{example}}. Place the order once more if yours is right.",
    "postcodeDoubt": "ZIP codes in this country look like {{example}}. Please check yours."
  },
  "product": {
    "search": "Search the catalog"
  },
  "product-list": {
    "colour": "Color",
    "toFavourites": "To favorites"
  },
  "quick-order-fix": {
    "search": "Search the catalog"
  },
  "quick-order-import": {
    "columnsHint": "Found by trying them in the catalog. What you change is kept for lists with the same headings."
  },
  "registration": {
    "documentsText": "An extract from the register or a trade license, scanned or photographed.",
    "postcode": "ZIP code"
  },
  "search": {
    "label": "Search the catalog"
  },
  "settings": {
    "colour": "Theme color",
    "ownColour": "Own color"
  },
  "shortcuts": {
    "favourites": "Favorites"
  }
}
