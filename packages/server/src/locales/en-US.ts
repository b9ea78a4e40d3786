// Written by `npm run texts`.
export default {
  "account-refusals": {
    "postcodeMissing": "Please enter the ZIP code."
  },
  "activity": {
    "basket": "Cart",
    "favourites": "Favorites",
    "orderCancelled": "Order canceled",
    "ownNumberChanged": "Own item number changed",
    "ownNumbersImported": "Own item numbers imported",
    "piecesCancelled": "Pieces of an order canceled"
  },
  "attributes": {
    "colour": "Color",
    "printColour": "Print color",
    "tapeColour": "Tape color"
  },
  "colours": {
    "grey": "gray"
  },
  "cust-number-refusals": {
    "emptyNumber": "An item number needs a letter or a digit"
  },
  "demo-accounts": {
    "buyerDe": "Own item numbers everywhere and electronic invoices.",
    "buyerFr": "Ships to end customers, with their own packing slips.",
    "buyerUk": "Prices in pounds, with British sales tax.",
    "clerkNl": "Clerk of the same company: fills the cart, without quick order and favorites."
  },
  "demo-contents": {
    "activityTonerText": "Black and color for today’s printers.",
    "announcementText": "<p>Between Christmas and New Year we pick orders until 12:00. Orders placed later leave on the next working day.</p>\n<h2>When we are closed</h2>\n<ul>{{closed}}</ul>\n<p>The store takes your orders around the clock, as always.</p>",
    "bannerStockEUText": "Real stock and arrival dates for every item.",
    "cookiesText": "<p>This store keeps only what it needs to work. There is no advertising and no tracking by others, so there is nothing to opt out of.</p>\n<h2>What is kept in your browser</h2>\n<table><thead><tr><th scope=\"col\">Name</th><th scope=\"col\">What for</th><th scope=\"col\">How long</th></tr></thead>\n<tbody><tr><td><code>Client-Token</code>, <code>Client-Token-Shop</code></td><td>keep you signed in</td><td>until you close the browser</td></tr>\n<tr><td><code>client-country</code></td><td>the site you chose</td><td>30 days</td></tr>\n<tr><td><code>client-language</code>, <code>login-language</code></td><td>the language you chose</td><td>30 days</td></tr>\n<tr><td>Local storage</td><td>lists you are working on, how you arranged the page, and that you have read this notice</td><td>until you clear it</td></tr></tbody></table>\n<h2>How to remove it</h2>\n<p>Signing out removes the sign-in. Your browser removes everything else under its settings for site data; the store then starts as on your first visit.</p>\n<h2>Who can read it</h2>\n<p>Only this store. Pages of other companies that embed our order forms have a storage of their own.</p>",
    "deliveryEU": "<p>In-stock orders placed by <strong>4:30 pm</strong> on a working day are dispatched the same day, for delivery on the next working day in most places.</p>\n<table><thead><tr><th scope=\"col\">Where the goods are</th><th scope=\"col\">When they reach you</th></tr></thead>\n<tbody><tr><td>Warehouse of your site</td><td>next working day</td></tr>\n<tr><td>Central warehouse, Netherlands</td><td>leaves within 72 hours, then as from your site</td></tr>\n<tr><td>In transit</td><td>on the expected day shown with the item</td></tr></tbody></table>\n<p>Delivery days are expected days. Should one slip, ask us on the page of the order to cancel the lines concerned: until they have left, that is free of charge.</p>",
    "faqChangeText": "<p>No. Address, items, quantities and PO number are fixed once the order is placed. Until we work on it, you can cancel it, as a whole or single pieces line by line; after that, give up on the page of the order what still waits for goods, or move it to an order of its own; ask us there to cancel what is on the shelf. Order what is missing on top.</p>",
    "faqDropShipText": "<p>Yes. Choose drop ship with a neutral packing slip, or complete drop ship with a note of your own. Your customer sees neither our name nor our prices.</p>",
    "faqLongListText": "<p>Open <a href=\"/my/quickorder\">My Quick Order</a> and paste it, or drop a spreadsheet: up to 1,000 lines at once. Lines that fit no item stay where they are, with the reason and a suggestion.</p>",
    "faqNumbersText": "<p>Any number works: our item number, the OEM code, the union code, the barcode of the item or of the box, and your own item number. When a number fits two items, we ask which one you mean.</p>",
    "faqOutOfStockTitle": "What happens when an item is not in stock?",
    "faqOwnSystemText": "<p>Yes. Purchasing systems use our interface, and an intranet can embed quick order and cart with one line of markup. <a href=\"/cartwright/contactus\">Write to us</a> for access.</p>",
    "faqWarrantyText": "<p>2 years on every item from the invoice date. Tell us the fault and the batch number, and we replace the item or credit it.</p>",
    "floorColour": "Color sets for HP and Brother",
    "messageTablesText": "<p>Paste a range, or drop a CSV file: columns are recognized and can be corrected.</p><p><a href=\"/my/quickorder\">Open My Quick Order</a></p>",
    "pricesEU": "<p>Prices are net, per piece, and in the currency of your site. Sales tax is added where it applies. The price shown when you place the order holds.</p>",
    "taxesEU": "Prices and sales tax",
    "termsText": "<p>These terms apply to all orders that companies place in this store. We do not sell to consumers.</p>\n<h2>{{taxes}}</h2>\n{{prices}}\n<h2>Orders</h2>\n<p>An order can be revised until it is submitted. After that its address, items, quantities and PO number are fixed. The contract is made when we confirm the order.</p>\n<h2>Delivery</h2>\n{{delivery}}\n<h2>Drop shipments</h2>\n<p>On request we deliver to your customer, with a neutral packing slip or with your own. You remain our contracting party.</p>\n<h2>Damage and shortage</h2>\n<p>Damage and shortage must be reported within <strong>3 business days</strong> of delivery, with photographs of goods and packaging. Later reports cannot be claimed from the carrier and are not accepted.</p>\n<h2>Returns of goods without defect</h2>\n<p>Unused goods in unopened packaging may be returned within <strong>30 days of the invoice date</strong>. A restocking fee of <strong>20%</strong> of the invoiced price applies, and the freight is yours. Apply for the return in the order first: the audit takes up to three working days, and parcels without a return number are refused.</p>\n<h2>Warranty</h2>\n<p>We give <strong>2 years</strong> of warranty from the invoice date. Defective items are replaced or credited once you have told us the fault and the batch number. The warranty covers no damage by wrong storage or by refilling.</p>\n<h2>Payment and retention of title</h2>\n<p>Invoices are due within the days agreed for your account. Goods stay ours until they are paid in full.</p>\n<h2>Your data</h2>\n<p>We use company, contact and order data to fulfill your orders, and hand addresses to the carrier only. What is kept in your browser is listed under <a href=\"/help/cookies\">cookies</a>.</p>",
    "toolbarText": "<p>The bar at the edge of every page keeps what you need most within one click. Beside it stand the tools for buying in bulk.</p>\n<h2>The shortcut bar</h2>\n<ul><li><strong>Cart</strong> opens your cart beside the page. Change quantities there and go on reading.</li>\n<li><strong>Favorites</strong> shows the items you marked with a heart.</li>\n<li><strong>Notifications</strong> tells what is new, from delivery days to new items.</li>\n<li><strong>Quick order</strong> takes you to the grid for long lists.</li>\n{{coupons}}\n<li><strong>To the top</strong> brings you back to the beginning of the page.</li>\n<li><strong>Home</strong>, the sign of the store at its upper end, leads to the start page.</li>\n<li><strong>Settings</strong> changes color, size and what stays in view.</li>\n<li><strong>Hide shortcuts</strong> folds the bar away; the same button brings it back. On narrow screens the bar stays at the foot.</li></ul>\n<h2>Tools for buying</h2>\n<dl><dt>One search for every number</dt><dd>Type our number, an OEM code, a code on the box or your own number. Press <code>/</code> on any page to start.</dd>\n<dt>Paste a list</dt><dd>Copy two columns from a spreadsheet and paste them into quick order. Up to 1,000 lines are checked at once.</dd>\n<dt>Import and export</dt><dd>Drop a CSV file, see which column was taken for what, and correct it. Carts and lists can be saved as CSV as well.</dd>\n<dt>Your own numbers</dt><dd>Give an item the number of your system, and order by it from then on.</dd></dl>\n<h2>Without a mouse</h2>\n<p>Every tool works by keyboard: Tab moves on, Enter opens, Escape closes. In quick order the arrow keys move as in a spreadsheet; on a line that asks, Alt+F takes the suggestion and Alt+1 to Alt+9 choose a proposal.</p>"
  },
  "demo-names": {
    "shipVia4": "Own carrier",
    "shipVia9": "Own carrier"
  },
  "document": {
    "exemptK": "Sales tax exempt intra-Community supply; sales tax is due by the customer",
    "exemptG": "Sales tax exempt export",
    "exemptAE": "Reverse charge: sales tax is due by the customer",
    "exemptE": "Sales tax exempt",
    "exemptO": "Not subject to sales tax"
  },
  "embed-key-refusals": {
    "originShop": "This is the address of the store itself, which needs no key."
  },
  "finance-refusals": {
    "vatNumber": "Tax ID"
  },
  "finance-table": {
    "vat": "Sales tax"
  },
  "http-refusals": {
    "busy": "The store is busy. Please try again in a moment.",
    "storageFull": "The storage of the store is full. Nothing was saved; please try again later."
  },
  "invoice": {
    "vatNo": "Your tax ID",
    "ourVatNo": "Tax ID",
    "shipment": "Packing slip",
    "vatRate": "Sales tax rate",
    "vat": "Sales tax"
  },
  "new-account-mail": {
    "subject": "Your account in the store"
  },
  "notification-mail": {
    "openShop": "Open the store"
  },
  "order-mail": {
    "orderProcessingIntro": "Our warehouse is getting your order ready. It cannot be canceled in the store any more.",
    "orderCancelledTitle": "Order {{orderNo}} is canceled",
    "orderCancelledIntro": "Your order has been canceled. Nothing will be delivered or invoiced.",
    "orderRestCancelledTitle": "Pieces of order {{orderNo}} are canceled",
    "orderRestCancelledIntro": "Pieces of your order that had not left are canceled. They will be neither delivered nor invoiced.",
    "article": "Item",
    "vat": "Sales tax {{rate}}",
    "cancelledPart": "Canceled"
  },
  "order-refusals": {
    "cancelledAlready": "This order has been canceled already.",
    "forwarderMissing": "Please select a carrier.",
    "noOwnNote": "This order has no packing slip of your own.",
    "noteOfOwner": "Only who placed the order and the main account can change its packing slip.",
    "partHasLeft": "A part of this order has left. Its packing slip cannot be changed any more.",
    "piecesLeft": "{{number}}: pieces that can still be canceled: {{pieces}}."
  },
  "order-table": {
    "cancelled": "Canceled"
  },
  "own-number-table": {
    "articleNo": "Item no",
    "ownNumbers": "Own item numbers"
  },
  "paper": {
    "deliveryNote": "Packing slip",
    "cancelled": "{{n}} canceled",
    "inYourFavour": "in your favor"
  },
  "report": {
    "article": "Item",
    "wrong": "wrong item"
  },
  "return-mail": {
    "lines": "Items",
    "article": "Item",
    "vat": "Sales tax {{rate}}"
  },
  "return-table": {
    "chipError": "Chip error, not compatible or not recognized"
  },
  "table": {
    "article": "Item"
  }
}
