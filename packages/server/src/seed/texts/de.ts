import { brandFirst, LATIN } from './article-phrases'
import type { Region, SeedTexts, SeedTextsOfRegion, TitledText } from './seed-texts.types'

const HERE: Readonly<Record<Region, SeedTextsOfRegion>> = {
  EU: {
    stock: ['600.000 Stück in europäischen Lagern', 'Echter Bestand und Ankunftstermin zu jedem Artikel.'],
    delay:
      '<p>Lagerware wird noch am selben Tag versandt: Pakete bei Bestellung bis 15:00 Uhr, Paletten bis 12:00 Uhr. Ware aus dem Zentrallager in den Niederlanden geht innerhalb von 72 Stunden ab.</p>',
    where:
      '<p>Unser Zentrallager steht in Utrecht. Weitere Lager in Willich und Poznań bringen 600.000 Stück in Ihre Nähe, und Kolleginnen und Kollegen in den Niederlanden, Italien, Deutschland, Großbritannien, Frankreich und Polen sprechen Ihre Sprache.</p>',
    taxes: 'Preise und Mehrwertsteuer',
    prices:
      '<p>Preise verstehen sich netto, je Stück und in der Währung Ihres Standorts. Die Mehrwertsteuer kommt hinzu, wo sie anfällt. Es gilt der Preis, der beim Absenden der Bestellung angezeigt wird.</p>',
    delivery: `<p>Lagerware versenden wir an Arbeitstagen noch am selben Tag: <strong>Pakete bei Bestellung bis 15:00 Uhr</strong>, <strong>Paletten bei Bestellung bis 12:00 Uhr</strong>.</p>
<table><thead><tr><th scope="col">Wo die Ware liegt</th><th scope="col">Wann sie bei Ihnen ist</th></tr></thead>
<tbody><tr><td>Lager Ihres Standorts</td><td>am nächsten Arbeitstag</td></tr>
<tr><td>Zentrallager Niederlande</td><td>geht innerhalb von 72 Stunden ab, dann wie aus Ihrem Lager</td></tr>
<tr><td>Unterwegs</td><td>in etwa 10 Tagen</td></tr></tbody></table>
<p>Liefertage sind erwartete Tage. Verschiebt sich einer, bitten Sie uns auf der Seite der Bestellung, die betroffenen Positionen zu stornieren: bis zum Versand ist das kostenlos.</p>`,
    closed: '<li>25. und 26. Dezember: kein Versand</li><li>1. Januar: kein Versand</li>',
    coupons: '<li><strong>Gutscheine</strong> zeigt, was Sie einlösen können.</li>',
    holidays:
      '<ul><li>Bestellungen bis <strong>23. Dezember, 12:00 Uhr</strong>, verlassen das Lager am selben Tag.</li><li>Keine Lieferungen am 25. und 26. Dezember und am 1. Januar.</li></ul>',
  },
  US: {
    stock: ['1,5 Millionen Kartuschen auf Lager', 'Der Standardversand erreicht 99,9 % der USA in 1 bis 3 Tagen.'],
    delay:
      '<p>Der Standardversand erreicht 99,9 % der USA in 1 bis 3 Tagen. Luftfracht in zwei Tagen und Stückgut können Sie in der Bestellung wählen.</p>',
    where:
      '<p>1,5 Millionen Kartuschen liegen in Ontario, Kalifornien, bereit, und der Standardversand erreicht 99,9 % der USA in 1 bis 3 Tagen. Unser Hauptsitz ist in Columbus, Ohio.</p>',
    taxes: 'Preise und Sales Tax',
    prices:
      '<p>Preise verstehen sich netto, je Stück und in US-Dollar. Die Sales Tax kommt hinzu, wo sie anfällt; mit Ihrem Wiederverkaufsnachweis bestellen Sie ohne. Es gilt der Preis, der beim Absenden der Bestellung angezeigt wird.</p>',
    delivery: `<p>Der Standardversand aus unserem Verteilzentrum in Kalifornien erreicht <strong>99,9 % der USA in 1 bis 3 Tagen</strong>. Luftfracht in zwei Tagen und Stückgut nach Termin können Sie in der Bestellung wählen.</p>
<p>Liefertage sind erwartete Tage. Verschiebt sich einer, bitten Sie uns auf der Seite der Bestellung, die betroffenen Positionen zu stornieren: bis zum Versand ist das kostenlos.</p>`,
    closed: '<li>25. Dezember: kein Versand</li><li>1. Januar: kein Versand</li>',
    coupons: '',
    holidays:
      '<ul><li>Bestellungen bis <strong>23. Dezember, 12:00 Uhr</strong>, verlassen das Lager am selben Tag.</li><li>Keine Lieferungen am 25. Dezember und am 1. Januar.</li></ul>',
  },
}

/** Alike in both regions. */
const EVERYWHERE = {
  demoAccounts: {
    'buyer.nl':
      'Alles auf einmal: Bestellungen in mehreren Lieferungen, Rücksendungen, offene Rechnungen, geteilte Listen.',
    'rep.nl': 'Außendienst derselben Firma: sieht Kontopreise und bestellt per Direktlieferung für Kunden.',
    'clerk.nl': 'Sachbearbeitung derselben Firma: füllt den Warenkorb, ohne Schnellbestellung und Favoriten.',
    'buyer.de': 'Überall eigene Artikelnummern und elektronische Rechnungen.',
    'buyer.it': 'Nahe am Kreditlimit: was eine Bestellung dann sagt.',
    'buyer.fr': 'Liefert an Endkunden, mit eigenen Lieferscheinen.',
    'buyer.uk': 'Preise in Pfund, mit britischer Umsatzsteuer.',
    'buyer.pl': 'Große Bestellungen, Rückstände und Preise in Złoty.',
    'new.nl': 'Meldet sich zum ersten Mal an und bestätigt die E-Mail-Adresse.',
    'buyer.us': 'Büros in zwei Zeitzonen, mit Verkaufssteuer.',
  },
  activities: {
    toner: ['Toner', 'Schwarz und Farbe für die Drucker, die heute im Einsatz sind.'],
    kits: ['Tonerkits', 'Flaschen und Sets für Kopierer und Arbeitsgruppen.'],
    drums: ['Trommel\u00adeinheiten', 'Mit jedem vierten Toner die Trommel wechseln.'],
    labels: ['Schriftband\u00adkassetten', 'Laminiert, textil, als Schrumpfschlauch und mehr.'],
  },
  floors: {
    toner: 'Meistbestellte Toner',
    colour: 'Farbsätze für HP und Brother',
    drums: 'Trommeleinheiten',
    labels: 'Schriftbänder und Etiketten',
  },
  classes: { 102: 'Toner', 103: 'Tonerkits', 105: 'Trommeleinheiten', 109: 'Schriftbandkassetten' },
  offers: { month: 'Angebot des Monats', stock: 'Solange der Vorrat reicht', season: 'Saisonangebot' },
  shipVias: {
    1: 'Standard',
    2: 'Express vor 12:00 Uhr',
    3: 'Palette, nach Terminabsprache',
    4: 'Eigener Spediteur',
    5: 'Abholung in Utrecht',
    6: 'Standardversand',
    7: 'Luftfracht',
    8: 'Stückgut (LTL)',
    9: 'Eigener Spediteur',
    10: 'Abholung in Willich',
    11: 'Abholung in Poznań',
  },
  article: {
    kinds: { 102: 'Toner', 103: 'Tonerkit', 105: 'Trommeleinheit', 109: 'Schriftbandkassette' },
    name: brandFirst,
    ...LATIN,
    pages: count => `für rund ${count} Seiten (A4 bei 5\u00a0% Deckung)`,
    width: width => `Band ${width} breit`,
    fits: (brand, printers) => `Passend für ${brand} ${printers}`,
    fitsMany: (count, brand, printers) => `Passend für ${count} Drucker von ${brand}, darunter ${printers}`,
    replaces: part => `Ersetzt ${part}`,
    print: 'Einzeln befüllt und geprüft, mit Chip, wo der Drucker einen verlangt, zwei Jahre Garantie',
    label: 'Wischfester Druck, saubere Schnittkante, haftet auf Papier, Kunststoff und Metall',
  },
} satisfies Partial<SeedTexts>

const banners = (here: SeedTextsOfRegion): SeedTexts['banners'] => ({
  stock: here.stock,
  lines: ['Tausend Zeilen auf einmal', 'Liste einfügen: unsere Nummern, OEM-Codes, Barcodes oder Ihre eigenen.'],
  labels: ['Etiketten für jeden Einsatz', 'Kassetten von 3,5 bis 104 mm, ab Lager.'],
})

const faq = (here: SeedTextsOfRegion): SeedTexts['faq'] => [
  [
    'Wie sehe ich Preise?',
    '<p>Preise und Bestände sehen Sie nach der Anmeldung. <a href="/ac/register">Registrieren Sie Ihre Firma</a>, oder lassen Sie sich von Ihrem Kundenbetreuer ein Konto einrichten.</p>',
  ],
  [
    'Mit welchen Nummern kann ich suchen und bestellen?',
    '<p>Mit jeder: unserer Artikelnummer, dem OEM-Code, dem Union-Code, dem Barcode von Produkt oder Karton und Ihrer eigenen Artikelnummer. Passt eine Nummer zu zwei Artikeln, fragen wir nach.</p>',
  ],
  [
    'Wie bestelle ich eine lange Liste?',
    '<p>Öffnen Sie <a href="/my/quickorder">Meine Schnellbestellung</a> und fügen Sie die Liste ein, oder ziehen Sie eine Tabelle hinein: bis zu 1.000 Zeilen auf einmal. Zeilen ohne passenden Artikel bleiben stehen, mit Grund und Vorschlag.</p>',
  ],
  ['Wie schnell bekomme ich meine Ware?', here.delay],
  [
    'Was geschieht, wenn ein Artikel nicht am Lager ist?',
    '<p>Sie entscheiden: Was am Lager ist, wird sofort versandt und der Rest später, oder alles kommt zusammen, sobald es vollständig ist. Ware, die unterwegs ist, braucht etwa 10 Tage; der erwartete Tag steht in jeder Zeile.</p>',
  ],
  [
    'Liefern Sie direkt an meinen Kunden?',
    '<p>Ja. Wählen Sie das Streckengeschäft mit neutralem oder mit eigenem Lieferschein. Ihr Kunde sieht weder unseren Namen noch unsere Preise.</p>',
  ],
  [
    'Kann ich eine abgeschickte Bestellung ändern?',
    '<p>Nein. Adresse, Artikel, Mengen und Ihre Bestellnummer stehen fest, sobald die Bestellung abgeschickt ist. Solange wir sie nicht bearbeiten, können Sie die Bestellung stornieren, ganz oder einzelne Stücke Zeile für Zeile; danach verzichten Sie auf ihrer Seite auf das, was noch auf Ware wartet, oder verschieben es in eine eigene Bestellung; was schon bereitliegt, bitten Sie uns dort zu stornieren. Bestellen Sie nach, was fehlt.</p>',
  ],
  [
    'Wie schicke ich etwas zurück?',
    '<p>Öffnen Sie die Bestellung, sobald alles geliefert ist, und beantragen Sie die Rücksendung. Unbenutzte Ware nehmen wir innerhalb von 30 Tagen ab Rechnungsdatum zurück, abzüglich 20 % Bearbeitungsgebühr; die Prüfung dauert bis zu drei Arbeitstage.</p>',
  ],
  [
    'Das Paket ist beschädigt, oder es fehlt etwas. Was tun?',
    '<p>Vermerken Sie es auf der Quittung des Spediteurs, heben Sie die Verpackung auf und melden Sie es mit Fotos innerhalb von 3 Werktagen nach der Lieferung: auf der Seite der Bestellung unter „Schaden oder Fehlmenge melden“, auch solange der Rest noch aussteht. Sind alle Waren da, wird die Meldung zum Entwurf einer Rücksendung.</p>',
  ],
  [
    'Welche Garantie geben Sie?',
    '<p>2 Jahre auf jeden Artikel, ab Rechnungsdatum. Nennen Sie uns Fehler und Chargennummer, und wir ersetzen den Artikel oder schreiben ihn gut.</p>',
  ],
  [
    'Wer darf für meine Firma bestellen?',
    '<p>Ein Hauptkunde kann Konten für Kolleginnen und Kollegen anlegen, ihre Rechte festlegen und die Preise, die sie sehen.</p>',
  ],
  [
    'Können wir aus unserem eigenen System bestellen?',
    '<p>Ja. Einkaufssysteme nutzen unsere Schnittstelle, und ein Intranet bindet Schnellbestellung und Warenkorb mit einer Zeile ein. <a href="/cartwright/contactus">Schreiben Sie uns</a> für einen Zugang.</p>',
  ],
]

const terms = (here: SeedTextsOfRegion): TitledText => [
  'Allgemeine Geschäftsbedingungen',
  `<p>Diese Bedingungen gelten für alle Bestellungen, die Unternehmen in diesem Shop aufgeben. Wir verkaufen nicht an Verbraucher.</p>
<h2>${here.taxes}</h2>
${here.prices}
<h2>Aufträge</h2>
<p>Bis zum Absenden können Sie eine Bestellung ändern. Danach stehen Adresse, Artikel, Mengen und Ihre Bestellnummer fest. Der Vertrag kommt mit unserer Auftragsbestätigung zustande.</p>
<h2>Lieferung</h2>
${here.delivery}
<h2>Streckengeschäft</h2>
<p>Auf Wunsch liefern wir an Ihren Kunden, mit neutralem oder mit Ihrem eigenen Lieferschein. Vertragspartner bleiben Sie.</p>
<h2>Schäden und Fehlmengen</h2>
<p>Schäden und Fehlmengen sind innerhalb von <strong>3 Werktagen</strong> nach der Lieferung zu melden, mit Fotos von Ware und Verpackung. Später lassen sie sich beim Spediteur nicht mehr geltend machen.</p>
<h2>Rückgabe mangelfreier Ware</h2>
<p>Unbenutzte Ware in ungeöffneter Verpackung nehmen wir innerhalb von <strong>30 Tagen ab Rechnungsdatum</strong> zurück. Wir berechnen <strong>20 %</strong> des Rechnungspreises als Bearbeitungsgebühr; die Fracht tragen Sie. Beantragen Sie die Rückgabe zuerst im Auftrag: Die Prüfung dauert bis zu drei Arbeitstage, und Pakete ohne Rücksendenummer werden nicht angenommen.</p>
<h2>Garantie</h2>
<p>Wir geben <strong>2 Jahre</strong> Garantie ab Rechnungsdatum. Fehlerhafte Artikel ersetzen wir oder schreiben sie gut, sobald Sie uns Fehler und Chargennummer genannt haben. Schäden durch falsche Lagerung oder Nachfüllen sind ausgenommen.</p>
<h2>Zahlung und Eigentumsvorbehalt</h2>
<p>Rechnungen sind innerhalb der für Ihr Konto vereinbarten Tage fällig. Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum.</p>
<h2>Ihre Daten</h2>
<p>Firmen-, Kontakt- und Bestelldaten nutzen wir, um Ihre Bestellungen zu erfüllen; Adressen geben wir nur an den Spediteur weiter. Was Ihr Browser speichert, steht unter <a href="/help/cookies">Cookies</a>.</p>`,
]

const declarations = (here: SeedTextsOfRegion): SeedTexts['declarations'] => ({
  announcement: [
    'Ankündigung',
    `<p>Zwischen Weihnachten und Neujahr kommissionieren wir bis 12:00 Uhr. Spätere Bestellungen werden am nächsten Arbeitstag versandt.</p>
<h2>Wann wir geschlossen haben</h2>
<ul>${here.closed}</ul>
<p>Der Shop nimmt Ihre Bestellungen wie immer rund um die Uhr an.</p>`,
  ],
  terms: terms(here),
  cookies: [
    'Cookies',
    `<p>Dieser Shop speichert nur, was er zum Arbeiten braucht. Es gibt keine Werbung und kein Tracking durch Dritte, also auch nichts, dem Sie widersprechen müssten.</p>
<h2>Was Ihr Browser speichert</h2>
<table><thead><tr><th scope="col">Name</th><th scope="col">Wozu</th><th scope="col">Wie lange</th></tr></thead>
<tbody><tr><td><code>Client-Token</code>, <code>Client-Token-Shop</code></td><td>halten Sie angemeldet</td><td>bis Sie den Browser schließen</td></tr>
<tr><td><code>client-country</code></td><td>der gewählte Standort</td><td>30 Tage</td></tr>
<tr><td><code>client-language</code>, <code>login-language</code></td><td>die gewählte Sprache</td><td>30 Tage</td></tr>
<tr><td>Lokaler Speicher</td><td>angefangene Listen, wie Sie die Seite eingerichtet haben, und dass Sie diesen Hinweis gelesen haben</td><td>bis Sie ihn löschen</td></tr></tbody></table>
<h2>Wie Sie es entfernen</h2>
<p>Beim Abmelden wird die Anmeldung gelöscht. Alles andere entfernt Ihr Browser in den Einstellungen für Websitedaten; danach beginnt der Shop wie beim ersten Besuch.</p>
<h2>Wer es lesen kann</h2>
<p>Nur dieser Shop. Seiten anderer Firmen, die unsere Bestellformulare einbinden, haben ihren eigenen Speicher.</p>`,
  ],
  toolbar: [
    'Werkzeugleiste',
    `<p>Die Leiste am Rand jeder Seite hält bereit, was Sie am häufigsten brauchen. Daneben stehen die Werkzeuge für große Bestellungen.</p>
<h2>Die Schnellzugriffe</h2>
<ul><li><strong>Warenkorb</strong> öffnet Ihren Warenkorb neben der Seite. Ändern Sie dort Mengen und lesen Sie weiter.</li>
<li><strong>Favoriten</strong> zeigt die Artikel, die Sie mit einem Herz markiert haben.</li>
<li><strong>Nachrichten</strong> sagt, was es Neues gibt, von Liefertagen bis zu neuen Artikeln.</li>
<li><strong>Schnellbestellung</strong> führt zum Raster für lange Listen.</li>
${here.coupons}
<li><strong>Nach oben</strong> bringt Sie an den Anfang der Seite zurück.</li>
<li><strong>Startseite</strong>: Das Zeichen des Shops am oberen Ende führt dorthin.</li>
<li><strong>Einstellungen</strong> ändert Farbe, Größe und was im Blick bleibt.</li>
<li><strong>Schnellzugriff ausblenden</strong> klappt die Leiste ein, dieselbe Taste holt sie zurück. Auf schmalen Bildschirmen bleibt sie am unteren Rand.</li></ul>
<h2>Werkzeuge für den Einkauf</h2>
<dl><dt>Eine Suche für jede Nummer</dt><dd>Geben Sie unsere Nummer, einen OEM-Code, den Code auf dem Karton oder Ihre eigene Nummer ein. Mit <code>/</code> beginnen Sie auf jeder Seite.</dd>
<dt>Liste einfügen</dt><dd>Kopieren Sie zwei Spalten aus einer Tabelle und fügen Sie sie in die Schnellbestellung ein. Bis zu 1.000 Zeilen werden auf einmal geprüft.</dd>
<dt>Import und Export</dt><dd>Ziehen Sie eine CSV-Datei hinein, sehen Sie, welche Spalte wofür gehalten wurde, und berichtigen Sie es. Warenkörbe und Listen lassen sich auch als CSV speichern.</dd>
<dt>Ihre eigenen Nummern</dt><dd>Geben Sie einem Artikel die Nummer aus Ihrem System, und bestellen Sie von da an mit ihr.</dd></dl>
<h2>Ohne Maus</h2>
<p>Jedes Werkzeug lässt sich mit der Tastatur bedienen: Tab geht weiter, Enter öffnet, Escape schließt. In der Schnellbestellung bewegen die Pfeiltasten wie in einer Tabelle; auf einer Zeile mit Rückfrage übernimmt Alt+F den Vorschlag, und Alt+1 bis Alt+9 wählen einen von mehreren.</p>`,
  ],
  contact: [
    'Kontakt',
    '<p>Ihr Kundenbetreuer antwortet an Arbeitstagen. Halten Sie Ihre Kundennummer oder die Bestellnummer bereit, dann können wir sofort helfen.</p>',
  ],
  about: [
    'Über uns',
    `<p>Cartwright beliefert Händler mit Tonern, Tonerkits, Trommeleinheiten und Schriftbandkassetten für mehr als 1.800 Drucker.</p>
<h2>Was wir tun</h2>
<p>Wir verkaufen nur an den Fachhandel. Sie bestellen mit jeder Nummer, die Sie haben, sehen echten Bestand und Ankunftstag und bekommen Ihre eigenen Preise. Was Sie heute bestellen, wird heute gepackt.</p>
<h2>Wo wir sind</h2>
${here.where}
<h2>Wofür wir stehen</h2>
<ul><li>Jede Kartusche wird einzeln befüllt und geprüft, mit 2 Jahren Garantie.</li>
<li>Eigenmarken und individuelle Verpackung schon ab kleinen Auflagen.</li>
<li>Neutrales Streckengeschäft in Ihrem Namen.</li>
<li>Eine Schnittstelle für Ihr Einkaufssystem und Bestellformulare für Ihr Intranet.</li></ul>`,
  ],
})

const notifications = (here: SeedTextsOfRegion): SeedTexts['notifications'] => ({
  labels: [
    'Neu: Etiketten für Dymo LabelWriter',
    '<p>Mehr als 60 Etikettengrößen sind vorrätig.</p><p><a href="/list/toner?classId=109">Zu den Schriftbandkassetten</a></p>',
  ],
  holidays: ['Liefertage rund um die Feiertage', here.holidays],
  tables: [
    'Schnellbestellung liest Tabellen',
    '<p>Fügen Sie einen Bereich ein oder ziehen Sie eine CSV-Datei hinein: Spalten werden erkannt und lassen sich korrigieren.</p><p><a href="/my/quickorder">Meine Schnellbestellung öffnen</a></p>',
  ],
})

export const de = (region: Region): SeedTexts => {
  const here = HERE[region]
  return {
    ...EVERYWHERE,
    banners: banners(here),
    faq: faq(here),
    declarations: declarations(here),
    notifications: notifications(here),
  }
}
