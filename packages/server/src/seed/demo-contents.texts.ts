/** What the pages of the demo shop say: banners, tiles, questions, declarations, messages. Texts that differ in Europe and the US end in EU and US. */
import type { Texts } from '@cartwright/core/texts'

export const demoContentsTexts = {
  namespace: 'demo-contents',
  english: {
    aboutText: `<p>Cartwright supplies resellers with toner, toner kits, drum units and label cassettes for more than 1,800 printers.</p>
<h2>What we do</h2>
<p>We sell to the trade only. You order by any number you have, see real stock and the day of arrival, and get your own prices. What you order today is packed today.</p>
<h2>Where we are</h2>
{{where}}
<h2>What we stand for</h2>
<ul><li>Every cartridge is filled and tested one by one, with 2 years of warranty.</li>
<li>Private labels and custom packaging from small runs.</li>
<li>Blind drop shipments in your name.</li>
<li>An interface for your purchasing system, and order forms for your intranet.</li></ul>`,
    aboutTitle: 'About us',
    activityDrumsText: 'Replace the drum with every fourth toner.',
    activityDrumsTitle: 'Drum units',
    activityKitsText: 'Bottles and sets for copiers and work groups.',
    activityKitsTitle: 'Toner kits',
    activityLabelsText: 'Laminated, fabric, heat-shrink and more.',
    activityLabelsTitle: 'Label cassettes',
    activityTonerText: 'Black and colour for today’s printers.',
    activityTonerTitle: 'Toner',
    announcementText: `<p>Between Christmas and New Year we pick orders until 12:00. Orders placed later leave on the next working day.</p>
<h2>When we are closed</h2>
<ul>{{closed}}</ul>
<p>The shop takes your orders around the clock, as always.</p>`,
    announcementTitle: 'Announcement',
    bannerLabelsText: 'Cassettes from 3.5 to 104 mm, in stock.',
    bannerLabelsTitle: 'Labels for every use',
    bannerLinesText: 'Paste a list: our numbers, OEM codes, barcodes or your own.',
    bannerLinesTitle: 'A thousand lines at once',
    bannerStockEUText: 'Real stock and arrival dates for every article.',
    bannerStockEUTitle: '600,000 pieces in European warehouses',
    bannerStockUSText: 'Ground shipping to 99.9% of the US in 1-3 days.',
    bannerStockUSTitle: '1.5 million cartridges in stock',
    closedEU: '<li>25 and 26 December: no dispatch</li><li>1 January: no dispatch</li>',
    closedUS: '<li>December 25: no dispatch</li><li>January 1: no dispatch</li>',
    contactText:
      '<p>Your account manager answers on working days. Have your customer number or the order number at hand, and we can help at once.</p>',
    contactTitle: 'Contact us',
    cookiesText: `<p>This shop keeps only what it needs to work. There is no advertising and no tracking by others, so there is nothing to opt out of.</p>
<h2>What is kept in your browser</h2>
<table><thead><tr><th scope="col">Name</th><th scope="col">What for</th><th scope="col">How long</th></tr></thead>
<tbody><tr><td><code>Client-Token</code>, <code>Client-Token-Shop</code></td><td>keep you signed in</td><td>until you close the browser</td></tr>
<tr><td><code>client-country</code></td><td>the site you chose</td><td>30 days</td></tr>
<tr><td><code>client-language</code>, <code>login-language</code></td><td>the language you chose</td><td>30 days</td></tr>
<tr><td>Local storage</td><td>lists you are working on, how you arranged the page, and that you have read this notice</td><td>until you clear it</td></tr></tbody></table>
<h2>How to remove it</h2>
<p>Signing out removes the sign-in. Your browser removes everything else under its settings for site data; the shop then starts as on your first visit.</p>
<h2>Who can read it</h2>
<p>Only this shop. Pages of other companies that embed our order forms have a storage of their own.</p>`,
    cookiesTitle: 'Cookies',
    couponsEU: '<li><strong>Coupons</strong> shows what you can redeem.</li>',
    delayEU:
      '<p>In-stock parcels ordered by 4:30 pm leave the same day and arrive on the next working day in most places. Stock of the Dutch central warehouse leaves within 72 hours.</p>',
    delayUS:
      '<p>Ground shipping reaches 99.9% of the US in 1-3 days. Two-day air and freight are offered with the order.</p>',
    deliveryEU: `<p>In-stock orders placed by <strong>4:30 pm</strong> on a working day are dispatched the same day, for delivery on the next working day in most places.</p>
<table><thead><tr><th scope="col">Where the goods are</th><th scope="col">When they reach you</th></tr></thead>
<tbody><tr><td>Warehouse of your site</td><td>next working day</td></tr>
<tr><td>Central warehouse, Netherlands</td><td>leaves within 72 hours, then as from your site</td></tr>
<tr><td>In transit</td><td>on the expected day shown with the article</td></tr></tbody></table>
<p>Delivery days are expected days. Should one slip, ask us on the page of the order to cancel the lines concerned: until they have left, that is free of charge.</p>`,
    deliveryUS: `<p>Ground shipping from our distribution center in California covers <strong>99.9% of the US in 1-3 days</strong>. Two-day air and freight by appointment are offered with the order.</p>
<p>Delivery days are expected days. Should one slip, ask us on the page of the order to cancel the lines concerned: until they have left, that is free of charge.</p>`,
    faqChangeText:
      '<p>No. Address, articles, quantities and PO number are fixed once the order is placed. Until we work on it, you can cancel it, as a whole or single pieces line by line; after that, give up on the page of the order what still waits for goods, or move it to an order of its own; ask us there to cancel what is on the shelf. Order what is missing on top.</p>',
    faqChangeTitle: 'Can I change an order that I have placed?',
    faqDamageText:
      '<p>Note it on the carrier’s receipt, keep the packaging, and report it within 3 business days of delivery, with photographs: on the page of the order, under “Report damage or shortage”, also while the rest is still to come. When all goods have arrived, the report becomes a draft return.</p>',
    faqDamageTitle: 'The parcel is damaged or something is missing. What now?',
    faqDelayTitle: 'How quickly do I get my goods?',
    faqDropShipText:
      '<p>Yes. Choose drop ship with a neutral delivery note, or complete drop ship with a note of your own. Your customer sees neither our name nor our prices.</p>',
    faqDropShipTitle: 'Can you ship to my customer?',
    faqLongListText:
      '<p>Open <a href="/my/quickorder">My Quick Order</a> and paste it, or drop a spreadsheet: up to 1,000 lines at once. Lines that fit no article stay where they are, with the reason and a suggestion.</p>',
    faqLongListTitle: 'How do I order a long list?',
    faqNumbersText:
      '<p>Any number works: our article number, the OEM code, the union code, the barcode of the article or of the box, and your own article number. When a number fits two articles, we ask which one you mean.</p>',
    faqNumbersTitle: 'Which numbers can I search and order by?',
    faqOutOfStockText:
      '<p>You choose: what is in stock ships now and the rest later, or everything ships together once it is complete. The expected day is shown with each line.</p>',
    faqOutOfStockTitle: 'What happens when an article is not in stock?',
    faqOwnSystemText:
      '<p>Yes. Purchasing systems use our interface, and an intranet can embed quick order and basket with one line of markup. <a href="/cartwright/contactus">Write to us</a> for access.</p>',
    faqOwnSystemTitle: 'Can we order from our own system?',
    faqPricesText:
      '<p>Prices and stock are shown after sign-in. <a href="/ac/register">Register as a company</a>, or ask your account manager for an account.</p>',
    faqPricesTitle: 'How do I see prices?',
    faqReturnText:
      '<p>Open the order once all goods are delivered and apply for a return. Unused goods go back within 30 days of the invoice date, with a restocking fee of 20%; the audit takes up to three working days.</p>',
    faqReturnTitle: 'How do I return something?',
    faqWarrantyText:
      '<p>2 years on every article from the invoice date. Tell us the fault and the batch number, and we replace the article or credit it.</p>',
    faqWarrantyTitle: 'What warranty do you give?',
    faqWhoMayOrderText:
      '<p>A main customer can add accounts for colleagues, decide what they may do, and set the prices they see.</p>',
    faqWhoMayOrderTitle: 'Who may order for my company?',
    floorColour: 'Colour sets for HP and Brother',
    floorDrums: 'Drum units',
    floorLabels: 'Labels',
    floorToner: 'Most ordered toner',
    holidaysEU:
      '<ul><li>Orders placed until <strong>12:00 on 23 December</strong> leave the same day.</li><li>No deliveries on 25 and 26 December and on 1 January.</li></ul>',
    holidaysUS:
      '<ul><li>Orders placed until <strong>noon on December 23</strong> leave the same day.</li><li>No deliveries on December 25 and January 1.</li></ul>',
    messageHolidaysTitle: 'Delivery days around the holidays',
    messageLabelsText:
      '<p>More than 60 label sizes are in stock.</p><p><a href="/list/toner?classId=109">See the label cassettes</a></p>',
    messageLabelsTitle: 'New: label cassettes for Dymo LabelWriter',
    messageTablesText:
      '<p>Paste a range, or drop a CSV file: columns are recognised and can be corrected.</p><p><a href="/my/quickorder">Open My Quick Order</a></p>',
    messageTablesTitle: 'Quick order reads spreadsheets',
    pricesEU:
      '<p>Prices are net, per piece, and in the currency of your site. VAT is added where it applies. The price shown when you place the order holds.</p>',
    pricesUS:
      '<p>Prices are net, per piece, in US dollars. Sales tax is added where it applies; send us your resale certificate to order without. The price shown when you place the order holds.</p>',
    taxesEU: 'Prices and VAT',
    taxesUS: 'Prices and sales tax',
    termsText: `<p>These terms apply to all orders that companies place in this shop. We do not sell to consumers.</p>
<h2>{{taxes}}</h2>
{{prices}}
<h2>Orders</h2>
<p>An order can be revised until it is submitted. After that its address, articles, quantities and PO number are fixed. The contract is made when we confirm the order.</p>
<h2>Delivery</h2>
{{delivery}}
<h2>Drop shipments</h2>
<p>On request we deliver to your customer, with a neutral delivery note or with your own. You remain our contracting party.</p>
<h2>Damage and shortage</h2>
<p>Damage and shortage must be reported within <strong>3 business days</strong> of delivery, with photographs of goods and packaging. Later reports cannot be claimed from the carrier and are not accepted.</p>
<h2>Returns of goods without defect</h2>
<p>Unused goods in unopened packaging may be returned within <strong>30 days of the invoice date</strong>. A restocking fee of <strong>20%</strong> of the invoiced price applies, and the freight is yours. Apply for the return in the order first: the audit takes up to three working days, and parcels without a return number are refused.</p>
<h2>Warranty</h2>
<p>We give <strong>2 years</strong> of warranty from the invoice date. Defective articles are replaced or credited once you have told us the fault and the batch number. The warranty covers no damage by wrong storage or by refilling.</p>
<h2>Payment and retention of title</h2>
<p>Invoices are due within the days agreed for your account. Goods stay ours until they are paid in full.</p>
<h2>Your data</h2>
<p>We use company, contact and order data to fulfil your orders, and hand addresses to the carrier only. What is kept in your browser is listed under <a href="/help/cookies">cookies</a>.</p>`,
    termsTitle: 'Terms and conditions',
    toolbarText: `<p>The bar at the edge of every page keeps what you need most within one click. Beside it stand the tools for buying in bulk.</p>
<h2>The shortcut bar</h2>
<ul><li><strong>Basket</strong> opens your basket beside the page. Change quantities there and go on reading.</li>
<li><strong>Favourites</strong> shows the articles you marked with a heart.</li>
<li><strong>Notifications</strong> tells what is new, from delivery days to new articles.</li>
<li><strong>Quick order</strong> takes you to the grid for long lists.</li>
{{coupons}}
<li><strong>To the top</strong> brings you back to the beginning of the page.</li>
<li><strong>Home</strong>, the sign of the shop at its upper end, leads to the start page.</li>
<li><strong>Settings</strong> changes colour, size and what stays in view.</li>
<li><strong>Hide shortcuts</strong> folds the bar away; the same button brings it back. On narrow screens the bar stays at the foot.</li></ul>
<h2>Tools for buying</h2>
<dl><dt>One search for every number</dt><dd>Type our number, an OEM code, a code on the box or your own number. Press <code>/</code> on any page to start.</dd>
<dt>Paste a list</dt><dd>Copy two columns from a spreadsheet and paste them into quick order. Up to 1,000 lines are checked at once.</dd>
<dt>Import and export</dt><dd>Drop a CSV file, see which column was taken for what, and correct it. Baskets and lists can be saved as CSV as well.</dd>
<dt>Your own numbers</dt><dd>Give an article the number of your system, and order by it from then on.</dd></dl>
<h2>Without a mouse</h2>
<p>Every tool works by keyboard: Tab moves on, Enter opens, Escape closes. In quick order the arrow keys move as in a spreadsheet; on a line that asks, Alt+F takes the suggestion and Alt+1 to Alt+9 choose a proposal.</p>`,
    toolbarTitle: 'Toolbar',
    whereEU:
      '<p>Our central warehouse is in Utrecht. Further warehouses in Willich and Poznań bring 600,000 pieces close to you, and colleagues in the Netherlands, Italy, Germany, the UK, France and Poland speak your language.</p>',
    whereUS:
      '<p>1.5 million cartridges are ready in Ontario, California, and ground shipping covers 99.9% of the US in 1-3 days. Our head office is in Columbus, Ohio.</p>',
  },
} as const satisfies Texts
