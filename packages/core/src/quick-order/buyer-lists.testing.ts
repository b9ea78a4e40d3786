/** Lists as buyers send them, and the order they mean: `number×pieces`, or `number asks` where only the buyer can say. */

export type BuyerList = readonly [id: string, text: string, means: string]

/** The quantity is the column the buyer meant, or it is asked about. */
export const QUANTITY_COLUMNS: readonly BuyerList[] = [
  ['L-044', 'Kod towaru;Stan;Zamówienie\nTN-2420;12;5\nCF226X;9;2', 'TN-2420×5 · CF226X×2'],
  ['L-045', 'Referencia;Stock;Cantidad\nTN-2420;12;5\nCF226X;9;2', 'TN-2420×5 · CF226X×2'],
  ['L-047', 'SKU;Qty in stock;Order qty\nTN-2420;12;5\nCF226X;9;2', 'TN-2420×5 · CF226X×2'],
  ['L-100', 'TN-2420;5 EA\nCF226X;2 PCE', 'TN-2420×5 · CF226X×2'],
  ['L-103', 'TN-2420;+5\nCF226X;2', 'TN-2420×5 · CF226X×2'],
  ['L-153', 'TN-2420;5\u0000\nCF226X;2', 'TN-2420×5 · CF226X×2'],
  ['L-154', 'TN-2420;5\u001a', 'TN-2420×5'],
  ['L-155', 'TN-2420;5\u200b\nCF226X;\u200b2', 'TN-2420×5 · CF226X×2'],
  ['L-156', 'TN-2420;\u202a5\u202c\nCF226X;\u200e2', 'TN-2420×5 · CF226X×2'],
  ['L-187', 'TN-2420;1000000\nCF226X;2000000', 'TN-2420 asks · CF226X asks'],
  ['L-188', 'TN-2420;5,-\nCF226X;2,-', 'TN-2420×5 · CF226X×2'],
  ['L-189', 'TN-2420;5 stuks', 'TN-2420×5'],
  ['L-190', 'TN-2420\t5 units', 'TN-2420×5'],
  ['L-191', 'Artikel;Aantal\nTN-2420;5 stuks\nCF226X;2 stuks', 'TN-2420×5 · CF226X×2'],
  ['L-192', 'SKU;Qty\nTN-2420;5 units\nCF226X;2 units', 'TN-2420×5 · CF226X×2'],
  ['L-193', 'TN-2420;1E+01\nCF226X;2E+00', 'TN-2420 asks · CF226X asks'],
  ['L-194', 'TN-2420;1/2\nCF226X;1/4', 'TN-2420 asks · CF226X asks'],
  ['L-195', 'TN-2420;(5)\nCF226X;(2)', 'TN-2420 asks · CF226X asks'],
  ['L-198', 'TN-2420;5;\nCF226X;;2', 'TN-2420×5 · CF226X×2'],
  ['L-201', 'SKU,Quantity\nTN-2420,5,5\nCF226X,2,0', 'TN-2420 asks · CF226X asks'],
  ['two columns, no heading', 'TN-2420;12;5\nCF226X;9;2', 'TN-2420 asks · CF226X asks'],
  ['a column of words and figures beside the figures', 'TN-2420;12;5\nCF226X;Toner;2', 'TN-2420 asks · CF226X asks'],
  ['two headings that say quantity', 'SKU;Qty;Menge\nTN-2420;12;5\nCF226X;9;2', 'TN-2420 asks · CF226X asks'],
  ['an unknown heading', 'SKU;Stock;Xyz\nTN-2420;12;5\nCF226X;9;2', 'TN-2420 asks · CF226X asks'],
  ['nothing but stock', 'SKU;Stock\nTN-2420;12\nCF226X;9', 'TN-2420 asks · CF226X asks'],
  ['a description only', 'TN-2420;Toner black\nCF226X;Toner HY', 'TN-2420 asks · CF226X asks'],
  ['a description and a price', 'TN-2420;Toner black;12.50\nCF226X;Toner;80.00', 'TN-2420 asks · CF226X asks'],
  ['boxes', 'TN-2420;5 boxes\nCF226X;2 Karton', 'TN-2420 asks · CF226X asks'],
  ['boxes in words', '5 boxes TN-2420\nCF226X 2 Karton', 'TN-2420 asks · CF226X asks'],
  ['a cell in words', 'SKU;Qty\nTN-2420;see mail\nCF226X;2', 'TN-2420 asks · CF226X×2'],
  [
    'most cells in words',
    'SKU;Qty\nTN-2420;as usual\nCF226X;like last time\nDR-2400;2',
    'TN-2420 asks · CF226X asks · DR-2400×2',
  ],
  ['one column of clear figures beside prices', 'TN-2420;5;12,50\nCF226X;2;80,-', 'TN-2420×5 · CF226X×2'],
  ['full-width digits and a mark at the end', 'ＴＮ－２４２０;５\n\u001a', 'TN-2420×5'],
  ['Arabic digits', 'TN-2420;٥\nCF226X;٢', 'TN-2420×5 · CF226X×2'],
  ['figures that a spreadsheet keeps as text', "TN-2420;'5\nCF226X;'2", 'TN-2420×5 · CF226X×2'],
  ['a footnote behind the figure', 'TN-2420;5²\nCF226X;2', 'TN-2420 asks · CF226X×2'],
  [
    'a dash, a nought and "not applicable"',
    'SKU;Qty\nTN-2420;-\nCF226X;0\nDR-2400;n/a\nTK-1150;2',
    'TN-2420 asks · CF226X asks · DR-2400 asks · TK-1150×2',
  ],
  ['line numbers without a heading', '1;TN-2420;5\n2;CF226X;2', 'TN-2420 asks · CF226X asks'],
  ['line numbers under a heading', 'Pos;Artikel;Menge\n1;TN-2420;5\n2;CF226X;2', 'TN-2420×5 · CF226X×2'],
  ['rooms behind the quantity', 'TN-2420;5;Büro 12\nCF226X;2;Büro 3', 'TN-2420×5 · CF226X×2'],
  ['what is there and what should be', 'SKU;Ist;Soll\nTN-2420;12;5\nCF226X;9;2', 'TN-2420 asks · CF226X asks'],
  ['delivered and ordered', 'SKU;Delivered;Ordered\nTN-2420;5;3\nCF226X;4;2', 'TN-2420×3 · CF226X×2'],
  ['a soft hyphen and isolates', 'TN-2420;5\u00ad\nCF226X;\u20662\u2069', 'TN-2420×5 · CF226X×2'],
  ['a number of an order', 'SKU;Order\nTN-2420;4711\nCF226X;4711', 'TN-2420 asks · CF226X asks'],
]

/** A figure in a heading, titles, and headings of which only a part is known. */
export const UNCLEAR_HEADINGS: readonly BuyerList[] = [
  ['a year behind the price', 'SKU;Price 2024\nTN-2420;12\nCF226X;9', 'TN-2420 asks · CF226X asks'],
  ['a share behind the yield', 'SKU;Yield 5%\nTN-2420;3000\nCF226X;9000', 'TN-2420 asks · CF226X asks'],
  ['a place behind the stock', 'SKU;Stock NL-1;Qty\nTN-2420;12;\nCF226X;9;', 'TN-2420 asks · CF226X asks'],
  ['a digit at the stock', 'SKU;Stock1\nTN-2420;12\nCF226X;9', 'TN-2420 asks · CF226X asks'],
  ['a day behind the stock', 'Artikel;Bestand 31.12.;Menge\nTN-2420;12;5\nCF226X;9;2', 'TN-2420×5 · CF226X×2'],
  ['a day behind the stock alone', 'Artikel;Bestand 31.12.\nTN-2420;12\nCF226X;9', 'TN-2420 asks · CF226X asks'],
  ['a year behind the quantity', 'SKU;Qty 2024\nTN-2420;12\nCF226X;9', 'TN-2420 asks · CF226X asks'],
  [
    'a title above the headings',
    'ACME BV\nSKU;Stock;Qty\nTN-2420;12;5\nCF226X;9;2',
    'ACME BV asks · TN-2420×5 · CF226X×2',
  ],
  ['a title above a stock', 'ACME BV\nSKU;Stock\nTN-2420;12\nCF226X;9', 'ACME BV asks · TN-2420 asks · CF226X asks'],
  [
    'a title that says stock',
    'Stock list\nSKU;Qty\nTN-2420;12\nCF226X;9',
    'Stock list asks · TN-2420 asks · CF226X asks',
  ],
  ['a title that says stock, no headings', 'Stock list\nTN-2420;12\nCF226X;9', 'TN-2420 asks · CF226X asks'],
  ['a title that says stock, in words', 'Bestand 31.12.\nTN-2420 12', 'Bestand 31.12. asks · TN-2420 asks'],
  ['unknown headings', 'Xyz;Bar\nTN-2420;12\nCF226X;9', 'Xyz asks · TN-2420 asks · CF226X asks'],
  [
    'blank headings at the end',
    'SKU,Description,Qty,,\nTN-2420,Toner, 3000,5,\nCF226X,Toner, 9000,2,',
    'TN-2420 asks · CF226X asks',
  ],
  [
    'a second table with other columns',
    'SKU;Qty\nTN-2420;5\nSKU;Stock\nCF226X;9',
    'TN-2420×5 · SKU asks · CF226X asks',
  ],
  ['the headings once more', 'SKU;Qty\nTN-2420;5\nSKU;Qty\nCF226X;2', 'TN-2420×5 · SKU asks · CF226X×2'],
  ['headings in words', 'SKU Qty\nTN-2420 5\nCF226X 2', 'TN-2420×5 · CF226X×2'],
  ['the stock in words', 'SKU Stock\nTN-2420 5\nCF226X 2', 'TN-2420 asks · CF226X asks'],
  [
    'the number of the order above',
    'Order 4711\nArticle\tQty\nTN-2420\t5\nCF226X\t2',
    'Order 4711 asks · TN-2420×5 · CF226X×2',
  ],
  ['the day of the order above', 'Bestellung 25.11.\nArtikel;Menge\nTN-2420;5', 'Bestellung 25.11. asks · TN-2420×5'],
  ['line numbers called "No."', 'No.;SKU;Qty\n1;TN-2420;5\n2;CF226X;2', 'TN-2420×5 · CF226X×2'],
  ['how many, and the order', 'SKU;Qty;Order\nTN-2420;12;5\nCF226X;9;2', 'TN-2420 asks · CF226X asks'],
  ['how many, and how many to order', 'SKU;Qty;Order qty\nTN-2420;12;5\nCF226X;9;2', 'TN-2420×5 · CF226X×2'],
  ['"Nr." over figures', 'SKU;Nr.\nTN-2420;10\nCF226X;20', 'TN-2420 asks · CF226X asks'],
  ['"Nr." over figures, parted by blanks', 'SKU   Nr.\nCE285A   10\nTK-1150   20', 'CE285A asks · TK-1150 asks'],
  ['"Nr." over figures, in words', 'Item Nr.\nTN-2420 10\nCF226X 30', 'TN-2420 asks · CF226X asks'],
  ['"Nr." in front, in words', 'Nr. Artikel\n TN-2420\n2 CF226X', 'TN-2420 asks · CF226X asks'],
  ['"Nr." over nothing', 'Artikel Nr.\nTN-2420\nCF226X', 'TN-2420×1 · CF226X×1'],
  [
    'a barcode in front of the number',
    'EAN;Qty;SKU\n4026620004232;5;TN-2420\n4026620004249;2;CF226X',
    'TN-2420×5 · CF226X×2',
  ],
  [
    'a barcode in front of a number of digits',
    'GTIN|Menge|Artikel\n4026620004232|5|TN-2420\n4026620004249|2|2000000103716',
    'TN-2420×5 · 2000000103716×2',
  ],
  [
    'the number of the order in front of the number',
    'PO number;SKU;Qty\n4500012345;TN-2420;5\n4500012345;CF226X;2',
    'TN-2420×5 · CF226X×2',
  ],
  [
    'the number of the order, named in Polish',
    'Numer zamówienia;Indeks;Ilość\n4500012345;TN-2420;5\n4500012345;CF226X;2',
    'TN-2420×5 · CF226X×2',
  ],
  [
    'your reference in front of the number',
    'Your ref;SKU;Qty\nPO-4711;TN-2420;5\nPO-4712;CF226X;2',
    'TN-2420×5 · CF226X×2',
  ],
  ['a barcode alone', 'EAN;Bezeichnung;Menge\n2000000103716;Toner schwarz;5', '2000000103716×5'],
  ['two tables side by side', 'SKU;Qty;SKU;Qty\nTN-2420;5;CF226X;2\nDR-2400;1;;', 'TN-2420×5 · DR-2400×1 · CF226X×2'],
  [
    'two tables side by side, a blank column between, a blank quantity',
    'SKU\tQty\t\tSKU\tQty\nTN-2420\t5\t\tCF226X\t\nDR-2400\t1\t\tTK-1150\t3',
    'TN-2420×5 · DR-2400×1 · CF226X asks · TK-1150×3',
  ],
  ['the title of an order, no headings', 'Order form\nTN-2420;5\nCF226X;2', 'TN-2420×5 · CF226X×2'],
  ['the title of a purchase order, no headings', 'Purchase order\nTN-2420;5\nCF226X;2', 'TN-2420×5 · CF226X×2'],
  ['the title of an order, two figures', 'Bestellung\nTN-2420;5;12\nCF226X;2;9', 'TN-2420 asks · CF226X asks'],
  ['"Order" over a column', 'Order;\n4711;TN-2420\n4712;CF226X', 'TN-2420 asks · CF226X asks'],
]

/** Rows that hold more than a number and a quantity. */
export const UNCLEAR_ROWS: readonly BuyerList[] = [
  ['two articles in a row of commas', 'TN-2420,5 CF226X,2', 'TN-2420×5 · CF226X×2'],
  ['two articles in a row of semicolons', 'TN-2420;5 CF226X;2', 'TN-2420×5 · CF226X×2'],
  ['two articles in one of the rows', 'TN-2420,5 CF226X,2\nDR-2400,1', 'TN-2420×5 · CF226X×2 · DR-2400×1'],
  ['a half beside a figure', 'TN-2420;½;12', 'TN-2420 asks'],
  ['a word beside a figure', 'TN-2420;five;12', 'TN-2420 asks'],
  ['a minus beside a figure', 'TN-2420;-5;12', 'TN-2420 asks'],
  ['brackets beside a figure', 'TN-2420;(5);12', 'TN-2420 asks'],
  ['a share beside a figure', 'TN-2420;1/2;12', 'TN-2420 asks'],
  ['one figure more than the neighbours', 'TN-2420;3\nCF226X;12;5\nDR-2400;2', 'TN-2420×3 · CF226X asks · DR-2400×2'],
  ['a column of units', 'TN-2420;5;box\nCF226X;2;pack of 10\nDR-2400;3;pcs', 'TN-2420 asks · CF226X asks · DR-2400×3'],
  ['a column of units under headings', 'SKU;Qty;Unit\nTN-2420;5;VE\nCF226X;2;Stk', 'TN-2420 asks · CF226X×2'],
  ['a description that begins with a unit', 'TN-2420;5;Set of toner, black\nCF226X;2;Box', 'TN-2420×5 · CF226X asks'],
  ['tens in front', '10;TN-2420\n20;CF226X\n30;DR-2400', 'TN-2420 asks · CF226X asks · DR-2400 asks'],
  ['line numbers in front', '1;TN-2420\n2;CF226X\n3;DR-2400', 'TN-2420 asks · CF226X asks · DR-2400 asks'],
  ['line numbers in front, in words', '1 TN-2420\n2 CF226X', 'TN-2420 asks · CF226X asks'],
  ['quantities in front that rise', '1x TN-2420\n2x CF226X', 'TN-2420×1 · CF226X×2'],
]

/** Figures that are a price, a position or another column as likely as the quantity, in tables without headings that are understood. */
export const OTHER_FIGURES: readonly BuyerList[] = [
  ['whole prices alone', 'TN-2420;45,00\nCF226X;189,00', 'TN-2420 asks · CF226X asks'],
  ['prices of which one is whole', 'TN-2420;45,50\nCF226X;189,00', 'TN-2420 asks · CF226X asks'],
  ['quantities with decimals beside a stock', '8,00;CE285A;114\n24,00;TN-2420;27', 'CE285A asks · TN-2420 asks'],
  ['a greeting above them', 'Hello,\n8,00;CE285A;114\n24,00;TN-2420;27', 'Hello, asks · CE285A asks · TN-2420 asks'],
  [
    'line numbers of which some are left out',
    '10;TN-2420\n30;CF226X\n40;DR-2400',
    'TN-2420 asks · CF226X asks · DR-2400 asks',
  ],
  [
    'quantities in front that rise, beside a stock',
    '12;TN-2420;5\n24;CF226X;9\n36;DR-2400;1',
    'TN-2420 asks · CF226X asks · DR-2400 asks',
  ],
  ['a line number before digits alone', '10 44973533\n20 CF226X', '10 44973533 asks · CF226X asks'],
  ['a blank below three words', '10 TN-2420 24\n20 CF226X', 'TN-2420 asks · CF226X asks'],
  ['another figure in most lines', 'TN-2420 9000 8\nCF226X 3000', 'TN-2420 asks · CF226X asks'],
  ['a blank in words beside decimals', 'TN-2420 7,00\nCF226X', 'TN-2420 7,00 asks · CF226X asks'],
  [
    'an unknown heading below a title',
    'Order 4500012345\nPU HT;SKU\n237;DR-2400',
    'Order 4500012345 asks · SKU asks · DR-2400 asks',
  ],
  ['a heading in words that names more', 'Item % Qty\nTN-2420 15 9\nCF226X 5', 'TN-2420 asks · CF226X asks'],
  ['an unknown heading in words', 'EK SKU\n113 TN-2420\n210 CF226X', 'TN-2420 asks · CF226X asks'],
  ['a heading in words that says quantity', 'Artikel Menge\nTN-2420 5\nCF226X', 'TN-2420×5 · CF226X asks'],
  ['days and shares in front', '19%;TN-2420;5\n19%;CF226X;2', 'TN-2420×5 · CF226X×2'],
  [
    'a table with bars',
    '| SKU | Stock | Qty |\n|---|---|---|\n| TN-2420 | 12 | 5 |\n| CF226X | 9 | |',
    'TN-2420×5 · CF226X asks',
  ],
  ['bars without a frame, blanks in front', 'Qty|Pages|SKU\n|3000|TN-2420\n5|9000|CF226X', 'TN-2420 asks · CF226X×5'],
  ['zeros in front of a line number', '00010;TN-2420\n00020;CF226X', 'TN-2420 asks · CF226X asks'],
  ['zeros in front of one line number', '00010;TN-2420', 'TN-2420 asks'],
  ['zeros in front of line numbers beside a quantity', '00010;TN-2420;5\n00020;CF226X;2', 'TN-2420×5 · CF226X×2'],
  ['zeros in front of a line number, in words', '0010 TN-2420', '0010 TN-2420 asks'],
  ['zeros in front of a line number, a quantity behind', '00010 TN-2420 5\n00020 CF226X 2', 'TN-2420×5 · CF226X×2'],
  ['a number of zeros and digits', '0012 TN-2420 34 5', 'TN-2420 asks'],
]

/** A blank below a quantity, or beside others that have one. */
export const BLANKS: readonly BuyerList[] = [
  [
    'L-088',
    'Part;Qty\nTN-2420;5\nCF226X;\nDR-2400;\nTK-1150;\nCE285A;2',
    'TN-2420×5 · CF226X asks · DR-2400 asks · TK-1150 asks · CE285A×2',
  ],
  ['L-197', 'Part;Qty\nTN-2420;\nCF226X;', 'TN-2420 asks · CF226X asks'],
  ['blank without a heading', 'TN-2420;5\nCF226X;', 'TN-2420×5 · CF226X asks'],
  ['blank in words', 'TN-2420 5\nCF226X', 'TN-2420×5 · CF226X asks'],
  ['a short row', 'Part;Qty\nTN-2420;5\nCF226X', 'TN-2420×5 · CF226X asks'],
  ['reserved pieces beside a blank', 'SKU;Qty;Reserved\nTN-2420;;5\nCF226X;2;9', 'TN-2420 asks · CF226X×2'],
  ['a note beside a blank', 'Item;Qty;Note\nTN-2420;;urgent\nCF226X;2;', 'TN-2420 asks · CF226X×2'],
  ['a blank in quotes', 'SKU;Qty\n"TN-2420";" "\n"CF226X";"3"', 'TN-2420 asks · CF226X×3'],
  ['no quantities at all', 'TN-2420\nCF226X', 'TN-2420×1 · CF226X×1'],
  ['no quantities at all, and delimiters', 'TN-2420;\nCF226X;', 'TN-2420×1 · CF226X×1'],
  ['a blank between the figure and the number', '194,,DR-2400', 'DR-2400 asks'],
  ['a blank behind the number', 'TN-2420;;48', 'TN-2420 asks'],
  ['a blank behind each number', 'TN-2420;;1200\nCF226X;;3000', 'TN-2420 asks · CF226X asks'],
  ['a blank in front of a figure', '|9000|TN-2420\n|2600|CF226X', 'TN-2420 asks · CF226X asks'],
  ['a blank margin', '\tTN-2420\t5\n\tCF226X\t2', 'TN-2420×5 · CF226X×2'],
  ['a blank beside a date in words', 'TN-2420 7 11/18/2026\nCF226X', 'TN-2420 7 11/18/2026 asks · CF226X asks'],
  ['a blank below a figure in front of digits', 'TN-2420\n4 44973533', 'TN-2420 asks · 4 44973533 asks'],
  [
    'a blank in front, parted by blanks',
    'Bestellmenge   Artikel   Nr.\n8,00   TK-1150   1\n   CF226X   2\n4,00   TN-2420   3',
    'TK-1150×8 · CF226X asks · TN-2420×4',
  ],
  [
    'a blank between, parted by blanks',
    'TN-2420   2,00   10\nCF226X   4,00   20\nDR-2400      30',
    'TN-2420 asks · CF226X asks · DR-2400 asks',
  ],
  [
    'a blank below a heading, aligned by blanks',
    'Article      Qty   Stock\nTN-2420        5      12\nCF226X                 9\nDR-2400      2',
    'TN-2420×5 · CF226X asks · DR-2400×2',
  ],
  [
    'a blank that may stand anywhere, parted by blanks',
    'Article  Qty  Stock\nTN-2420  5  12\nCF226X       9\nDR-2400-LONG-NAME  2  7',
    'TN-2420×5 · CF226X asks · DR-2400-LONG-NAME asks',
  ],
  [
    'figures and numbers parted by many blanks',
    'TN-2420    5\nCF226X     2\nDR-2400   12',
    'TN-2420×5 · CF226X×2 · DR-2400×12',
  ],
  [
    'a mail with lines that are parted by many blanks',
    'Hello,\nTN-2420    5\nCF226X    2\nThanks',
    'Hello, asks · TN-2420×5 · CF226X×2 · Thanks asks',
  ],
]

/** One line, as it is typed or pasted into a cell: read as a list is. */
export const ONE_LINE: readonly BuyerList[] = [
  ['number and quantity', 'TN-2420 5', 'TN-2420×5'],
  ['quantity in front', '5x TN-2420', 'TN-2420×5'],
  ['quantity in front, without an x', '12 TN-2420', 'TN-2420×12'],
  ['a sign of multiplication', '5 × TN-2420', 'TN-2420×5'],
  ['an x at the quantity', 'TN-2420 x5', 'TN-2420×5'],
  ['a semicolon', 'TN-2420;5', 'TN-2420×5'],
  ['a comma', 'TN-2420,5', 'TN-2420×5'],
  ['a tab', 'TN-2420\t5', 'TN-2420×5'],
  ['pieces behind a comma', 'TN-2420, 5 pcs', 'TN-2420×5'],
  ['pieces in German', 'TN-2420 5 Stk', 'TN-2420×5'],
  ['full-width digits', 'TN-2420　５', 'TN-2420×5'],
  ['a number alone', 'TN-2420', 'TN-2420×1'],
  ['a number with a blank', 'TN 2420', 'TN 2420×1'],
  ['boxes', 'TN-2420 2 boxes', 'TN-2420 asks'],
  ['boxes in front', '5 Kartons TN-2420', 'TN-2420 asks'],
  ['a thousand or one', 'TN-2420 1.000', 'TN-2420 asks'],
  ['nought', 'TN-2420 0', 'TN-2420 asks'],
  ['two figures', 'TN-2420 12 5', 'TN-2420 asks'],
  ['a fraction', 'TN-2420 2,5', 'TN-2420 asks'],
  ['a dash in front', '- 5 x TN-2420', 'TN-2420×5'],
  ['a bullet in front', '* TN-2420 10 pieces', 'TN-2420×10'],
  ['the number of a list in front', '1) TN-2420 5', 'TN-2420×5'],
  ['the number of a list, or of pieces', '5) TN-2420', '5) TN-2420 asks'],
  ['brackets in front', '(5) TN-2420', '(5) TN-2420 asks'],
  ['a colon', 'TN-2420: 7 pcs', 'TN-2420×7'],
  ['a bar', 'TN-2420|7', 'TN-2420×7'],
  ['an equals sign', 'TN-2420 = 7', 'TN-2420×7'],
  ['brackets', 'TN-2420 (6)', 'TN-2420 asks'],
  ['brackets that say quantity', 'TN-2420 (qty 5)', 'TN-2420×5'],
  ['a word that says quantity', 'TN-2420 qty: 5', 'TN-2420×5'],
]

/** Several articles in one line. */
export const SEVERAL_ARTICLES: readonly BuyerList[] = [
  ['L-136', 'TN-2420 CF226X DR-2400', 'TN-2420×1 · CF226X×1 · DR-2400×1'],
  ['L-137', '5x TN-2420 and 2x CF226X', 'TN-2420×5 · CF226X×2'],
  ['a plus', 'TN-2420 + CF226X', 'TN-2420×1 · CF226X×1'],
  ['quantities in front', '2 TN-2420 / 3 CF226X', 'TN-2420×2 · CF226X×3'],
  ['one quantity behind both', 'TN-2420 & DR-2400 4', 'TN-2420 asks · DR-2400 asks'],
  ['one quantity behind two names', 'TN-2410/TN-2420; 3', 'TN-2410 asks · TN-2420 asks'],
  ['one quantity in front of both', '5 TN-2420 and CF226X', 'TN-2420 asks · CF226X asks'],
  ['two numbers in one row of cells', 'TN-2420;CF226X;5', 'TN-2420 asks · CF226X asks'],
  ['two names of one article in one row of cells', 'CF226X;CW-CF226X;5', 'CF226X CW-CF226X×5'],
  ['one or the other', 'TN-2420 oder CF226X', 'TN-2420 oder CF226X asks'],
  ['as many of each', 'TN-2420 und CF226X je 5', 'TN-2420 und CF226X je asks'],
]

/** What is typed, then answered by the one-key fix that picks the nearest article: what the line comes to, and the choices it offers. */
export const ONE_KEY_FIXES: readonly (readonly [text: string, means: string, choices: readonly number[]])[] = [
  ['TN-2420x5', '×5', []],
  ['TN-2420*5', '×5', []],
  ['TN2421 x5', '×5', []],
  ['TN-2421 5', '×5', []],
  ['TN-24200', '×1', []],
  ['TN-24200 5', '×5', []],
  ['TN-2420/5', 'asks', [5]],
  ['TN-2420~5', 'asks', [5]],
  ['TN-2420_5', 'asks', [5]],
  ['TN-2421_5', 'asks', [5]],
  ['TN-2420 1.5', 'asks', [1, 2]],
  ['TN-2420 5-10', 'asks', [5, 10]],
  ['TN-2420 -5', 'asks', [5]],
  ['Brother TN-2420 1 000', '×1000', []],
  ['TN-2420 stock 12', 'asks', [12]],
  ['TN-2420 price 45', 'asks', [45]],
  ['TN-2420 pos 10', 'asks', [10]],
  ['TN-2420 5 or 10', 'asks', [5, 10]],
  ['cancel TN-2420 5', 'asks', [5]],
  ['a dozen TN-2420', 'asks', []],
  ['Brother TN-2420 ½', 'asks', []],
  ['1x TN 2420 toner', '×1', []],
  ['5 x Brother TN 2420 Toner schwarz', '×5', []],
  ['TN 2420 toner cancelled 5', 'asks', [5]],
  ['5x TN 2420 cancelled', 'asks', [5]],
  ['00010 TN-2420 toner', 'asks', [10]],
  ['Brother TN-2420 toner', '×1', []],
]

/** Headings of the column that is meant, beside one of the stock. */
export const QUANTITY_HEADINGS = words(
  'Aantal|Aantal stuks|Aant.|Hoeveelheid|Bestelaantal|Besteld|Te bestellen|Order aantal',
  'Anz.|Anzahl|Menge|Stück|Stk.|Bestellmenge|Best.-Menge|Bestellt|Bedarf|Gew. Menge|Wunschmenge|Bestellte Menge',
  'N. pezzi|Num.|Ordine|Da ordinare|Quantità|Q.tà|Qta ordinata|Pezzi',
  'Zamówienie|Do zamówienia|Zam.|Ilość|Ilość zamówiona|Liczba sztuk|Szt.',
  'How many|Qty|Order qty|Qty ordered|Quantity|Pieces|Number of pieces|No. of units|Units|Required',
  'Quantité|Qté|Qté commandée|Nombre de pièces|Nb|À commander|Commande',
  'Cantidad|Cant.|Unidades|Pedido|Quantidade|Qtd.|Množství|Počet|Počet kusů|Antal|Antall|Määrä|Darab|Mennyiség|Količina|Cantitate|Kiekis|Kogus',
  'Количество|Кол-во|Ποσότητα|Adet|Miktar|件数|数量|订购数量|個数|수량',
)

/** Headings of other figures: no one ever orders by them. */
export const OTHER_HEADINGS = words(
  'Stock|Qty in stock|In stock|On hand|Available|Available qty|On order|Price|Unit price|Price per piece|Delivered|Delivered qty|Qty shipped|Minimum|Min. qty|Min order|MOQ|Max qty|Pack qty|Qty per box|Open qty|Backorder|Last order|Line|Total|Unit|Pages|Year',
  'Bestand|Lagerbestand|Verfügbare Menge|Preis|Stückpreis|Preis pro Stück|Geliefert|Gelieferte Menge|Mindestmenge|Mindestbestellmenge|Restmenge|Rückstand|VPE|Verbrauch|Zeile|Pos.|Seiten',
  'Disponible|Quantité en stock|Quantité livrée|Quantité minimale|Prix unitaire|Reste à livrer|Conditionnement|Ligne',
  'Giacenza|Disponibilità|Quantità disponibile|Qtà consegnata|Quantità minima|Prezzo|Confezione|Riga',
  'Stan|Stan magazynowy|Ilość w magazynie|Ilość dostarczona|Ilość minimalna|Cena|Cena za szt.|Opakowanie|Lp.',
  'Voorraad|Aantal op voorraad|Geleverd aantal|Minimum aantal|Prijs|Verpakking|Existencias|Cantidad en stock|Cantidad entregada|Cantidad mínima|Precio|Estoque|Skladem|Készlet|Ár|Varasto|Hinta|Pris|Lagersaldo',
  'Остаток|Цена|Stok|Fiyat|库存|库存数量|单价|最小起订量|已发数量|在庫数|価格|재고|가격',
)

/** Headings with a word that says whose quantity it is, or of what, and is no order. */
export const PARTLY_KNOWN_HEADINGS = words(
  'Current qty|Free qty|Qty OH|Qty returned|Qty per printer|Pcs/ctn|Qty OK?|Counted pieces',
  'Ist-Menge|Sollmenge|Inventurmenge|Retourmenge|UVP Stück|Stück-EK|Anzahl Drucker|Menge Vorgabe',
  'Huidig aantal|Aantal printers|Qté physique|Nb imprimantes|Szt. w op.|Quantità inventariata|Cantidad devuelta',
)

function words(...lists: string[]): string[] {
  return lists.flatMap(list => list.split('|'))
}
