// Written by `npm run texts`.
export default {
  "core": {
    "error.network": "No connection to the store. Check the network and try again.",
    "error.timeout": "The store did not answer in time. Try again in a moment.",
    "error.status": "The store could not be reached ({{status}}). Try again in a moment.",
    "error.incomplete": "A part of what the store answered cannot be read and is missing here.",
    "error.malformed": "The store sent an answer that cannot be read."
  },
  "orders": {
    "not-in-cart": "Some items are not in your cart any more.",
    "forwarder": "Please select a carrier.",
    "disabled": "Discontinued items must be replaced, please choose another one.",
    "unknown": "Some item numbers are unknown, please remove them."
  },
  "sales": {
    "favourites.added_one": "{{numbers}} added to the favorites.",
    "favourites.added_other": "{{count}} items added to the favorites.",
    "favourites.removed_one": "{{numbers}} removed from the favorites.",
    "favourites.removed_other": "{{count}} items removed from the favorites.",
    "heard.added_one": "{{numbers}} added to the cart.",
    "heard.added_other": "{{count}} lines added to the cart.",
    "heard.basket_one": "Cart: {{count}} line, {{amount}}.",
    "heard.basket_other": "Cart: {{count}} lines, {{amount}}.",
    "heard.empty": "The cart is empty.",
    "heard.removed_one": "{{numbers}} removed from the cart.",
    "heard.removed_other": "{{count}} lines removed from the cart."
  }
}
