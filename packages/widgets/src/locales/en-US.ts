// Written by `npm run texts`.
export default {
  "account-prices": {
    "article": "Item",
    "importHint": "Columns: user name, item number, price or percentage. Nothing changes before you apply.",
    "emptyHint": "Choose an account above: a rule sets all its prices, and single items can have their own.",
    "number": "Item number",
    "numberMissing": "Enter an item number.",
    "numberUnknown": "There is no item with this number.",
    "noHit": "No item found",
    "search": "Find an item",
    "whyAmbiguous": "Several items have this number",
    "whyArticle": "Unknown item"
  },
  "accounts": {
    "permissionCart": "Cart",
    "permissionFavourites": "Favorites",
    "repPrices": "What sales reps see of an item without an account price"
  },
  "address-book": {
    "postcode": "ZIP code",
    "postcodeDoubt": "ZIP codes in this country look like {{example}}. Save again if yours is right.",
    "postcodeMissing": "Addresses in this country have a ZIP code, such as {{example}}. Save again if yours has none.",
    "search": "Name, city or ZIP code",
    "state": "State"
  },
  "billing": {
    "change": "To change the tax ID or company name, write to {{email}}.",
    "vat": "Tax ID"
  },
  "buying": {
    "addNumber": "Add {{number}} to cart",
    "addToBasket": "Add to cart",
    "favourite": "Add {{number}} to favorites"
  },
  "cart": {
    "addFavourites": "Add to favorites",
    "article": "Item",
    "basket": "Cart",
    "deleteLines_one": "Delete {{n}} line from the cart?",
    "deleteLines_other": "Delete {{n}} lines from the cart?",
    "deleteNumber": "Delete {{number}} from the cart?",
    "emptyReason": "The cart is empty.",
    "emptyText": "Items you add stay here until you order them, on every device.",
    "emptyTitle": "Your cart is empty",
    "failed": "The cart could not be read",
    "favourites": "Favorites",
    "noPermission": "Your account has no cart.",
    "part": "Item number",
    "signIn": "Sign in to see your cart.",
    "totalNote": "plus sales tax and shipping"
  },
  "cookie-notice": {
    "text": "This store keeps only the cookies it needs to work. No advertising, no tracking."
  },
  "coupons": {
    "notDiscounted": "Not with discounted items"
  },
  "credit-warning": {
    "basket": "The cart exceeds your credit limit."
  },
  "demo-accounts": {
    "note": "Only a store that was filled with demo data shows these accounts.",
    "tag": "Demo store"
  },
  "desk": {
    "replaced_one": "{{count}} item replaced",
    "replaced_other": "{{count}} items replaced",
    "unavailable_one": "{{count}} item not available",
    "unavailable_other": "{{count}} items not available"
  },
  "documents": {
    "cancelled": "Canceled. Nothing was saved."
  },
  "embed-components": {
    "cw-add-to-cart": "Add to cart",
    "cw-cart": "Cart",
    "cw-cart-button": "Cart button",
    "cw-cart-drawer": "Cart at the side",
    "cw-favourites": "Favorites",
    "cw-favourites-drawer": "Favorites at the side",
    "cw-outlet": "All pages from cart to invoice",
    "cw-product": "Item",
    "cw-product-card": "Item card",
    "cw-product-list": "List of items"
  },
  "embed-keys": {
    "canCart": "fill the same cart as in the store",
    "canAccount": "see and change addresses and own item numbers",
    "componentUnknown": "The store does not know one of these elements.",
    "emptyText": "With a key your own server signs your buyers in on your own pages: quick order in the intranet, prices on item pages. They need no second password.",
    "group_articles": "Items",
    "group_basket": "Cart",
    "group_pages": "Pages of the store",
    "originShop": "This is the address of the store itself, which needs no key.",
    "revokeQuestion": "Pages with the key “{{name}}” sign their buyers out within seconds. Orders and carts stay. This cannot be undone."
  },
  "favourites": {
    "addToBasket": "Add to cart",
    "article": "Item",
    "deleteQuestion_one": "Remove {{count}} item from your favorites?",
    "deleteQuestion_other": "Remove {{count}} items from your favorites?",
    "empty": "No favorites yet",
    "emptyHint": "The heart beside an item keeps it here.",
    "failed": "Your favorites could not be loaded.",
    "noHit": "No favorite has this in its number or OEM code.",
    "noPermission": "Your account keeps no favorites.",
    "number": "Item number",
    "search": "Item number or OEM code",
    "selectFirst": "Select items to add or delete them.",
    "signIn": "Sign in to see your favorites.",
    "title": "Favorites"
  },
  "finance": {
    "article": "Item",
    "vat": "Sales tax"
  },
  "help": {
    "accountText": "Companies get an account from an account manager. Call or write with your company name and tax ID; you can order on the same day."
  },
  "home": {
    "addToBasket": "Add to cart",
    "ambiguousNumber": "Several items carry {{number}}. Choose one in the results.",
    "articles_one": "{{count}} item",
    "articles_other": "{{count}} items",
    "orderHint": "Our number, OEM code, union code, a barcode or your own item number. One field takes them all, with a quantity too: TN-2420 x 12.",
    "point.drop.text": "Neutral, or with your own packing slip.",
    "searchFor": "Search the catalog for “{{number}}”",
    "searchHint": "Our number, OEM code, union code, a barcode or your own item number: the search above takes them all.",
    "unknownNumber": "No item has the number {{number}}. Nothing was added."
  },
  "layout": {
    "basket": "Cart",
    "basketLines_one": "{{count}} line in the cart",
    "basketLines_other": "{{count}} lines in the cart",
    "favourites": "Favorites"
  },
  "list-overview": {
    "searchHint": "List, QO#, owner or item number"
  },
  "not-granted": {
    "articles": "This page shows no items.",
    "cart": "This page shows no cart.",
    "favourites": "This page shows no favorites.",
    "shop": "This page shows nothing of the store."
  },
  "notifications": {
    "emptyHint": "Closing days, new items and changes of your account appear here."
  },
  "number": {
    "choose": "Which item is {{number}}?",
    "chooseOne": "Choose the item",
    "noPriceHint": "Your account sees no price of this item.",
    "unknown": "{{number}} is not in the catalog.",
    "unknownId": "This item is not in the catalog."
  },
  "order-confirm": {
    "backToBasket": "Back to the cart",
    "cpdropHint": "Complete plain or double-blind, with your own packing slip.",
    "dropHint": "Neutral packing slip in your name, without ours.",
    "emptyHint": "No items are left to order here. What you put into the cart is still there.",
    "forwarder": "Carrier",
    "notInCart_one": "{{numbers}} is not in your cart any more.",
    "notInCart_other": "{{numbers}} are not in your cart any more.",
    "notInCartWhy": "The cart was ordered or changed, in another tab perhaps.",
    "buyerReferenceHint": "On the invoices of this order, for example a cost center, OIN or Leitweg-ID.",
    "postcode": "ZIP code",
    "postcodeAsked": "ZIP codes in this country look like {{example}}. Place the order once more if yours is right.",
    "postcodeDoubt": "ZIP codes in this country look like {{example}}. Please check yours.",
    "putTogether": "Lines with the same item are one line now:",
    "regHint": "Our packing slip, to your own address.",
    "state": "State",
    "twinBoth": "{{orderNo}} of {{date}} has the same items, quantities and PO# {{poNo}}.",
    "twinLines": "{{orderNo}} of {{date}} has the same items and quantities.",
    "unchangeable": "Address, items, quantity and PO# cannot change once the order is placed. Pieces can be canceled until work on it begins.",
    "unknown": "No item has the number {{number}}."
  },
  "order-details": {
    "cancelledPieces": "{{pieces}} canceled",
    "commentHint": "We answer here and by e-mail. Address, items, quantity and PO# stay as ordered.",
    "deliveryNote": "Packing slip (PDF)",
    "cancelled": "Order {{orderNo}} is canceled.",
    "cancelQuestion": "Cancel order {{orderNo}}? Nothing of it will be shipped. A canceled order cannot be taken up again.",
    "contact": "Address, items, quantity and PO# of a placed order cannot change; pieces can be canceled until work on it begins. Questions about it: {{phone}}, {{email}}.",
    "forwarder": "Carrier",
    "noteMissing": "The packing slip for this drop shipment is missing. Send it as a PDF to {{email}} with {{orderNo}} in the subject.",
    "noteWanted": "The packing slip for this drop shipment is missing. We hold the goods until you upload it.",
    "returnsCancelled": "This order is canceled: there is nothing to return.",
    "stepCancelled": "Canceled",
    "stepNoteAdded": "Packing slip uploaded",
    "stepNoteReplaced": "Packing slip replaced",
    "stepRestCancelled": "Pieces canceled",
    "cancelLineAll": "Nothing of the order would be left: it is canceled as a whole.",
    "lineCancelled": "Canceled: {{pieces}} × {{number}}."
  },
  "order-files": {
    "add": "Upload packing slip",
    "label": "Packing slip",
    "orMail": "No file at hand? Upload the packing slip later on the page of the order, or send it as a PDF to {{email}} with the order number in the subject. We hold the goods until it arrives.",
    "replace": "Replace packing slip",
    "sent": "The packing slip of order {{orderNo}} is saved."
  },
  "order-list": {
    "searchHint": "Order, PO#, invoice, item, tracking no. or recipient"
  },
  "order-rest": {
    "giveUpAll": "Give up {{pieces}} pieces? Nothing else is in this order: it is canceled as a whole."
  },
  "order-success": {
    "mailNote": "Mail the packing slip",
    "nextNote": "Send your packing slip as a PDF to {{email}} with {{orderNo}} in the subject. We hold the goods until it arrives.",
    "unchangeable": "Address, items, quantity and PO# cannot change any more. Pieces can be canceled until work on the order begins."
  },
  "order-sums": {
    "article": "Item",
    "items": "Items",
    "vat": "Sales tax {{rate}}",
    "cancelledPart": "Canceled"
  },
  "order-words": {
    "cancelled": "Canceled"
  },
  "outlet": {
    "title.cart": "Cart",
    "title.list": "Items",
    "title.product": "Item"
  },
  "own-numbers": {
    "savedAmbiguous": "Saved. The number stands for several items: entering it asks which one is meant.",
    "ambiguous": "Several items",
    "ambiguousHint": "You can save it: entering it asks which item is meant.",
    "article": "Item",
    "empty": "No item numbers of your own yet",
    "emptyText": "Set one on the page of an item, or import a list.",
    "failed": "Your item numbers could not be loaded",
    "importHint": "Columns: item number, your number. Leave your number blank to remove it. Nothing changes before you apply.",
    "importNothing": "The file holds no item numbers.",
    "list": "Your item numbers",
    "signIn": "Sign in to see the item numbers of your company.",
    "whyAmbiguous": "Several items have this number",
    "whyArticle": "Unknown item",
    "anyNumber": "Item: any number of it",
    "whyRepeated": "Not saved: a later line names the same item"
  },
  "printers": {
    "articles_one": "{{n}} item",
    "articles_other": "{{n}} items",
    "show": "Show items",
    "showNumber_one": "Show {{n}} item",
    "showNumber_other": "Show {{n}} items"
  },
  "product": {
    "failed": "The item cannot be loaded.",
    "missing": "This item does not exist.",
    "myArticleNo": "My Item No.",
    "numberChange": "Change my item number",
    "numberHint": "Search, quick order and lists find the item by it. Leave it blank to remove it.",
    "noLongerSold": "This item is no longer sold.",
    "perPiece": "per piece, plus sales tax",
    "providerNumber": "Our item number",
    "search": "Search the catalog"
  },
  "product-list": {
    "article": "Item",
    "articles_one": "{{total}} item",
    "articles_other": "{{total}} items",
    "articlesOf_one": "{{total}} of {{all}} item",
    "articlesOf_other": "{{total}} of {{all}} items",
    "colour": "Color",
    "emptyClass": "There are no items in this class.",
    "emptyFiltered": "No item matches these filters.",
    "emptyKeyword": "No item matches “{{keyword}}”.",
    "nearestNumbers": "Items with a number like it",
    "showArticles_one": "Show {{total}} item",
    "showArticles_other": "Show {{total}} items",
    "sortNumber": "Item number",
    "toFavourites": "To favorites"
  },
  "quick-order": {
    "article": "Item",
    "carried_one": "{{n}} item carries this number",
    "carried_other": "{{n}} items carry this number",
    "notFound": "No item has this number",
    "several_one": "{{n}} item in one line",
    "several_other": "{{n}} items in one line",
    "signIn": "Sign in to order by item numbers."
  },
  "quick-order-details": {
    "article": "Item",
    "whyAmbiguous": "several items"
  },
  "quick-order-fix": {
    "equalArticles_one": "{{n}} item stands in several lines",
    "equalArticles_other": "{{n}} items stand in several lines",
    "search": "Search the catalog"
  },
  "quick-order-import": {
    "columnsHint": "Found by trying them in the catalog. What you change is kept for lists with the same headings.",
    "summary": "{{recognised}} recognized, {{repaired}} repaired, {{fix}} to fix"
  },
  "registration": {
    "documentsText": "An extract from the register or a trade license, scanned or photographed.",
    "postcode": "ZIP code",
    "state": "State",
    "successByHost": "Your user name in the store is {{userName}}.",
    "vat": "Sales tax",
    "vatInvalid": "This is not a valid tax ID for this country: {{country}}."
  },
  "reorder": {
    "add_one": "Add {{count}} line to the cart",
    "add_other": "Add {{count}} lines to the cart",
    "added_one": "{{count}} line has been added to the cart.",
    "added_other": "{{count}} lines have been added to the cart.",
    "addedAll": "The items have been added to the cart.",
    "noReport": "This store does not compare beforehand. What can still be ordered of {{orderNo}} is added to the cart at today’s prices.",
    "noReportOfList": "This store does not compare beforehand. The confirmation shows “{{orderNo}}” at today’s prices.",
    "toBasket": "Go to the cart"
  },
  "reports": {
    "article": "Item",
    "articleMissing": "Choose the item.",
    "chooseArticle": "Choose the item",
    "wrong": "Wrong item"
  },
  "return-details": {
    "items": "Items",
    "orderItem": "Item of the order"
  },
  "return-form": {
    "addItem": "Add an item",
    "moreItems": "Add more items",
    "canGoBack_one": "{{n}} item can go back.",
    "canGoBack_other": "{{n}} items can go back.",
    "forwarderMissing": "Name the carrier.",
    "importHint": "CSV with item number, quantity, reason, batch number, order or invoice, note, and yes where it was not in the parcel; or with these names in its first line.",
    "importTitle": "Import items",
    "items": "Items",
    "linesMissing": "Add at least one item.",
    "noLines": "No items yet",
    "ownHint": "Name the carrier. You pay for the way back.",
    "pickFound_one": "{{count}} item found",
    "pickFound_other": "{{count}} items found",
    "pickNone": "Please choose an item.",
    "pickSearch": "Number of an order, invoice or item",
    "pickTitle": "Add an item"
  },
  "returns": {
    "searchHint": "Return, order, item or batch number"
  },
  "rma-words": {
    "article": "Item",
    "cancelled": "These pieces were canceled.",
    "chipError": "Chip error, not compatible or not recognized",
    "forwarder": "Carrier",
    "notInOrder": "The order does not have this item.",
    "orderSeveral": "Several orders have this number and this item. Name the order.",
    "otherForwarder": "Other carrier",
    "otherSeller": "Another seller, currency or sales tax rate. Use a separate return.",
    "unknown": "No order of your company has this item.",
    "vat": "Sales tax {{rate}}"
  },
  "search": {
    "found_one": "{{count}} item.",
    "found_other": "{{count}} items.",
    "label": "Search the catalog",
    "none": "No item matches “{{text}}” so far.",
    "placeholder": "Item number, OEM code, barcode or printer"
  },
  "session": {
    "forgotten": "Forgot your password?",
    "noAnswer": "No connection to the store. Check the network and try again.",
    "signOutAsk": "Sign out of this store on this device?"
  },
  "session-end": {
    "signOutQuestion": "Sign out of this store? Your cart and lists are kept.",
    "idle": "You have not used the store for a while. You will be signed out in {{time}}."
  },
  "settings": {
    "colour": "Theme color",
    "ownColour": "Own color"
  },
  "setup-problem": {
    "api": "No store answers at {{endpoint}}.",
    "askPage": "Please contact the people who look after this page: they can check the address of the store.",
    "askShop": "Please contact the people who look after this page: the store has to allow {{origin}}, by its setting ALLOWED_ORIGINS or by an embed key.",
    "origin": "The store does not accept calls from {{origin}}.",
    "title": "The store cannot be shown on this page."
  },
  "shortcuts": {
    "basket": "Cart",
    "basketLines_one": "Cart, {{count}} line",
    "basketLines_other": "Cart, {{count}} lines",
    "favourites": "Favorites"
  },
  "suggestions": {
    "none": "No item found.",
    "title": "Items"
  },
  "visitor-list": {
    "hint": "One item a line, in any kind of number, with quantities. Up to {{n}} lines.",
    "recognise": "Recognize the list",
    "recognised": "recognized",
    "stateReady": "Recognized",
    "title": "Paste a list, see what we recognize"
  }
}
