import { kindFirst, LATIN } from './article-phrases'
import type { Region, SeedTexts, SeedTextsOfRegion, TitledText } from './seed-texts.types'

const HERE: Readonly<Record<Region, SeedTextsOfRegion>> = {
  EU: {
    stock: ['600.000 pezzi nei magazzini europei', 'Giacenza reale e data di arrivo per ogni articolo.'],
    delay:
      '<p>I colli a magazzino ordinati entro le 16:30 partono in giornata e di norma arrivano il giorno lavorativo successivo. La giacenza del magazzino centrale nei Paesi Bassi parte entro 72 ore.</p>',
    where:
      '<p>Il nostro magazzino centrale è a Utrecht. Altri magazzini a Willich e Poznań avvicinano a voi 600.000 pezzi, e i colleghi nei Paesi Bassi, in Italia, Germania, Regno Unito, Francia e Polonia parlano la vostra lingua.</p>',
    taxes: 'Prezzi e IVA',
    prices:
      '<p>I prezzi sono netti, al pezzo e nella valuta della vostra sede. L’IVA si aggiunge dove dovuta. Vale il prezzo mostrato all’invio dell’ordine.</p>',
    delivery: `<p>La merce a magazzino ordinata entro le <strong>16:30</strong> di un giorno lavorativo viene spedita in giornata, con consegna di norma il giorno lavorativo successivo.</p>
<table><thead><tr><th scope="col">Dove si trova la merce</th><th scope="col">Quando arriva da voi</th></tr></thead>
<tbody><tr><td>Magazzino della vostra sede</td><td>il giorno lavorativo successivo</td></tr>
<tr><td>Magazzino centrale, Paesi Bassi</td><td>parte entro 72 ore, poi come dal vostro magazzino</td></tr>
<tr><td>In transito</td><td>nel giorno previsto indicato con l’articolo</td></tr></tbody></table>
<p>Le date di consegna sono indicative. Se uno slitta, chiedeteci nella pagina dell’ordine di annullare le righe interessate: fino alla spedizione è senza spese.</p>`,
    closed: '<li>25 e 26 dicembre: nessuna spedizione</li><li>1º gennaio: nessuna spedizione</li>',
    coupons: '<li><strong>Coupon</strong> mostra i buoni che potete utilizzare.</li>',
    holidays:
      '<ul><li>Gli ordini ricevuti entro le <strong>12:00 del 23 dicembre</strong> partono in giornata.</li><li>Nessuna consegna il 25 e 26 dicembre e il 1° gennaio.</li></ul>',
  },
  US: {
    stock: ['1,5 milioni di cartucce a magazzino', 'Via terra nel 99,9% degli Stati Uniti in 1–3 giorni.'],
    delay:
      '<p>La spedizione via terra raggiunge il 99,9% degli Stati Uniti in 1–3 giorni. La via aerea in due giorni e il collettame si scelgono nell’ordine.</p>',
    where:
      '<p>1,5 milioni di cartucce sono pronte a Ontario, in California, e la spedizione via terra raggiunge il 99,9% degli Stati Uniti in 1–3 giorni. La nostra sede centrale è a Columbus, nell’Ohio.</p>',
    taxes: 'Prezzi e imposta sulle vendite',
    prices:
      '<p>I prezzi sono netti, al pezzo e in dollari statunitensi. L’imposta sulle vendite si aggiunge dove dovuta; con il vostro certificato di rivendita si ordina senza. Vale il prezzo mostrato all’invio dell’ordine.</p>',
    delivery: `<p>La spedizione via terra dal nostro centro di distribuzione in California raggiunge il <strong>99,9% degli Stati Uniti in 1–3 giorni</strong>. La via aerea in due giorni e il collettame su appuntamento si scelgono nell’ordine.</p>
<p>Le date di consegna sono indicative. Se uno slitta, chiedeteci nella pagina dell’ordine di annullare le righe interessate: fino alla spedizione è senza spese.</p>`,
    closed: '<li>25 dicembre: nessuna spedizione</li><li>1º gennaio: nessuna spedizione</li>',
    coupons: '',
    holidays:
      '<ul><li>Gli ordini ricevuti entro le <strong>12:00 del 23 dicembre</strong> partono in giornata.</li><li>Nessuna consegna il 25 dicembre e il 1° gennaio.</li></ul>',
  },
}

/** Alike in both regions. */
const EVERYWHERE = {
  demoAccounts: {
    'buyer.nl': 'Tutto insieme: ordini in più spedizioni, resi, fatture aperte, liste condivise.',
    'rep.nl': 'Agente della stessa azienda: vede i prezzi dell’account e ordina con consegna diretta ai clienti.',
    'clerk.nl': 'Impiegata della stessa azienda: riempie il carrello, senza ordine rapido e preferiti.',
    'buyer.de': 'Codici propri ovunque e fatture elettroniche.',
    'buyer.it': 'Vicina al limite di credito: ecco cosa dice allora un ordine.',
    'buyer.fr': 'Spedisce ai clienti finali, con i loro documenti di trasporto.',
    'buyer.uk': 'Prezzi in sterline, con IVA britannica.',
    'buyer.pl': 'Grandi ordini, articoli in arrivo e prezzi in złoty.',
    'new.nl': 'Accede per la prima volta e conferma l’indirizzo e-mail.',
    'buyer.us': 'Uffici in due fusi orari, con la sales tax.',
  },
  activities: {
    toner: ['Toner', 'Nero e colori per le stampanti in uso oggi.'],
    kits: ['Kit di toner', 'Flaconi e set per copiatrici e gruppi di lavoro.'],
    drums: ['Tamburi', 'Cambiate il tamburo ogni quattro toner.'],
    labels: ['Cassette per etichette', 'Laminate, in tessuto, termorestringenti e altro.'],
  },
  floors: {
    toner: 'I toner più ordinati',
    colour: 'Set a colori per HP e Brother',
    drums: 'Tamburi',
    labels: 'Etichette',
  },
  classes: { 102: 'Toner', 103: 'Kit di toner', 105: 'Tamburi', 109: 'Cassette per etichette' },
  offers: { month: 'Offerta del mese', stock: 'Fino a esaurimento scorte', season: 'Offerta di stagione' },
  shipVias: {
    1: 'Standard',
    2: 'Espresso entro le 12:00',
    3: 'Bancale, su appuntamento',
    4: 'Vostro spedizioniere',
    5: 'Ritiro a Utrecht',
    6: 'Via terra',
    7: 'Via aerea',
    8: 'Collettame (LTL)',
    9: 'Vostro spedizioniere',
    10: 'Ritiro a Willich',
    11: 'Ritiro a Poznań',
  },
  article: {
    kinds: { 102: 'Toner', 103: 'Kit toner', 105: 'Tamburo', 109: 'Cassetta per etichette' },
    name: kindFirst,
    ...LATIN,
    pages: count => `per circa ${count} pagine (A4 al 5\u00a0% di copertura)`,
    width: width => `nastro largo ${width}`,
    fits: (brand, printers) => `Adatto a ${brand} ${printers}`,
    fitsMany: (count, brand, printers) => `Adatto a ${count} stampanti ${brand}, tra cui ${printers}`,
    replaces: part => `Sostituisce ${part}`,
    print: 'Prodotto riempito e collaudato uno a uno, con chip se la stampante lo richiede, due anni di garanzia',
    label: 'Stampa a prova di sbavature, bordo netto, aderisce a carta, plastica e metallo',
  },
} satisfies Partial<SeedTexts>

const banners = (here: SeedTextsOfRegion): SeedTexts['banners'] => ({
  stock: here.stock,
  lines: ['Mille righe in una volta', 'Incollate un elenco: codici nostri, OEM, a barre o vostri.'],
  labels: ['Etichette per ogni scaffale', 'Cassette da 3,5 a 104 mm, pronte a magazzino.'],
})

const faq = (here: SeedTextsOfRegion): SeedTexts['faq'] => [
  [
    'Come vedo i prezzi?',
    '<p>Prezzi e giacenze si vedono dopo l’accesso. <a href="/ac/register">Registrate la vostra azienda</a> oppure chiedete un account al vostro referente commerciale.</p>',
  ],
  [
    'Con quali codici posso cercare e ordinare?',
    '<p>Con tutti: il nostro codice articolo, il codice OEM, il codice union, il codice a barre del prodotto o del cartone e il vostro codice. Se un codice corrisponde a due articoli, vi chiediamo quale intendete.</p>',
  ],
  [
    'Come ordino un elenco lungo?',
    '<p>Aprite <a href="/my/quickorder">Il mio ordine rapido</a> e incollatelo, oppure trascinate un foglio di calcolo: fino a 1.000 righe in una volta. Le righe senza articolo restano al loro posto, con il motivo e una proposta.</p>',
  ],
  ['In quanto tempo ricevo la merce?', here.delay],
  [
    'Che cosa succede se un articolo non è disponibile?',
    '<p>Decidete voi: il disponibile parte ora e il resto più avanti, oppure tutto parte insieme quando è completo. Il giorno previsto è indicato su ogni riga.</p>',
  ],
  [
    'Potete spedire al mio cliente?',
    '<p>Sì. Scegliete il drop shipping con documento di trasporto (DDT) neutro oppure con il vostro. Il vostro cliente non vede né il nostro nome né i nostri prezzi.</p>',
  ],
  [
    'Posso modificare un ordine già inviato?',
    '<p>No. Indirizzo, articoli, quantità e numero d’ordine sono definitivi dopo l’invio. Finché non è in lavorazione potete annullarlo, per intero o singoli pezzi riga per riga; poi rinunciate nella pagina dell’ordine a ciò che è ancora in attesa di merce, o spostatelo in un ordine a parte; chiedeteci lì di annullare ciò che è già pronto. Ordinate a parte ciò che manca.</p>',
  ],
  [
    'Come effettuo un reso?',
    '<p>Quando l’ordine è stato consegnato per intero, apritelo e richiedete il reso. La merce non utilizzata si rende entro 30 giorni dalla data della fattura, con un addebito del 20% per il ripristino a magazzino; la verifica richiede fino a tre giorni lavorativi.</p>',
  ],
  [
    'Il collo è danneggiato o manca qualcosa. Che cosa faccio?',
    '<p>Annotatelo sulla ricevuta del corriere, conservate l’imballo e segnalatelo con fotografie entro 3 giorni lavorativi dalla consegna: nella pagina dell’ordine, alla voce «Segnala un danno o un ammanco», anche se il resto deve ancora arrivare. Quando tutta la merce è arrivata, la segnalazione diventa una bozza di reso.</p>',
  ],
  [
    'Che garanzia offrite?',
    '<p>2 anni su ogni articolo dalla data della fattura. Indicateci il difetto e il numero di lotto: sostituiamo l’articolo o emettiamo nota di credito.</p>',
  ],
  [
    'Chi può ordinare per la mia azienda?',
    '<p>Il cliente principale può aggiungere account per i colleghi, stabilirne i permessi e i prezzi che vedono.</p>',
  ],
  [
    'Possiamo ordinare dal nostro gestionale?',
    '<p>Sì. I sistemi di acquisto usano la nostra interfaccia e una intranet incorpora ordine rapido e carrello con una riga. <a href="/cartwright/contactus">Scriveteci</a> per ottenere l’accesso.</p>',
  ],
]

const terms = (here: SeedTextsOfRegion): TitledText => [
  'Condizioni generali di vendita',
  `<p>Le presenti condizioni valgono per tutti gli ordini inviati dalle aziende in questo negozio. Non vendiamo a consumatori.</p>
<h2>${here.taxes}</h2>
${here.prices}
<h2>Ordini</h2>
<p>Un ordine si può modificare fino all’invio. Dopo, indirizzo, articoli, quantità e numero d’ordine sono definitivi. Il contratto si conclude con la nostra conferma d’ordine.</p>
<h2>Consegna</h2>
${here.delivery}
<h2>Drop shipping</h2>
<p>Su richiesta consegniamo al vostro cliente, con DDT neutro o con il vostro. Il contraente restate voi.</p>
<h2>Danni e ammanchi</h2>
<p>Danni e ammanchi vanno segnalati entro <strong>3 giorni lavorativi</strong> dalla consegna, con fotografie di merce e imballo. Oltre questo termine il corriere non risponde e il reclamo non è accolto.</p>
<h2>Reso di merce senza difetti</h2>
<p>La merce non utilizzata, in confezione chiusa, si può rendere entro <strong>30 giorni dalla data della fattura</strong>. Si applica un addebito del <strong>20%</strong> del prezzo fatturato per il ripristino a magazzino e il trasporto è a vostro carico. Richiedete prima il reso nell’ordine: la verifica richiede fino a tre giorni lavorativi e i colli senza numero di reso vengono respinti.</p>
<h2>Garanzia</h2>
<p>Offriamo <strong>2 anni</strong> di garanzia dalla data della fattura. Gli articoli difettosi vengono sostituiti o accreditati dopo che ci avete indicato difetto e numero di lotto. Sono esclusi i danni da cattiva conservazione o da ricarica.</p>
<h2>Pagamento e riserva di proprietà</h2>
<p>Le fatture si pagano entro i giorni concordati per il vostro account. La merce resta di nostra proprietà fino al saldo.</p>
<h2>I vostri dati</h2>
<p>Usiamo i dati di azienda, contatto e ordine per evadere gli ordini e comunichiamo gli indirizzi solo al corriere. Ciò che il browser conserva è elencato in <a href="/help/cookies">Cookie</a>.</p>`,
]

const declarations = (here: SeedTextsOfRegion): SeedTexts['declarations'] => ({
  announcement: [
    'Avviso',
    `<p>Tra Natale e Capodanno prepariamo gli ordini fino alle 12:00. Gli ordini successivi partono il giorno lavorativo seguente.</p>
<h2>Giorni di chiusura</h2>
<ul>${here.closed}</ul>
<p>Il negozio riceve i vostri ordini a ogni ora, come sempre.</p>`,
  ],
  terms: terms(here),
  cookies: [
    'Cookie',
    `<p>Questo negozio conserva solo ciò che gli serve per funzionare. Non ci sono pubblicità né tracciamento di terzi, quindi nulla da rifiutare.</p>
<h2>Che cosa conserva il browser</h2>
<table><thead><tr><th scope="col">Nome</th><th scope="col">A che serve</th><th scope="col">Per quanto</th></tr></thead>
<tbody><tr><td><code>Client-Token</code>, <code>Client-Token-Shop</code></td><td>mantengono l’accesso</td><td>fino alla chiusura del browser</td></tr>
<tr><td><code>client-country</code></td><td>la sede scelta</td><td>30 giorni</td></tr>
<tr><td><code>client-language</code>, <code>login-language</code></td><td>la lingua scelta</td><td>30 giorni</td></tr>
<tr><td>Memoria locale</td><td>elenchi in lavorazione, disposizione della pagina e lettura di questo avviso</td><td>finché non la cancellate</td></tr></tbody></table>
<h2>Come cancellarlo</h2>
<p>Uscendo si cancella l’accesso. Il resto si cancella nelle impostazioni del browser per i dati dei siti; il negozio riparte allora come alla prima visita.</p>
<h2>Chi può leggerlo</h2>
<p>Solo questo negozio. Le pagine di altre aziende che incorporano i nostri moduli d’ordine hanno una memoria propria.</p>`,
  ],
  toolbar: [
    'Barra degli strumenti',
    `<p>La barra a lato di ogni pagina tiene a portata di clic ciò che serve più spesso. Accanto ci sono gli strumenti per acquisti in quantità.</p>
<h2>Le scorciatoie</h2>
<ul><li><strong>Carrello</strong> apre il carrello accanto alla pagina. Cambiate lì le quantità e continuate a leggere.</li>
<li><strong>Preferiti</strong> mostra gli articoli contrassegnati con un cuore.</li>
<li><strong>Notifiche</strong> dice che cosa c’è di nuovo, dai giorni di consegna ai nuovi articoli.</li>
<li><strong>Ordine rapido</strong> porta alla griglia per gli elenchi lunghi.</li>
${here.coupons}
<li><strong>Torna su</strong> riporta all’inizio della pagina.</li>
<li><strong>Home</strong>: il simbolo del negozio in cima alla barra porta alla pagina iniziale.</li>
<li><strong>Impostazioni</strong> cambia colore, dimensioni e ciò che resta in vista.</li>
<li><strong>Nascondi scorciatoie</strong> richiude la barra; lo stesso pulsante la riapre. Sugli schermi stretti resta in basso.</li></ul>
<h2>Strumenti per l’acquisto</h2>
<dl><dt>Una ricerca per ogni codice</dt><dd>Digitate il nostro codice, un codice OEM, quello sul cartone o il vostro. Con <code>/</code> si comincia da ogni pagina.</dd>
<dt>Incollare un elenco</dt><dd>Copiate due colonne da un foglio di calcolo e incollatele nell’ordine rapido. Fino a 1.000 righe vengono verificate in una volta.</dd>
<dt>Importare ed esportare</dt><dd>Trascinate un file CSV, vedete come è stata intesa ogni colonna e correggete. Carrelli ed elenchi si salvano anche in CSV.</dd>
<dt>I vostri codici</dt><dd>Date a un articolo il codice del vostro gestionale e da allora ordinatelo con quello.</dd></dl>
<h2>Senza mouse</h2>
<p>Ogni strumento si usa da tastiera: Tab avanza, Invio apre, Esc chiude. Nell’ordine rapido le frecce si muovono come in un foglio di calcolo; su una riga da chiarire Alt+F accetta il suggerimento e da Alt+1 ad Alt+9 si sceglie una proposta.</p>`,
  ],
  contact: [
    'Contatti',
    '<p>Il vostro referente commerciale risponde nei giorni lavorativi. Tenete a portata di mano il codice cliente o il numero d’ordine e vi aiuteremo subito.</p>',
  ],
  about: [
    'Chi siamo',
    `<p>Cartwright fornisce ai rivenditori toner, kit di toner, tamburi e cassette per etichette per oltre 1.800 stampanti.</p>
<h2>Che cosa facciamo</h2>
<p>Vendiamo solo al commercio. Ordinate con qualsiasi codice abbiate, vedete giacenza reale e giorno di arrivo e avete i vostri prezzi. Ciò che ordinate oggi si imballa oggi.</p>
<h2>Dove siamo</h2>
${here.where}
<h2>In che cosa crediamo</h2>
<ul><li>Ogni cartuccia è riempita e provata una per una, con 2 anni di garanzia.</li>
<li>Marchi privati e imballi personalizzati già da piccole tirature.</li>
<li>Drop shipping neutro a vostro nome.</li>
<li>Un’interfaccia per il vostro gestionale e moduli d’ordine per la vostra intranet.</li></ul>`,
  ],
})

const notifications = (here: SeedTextsOfRegion): SeedTexts['notifications'] => ({
  labels: [
    'Novità: etichette per Dymo LabelWriter',
    '<p>Oltre 60 formati di etichette sono disponibili a magazzino.</p><p><a href="/list/toner?classId=109">Vai alle cassette per etichette</a></p>',
  ],
  holidays: ['Giorni di consegna durante le festività', here.holidays],
  tables: [
    'L’ordine rapido legge i fogli di calcolo',
    '<p>Incollate un intervallo o trascinate un file CSV: le colonne vengono riconosciute e si possono correggere.</p><p><a href="/my/quickorder">Apri l’ordine rapido</a></p>',
  ],
})

export const it = (region: Region): SeedTexts => {
  const here = HERE[region]
  return {
    ...EVERYWHERE,
    banners: banners(here),
    faq: faq(here),
    declarations: declarations(here),
    notifications: notifications(here),
  }
}
