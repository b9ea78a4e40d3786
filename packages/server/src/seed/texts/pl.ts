import { kindFirst, LATIN } from './article-phrases'
import type { Region, SeedTexts, SeedTextsOfRegion, TitledText } from './seed-texts.types'

const HERE: Readonly<Record<Region, SeedTextsOfRegion>> = {
  EU: {
    stock: ['600 000 sztuk w europejskich magazynach', 'Rzeczywisty stan i termin dostawy każdego artykułu.'],
    delay:
      '<p>Paczki z towarem na stanie zamówione do 16:30 wychodzą tego samego dnia i zwykle docierają następnego dnia roboczego. Towar z centralnego magazynu w Holandii jest wysyłany w ciągu 72 godzin.</p>',
    where:
      '<p>Nasz magazyn centralny znajduje się w Utrechcie. Magazyny w Willich i Poznaniu przybliżają do Ciebie 600 000 sztuk, a koleżanki i koledzy w Holandii, Włoszech, Niemczech, Wielkiej Brytanii, Francji i Polsce mówią w Twoim języku.</p>',
    taxes: 'Ceny i VAT',
    prices:
      '<p>Ceny są cenami netto, za sztukę, w walucie Twojego oddziału. VAT doliczamy tam, gdzie jest należny. Obowiązuje cena widoczna w chwili złożenia zamówienia.</p>',
    delivery: `<p>Towar na stanie zamówiony w dniu roboczym do <strong>16:30</strong> wysyłamy tego samego dnia, z dostawą zwykle następnego dnia roboczego.</p>
<table><thead><tr><th scope="col">Gdzie jest towar</th><th scope="col">Kiedy dotrze</th></tr></thead>
<tbody><tr><td>Magazyn Twojego oddziału</td><td>następnego dnia roboczego</td></tr>
<tr><td>Magazyn centralny, Holandia</td><td>wysyłka w ciągu 72 godzin, dalej jak z magazynu Twojego oddziału</td></tr>
<tr><td>W drodze</td><td>w spodziewanym dniu podanym przy artykule</td></tr></tbody></table>
<p>Dni dostawy są przewidywane. Jeśli któryś się przesunie, poproś nas na stronie zamówienia o anulowanie danej pozycji: do chwili wysyłki jest to bezpłatne.</p>`,
    closed: '<li>25 i 26 grudnia: brak wysyłki</li><li>1 stycznia: brak wysyłki</li>',
    coupons: '<li><strong>Kupony</strong> pokazuje kupony do wykorzystania.</li>',
    holidays:
      '<ul><li>Zamówienia złożone do <strong>23 grudnia, godz. 12:00</strong>, wysyłamy tego samego dnia.</li><li>Brak dostaw 25 i 26 grudnia oraz 1 stycznia.</li></ul>',
  },
  US: {
    stock: ['1,5 mln kaset na stanie', 'Transport drogowy dociera do 99,9% USA w 1–3 dni.'],
    delay:
      '<p>Transport drogowy dociera do 99,9% USA w 1–3 dni. Wysyłkę lotniczą w dwa dni i drobnicę można wybrać w zamówieniu.</p>',
    where:
      '<p>1,5 mln kaset czeka w Ontario w Kalifornii, a transport drogowy dociera do 99,9% USA w 1–3 dni. Nasza centrala mieści się w Columbus w stanie Ohio.</p>',
    taxes: 'Ceny i podatek od sprzedaży',
    prices:
      '<p>Ceny są cenami netto, za sztukę, w dolarach amerykańskich. Podatek od sprzedaży doliczamy tam, gdzie jest należny; z zaświadczeniem o odsprzedaży zamawiasz bez niego. Obowiązuje cena widoczna w chwili złożenia zamówienia.</p>',
    delivery: `<p>Transport drogowy z naszego centrum dystrybucji w Kalifornii dociera do <strong>99,9% USA w 1–3 dni</strong>. Wysyłkę lotniczą w dwa dni i drobnicę w uzgodnionym terminie można wybrać w zamówieniu.</p>
<p>Dni dostawy są przewidywane. Jeśli któryś się przesunie, poproś nas na stronie zamówienia o anulowanie danej pozycji: do chwili wysyłki jest to bezpłatne.</p>`,
    closed: '<li>25 grudnia: brak wysyłki</li><li>1 stycznia: brak wysyłki</li>',
    coupons: '',
    holidays:
      '<ul><li>Zamówienia złożone do <strong>23 grudnia, godz. 12:00</strong>, wysyłamy tego samego dnia.</li><li>Brak dostaw 25 grudnia i 1 stycznia.</li></ul>',
  },
}

/** Alike in both regions. */
const EVERYWHERE = {
  demoAccounts: {
    'buyer.nl': 'Wszystko naraz: zamówienia w kilku dostawach, zwroty, otwarte faktury, wspólne listy.',
    'rep.nl': 'Przedstawiciel tej samej firmy: widzi ceny konta i zamawia z dostawą prosto do klienta.',
    'clerk.nl': 'Pracownica tej samej firmy: napełnia koszyk, bez szybkiego zamówienia i ulubionych.',
    'buyer.de': 'Wszędzie własne numery artykułów i faktury elektroniczne.',
    'buyer.it': 'Blisko limitu kredytowego: co wtedy mówi zamówienie.',
    'buyer.fr': 'Wysyła do klientów końcowych, z ich własnymi dowodami dostawy.',
    'buyer.uk': 'Ceny w funtach, z brytyjskim VAT.',
    'buyer.pl': 'Duże zamówienia, zaległości i ceny w złotych.',
    'new.nl': 'Loguje się pierwszy raz i potwierdza adres e-mail.',
    'buyer.us': 'Biura w dwóch strefach czasowych, z podatkiem od sprzedaży.',
  },
  activities: {
    toner: ['Tonery', 'Czarne i kolorowe do drukarek używanych dzisiaj.'],
    kits: ['Zestawy tonerów', 'Butelki i zestawy do kopiarek i grup roboczych.'],
    drums: ['Bębny', 'Wymień bęben przy co czwartym tonerze.'],
    labels: ['Kasety z taśmą', 'Laminowane, tekstylne, termokurczliwe i inne.'],
  },
  floors: {
    toner: 'Najczęściej zamawiane tonery',
    colour: 'Zestawy kolorowe do HP i Brother',
    drums: 'Bębny',
    labels: 'Etykiety',
  },
  classes: { 102: 'Toner', 103: 'Zestawy tonerów', 105: 'Bębny', 109: 'Kasety z taśmą' },
  offers: { month: 'Oferta miesiąca', stock: 'Do wyczerpania zapasów', season: 'Oferta sezonowa' },
  shipVias: {
    1: 'Standard',
    2: 'Ekspres przed 12:00',
    3: 'Paleta, w uzgodnionym terminie',
    4: 'Własny przewoźnik',
    5: 'Odbiór w Utrechcie',
    6: 'Transport drogowy',
    7: 'Lotniczo',
    8: 'Drobnica (LTL)',
    9: 'Własny przewoźnik',
    10: 'Odbiór w Willich',
    11: 'Odbiór w Poznaniu',
  },
  article: {
    kinds: { 102: 'Toner', 103: 'Zestaw tonera', 105: 'Bęben', 109: 'Kaseta z taśmą do etykiet' },
    name: kindFirst,
    ...LATIN,
    pages: count => `na około ${count} stron (A4, pokrycie 5\u00a0%)`,
    width: width => `szerokość taśmy ${width}`,
    fits: (brand, printers) => `Pasuje do ${brand} ${printers}`,
    fitsMany: (count, brand, printers) => `Pasuje do ${count} drukarek ${brand}, między innymi ${printers}`,
    replaces: part => `Zastępuje ${part}`,
    print: 'Każda sztuka jest napełniana i testowana osobno, z chipem, jeśli drukarka go wymaga, dwa lata gwarancji',
    label: 'Druk odporny na ścieranie, równa krawędź, trzyma się papieru, plastiku i metalu',
  },
} satisfies Partial<SeedTexts>

const banners = (here: SeedTextsOfRegion): SeedTexts['banners'] => ({
  stock: here.stock,
  lines: ['Tysiąc pozycji naraz', 'Wklej listę: nasze numery, kody OEM, kody kreskowe lub własne.'],
  labels: ['Etykiety na każdą półkę', 'Kasety od 3,5 do 104 mm, dostępne od ręki.'],
})

const faq = (here: SeedTextsOfRegion): SeedTexts['faq'] => [
  [
    'Jak zobaczyć ceny?',
    '<p>Ceny i stany są widoczne po zalogowaniu. <a href="/ac/register">Zarejestruj firmę</a> albo poproś o konto swojego opiekuna klienta.</p>',
  ],
  [
    'Po jakich numerach mogę szukać i zamawiać?',
    '<p>Po każdym: naszym numerze artykułu, kodzie OEM, kodzie union, kodzie kreskowym produktu lub kartonu oraz własnym numerze. Gdy numer pasuje do dwóch artykułów, pytamy, o który chodzi.</p>',
  ],
  [
    'Jak zamówić długą listę?',
    '<p>Otwórz <a href="/my/quickorder">Moje szybkie zamówienie</a> i wklej ją albo upuść arkusz: do 1000 pozycji naraz. Pozycje bez artykułu zostają na miejscu, z przyczyną i podpowiedzią.</p>',
  ],
  ['Jak szybko otrzymam towar?', here.delay],
  [
    'Co się dzieje, gdy artykułu nie ma na stanie?',
    '<p>Ty decydujesz: dostępne wysyłamy teraz, a resztę później, albo wszystko razem, gdy będzie kompletne. Spodziewany dzień jest podany przy każdej pozycji.</p>',
  ],
  [
    'Czy wysyłacie do mojego klienta?',
    '<p>Tak. Wybierz wysyłkę bezpośrednią z neutralnym albo z własnym dokumentem WZ. Klient nie widzi ani naszej nazwy, ani naszych cen.</p>',
  ],
  [
    'Czy mogę zmienić złożone zamówienie?',
    '<p>Nie. Adres, artykuły, ilości i numer zamówienia są ostateczne po wysłaniu. Dopóki go nie realizujemy, możesz je anulować w całości albo pojedyncze sztuki, pozycja po pozycji; potem zrezygnuj na stronie zamówienia z tego, co jeszcze czeka na towar, albo przenieś to do osobnego zamówienia; o anulowanie tego, co leży na półce, poproś tam nas. To, czego brakuje, domów osobno.</p>',
  ],
  [
    'Jak zwrócić towar?',
    '<p>Gdy całe zamówienie zostanie dostarczone, otwórz je i złóż wniosek o zwrot. Nieużywany towar przyjmujemy w ciągu 30 dni od daty faktury, z opłatą manipulacyjną 20%; weryfikacja trwa do trzech dni roboczych.</p>',
  ],
  [
    'Paczka jest uszkodzona lub czegoś brakuje. Co teraz?',
    '<p>Odnotuj to na potwierdzeniu przewoźnika, zachowaj opakowanie i zgłoś ze zdjęciami w ciągu 3 dni roboczych od dostawy: na stronie zamówienia, pod „Zgłoś uszkodzenie lub brak”, także gdy reszta jest jeszcze w drodze. Gdy dotrze cały towar, zgłoszenie stanie się szkicem zwrotu.</p>',
  ],
  [
    'Jaką dajecie gwarancję?',
    '<p>2 lata na każdy artykuł od daty faktury. Podaj usterkę i numer partii, a wymienimy artykuł lub wystawimy korektę.</p>',
  ],
  [
    'Kto może zamawiać w imieniu mojej firmy?',
    '<p>Klient główny może dodawać konta współpracowników, ustalać ich uprawnienia oraz ceny, które widzą.</p>',
  ],
  [
    'Czy możemy zamawiać z własnego systemu?',
    '<p>Tak. Systemy zakupowe korzystają z naszego interfejsu, a w intranecie szybkie zamówienie i koszyk osadza się jedną linią. <a href="/cartwright/contactus">Napisz do nas</a> po dostęp.</p>',
  ],
]

const terms = (here: SeedTextsOfRegion): TitledText => [
  'Ogólne warunki sprzedaży',
  `<p>Niniejsze warunki dotyczą wszystkich zamówień składanych przez firmy w tym sklepie. Nie sprzedajemy konsumentom.</p>
<h2>${here.taxes}</h2>
${here.prices}
<h2>Zamówienia</h2>
<p>Zamówienie można zmieniać do chwili wysłania. Potem adres, artykuły, ilości i numer zamówienia są ostateczne. Umowa zostaje zawarta z chwilą potwierdzenia zamówienia przez nas.</p>
<h2>Dostawa</h2>
${here.delivery}
<h2>Wysyłka bezpośrednia</h2>
<p>Na życzenie dostarczamy do Twojego klienta, z neutralnym lub z Twoim dokumentem WZ. Stroną umowy pozostajesz Ty.</p>
<h2>Uszkodzenia i braki</h2>
<p>Uszkodzenia i braki należy zgłosić w ciągu <strong>3 dni roboczych</strong> od dostawy, ze zdjęciami towaru i opakowania. Późniejszych zgłoszeń przewoźnik nie uznaje, więc i my nie możemy ich przyjąć.</p>
<h2>Zwrot towaru bez wad</h2>
<p>Nieużywany towar w nieotwartym opakowaniu można zwrócić w ciągu <strong>30 dni od daty faktury</strong>. Pobieramy opłatę manipulacyjną <strong>20%</strong> ceny z faktury, a koszt przesyłki ponosi klient. Najpierw złóż wniosek w zamówieniu: weryfikacja trwa do trzech dni roboczych, a paczek bez numeru zwrotu nie przyjmujemy.</p>
<h2>Gwarancja</h2>
<p>Udzielamy <strong>2 lat</strong> gwarancji od daty faktury. Wadliwe artykuły wymieniamy lub korygujemy po podaniu usterki i numeru partii. Gwarancja nie obejmuje szkód wynikłych z niewłaściwego przechowywania lub napełniania.</p>
<h2>Płatność i zastrzeżenie własności</h2>
<p>Faktury są płatne w terminie uzgodnionym dla Twojego konta. Towar pozostaje naszą własnością do pełnej zapłaty.</p>
<h2>Twoje dane</h2>
<p>Dane firmy, kontaktowe i zamówień wykorzystujemy do realizacji zamówień, a adresy przekazujemy wyłącznie przewoźnikowi. Co przechowuje przeglądarka, opisujemy na stronie <a href="/help/cookies">Pliki cookie</a>.</p>`,
]

const declarations = (here: SeedTextsOfRegion): SeedTexts['declarations'] => ({
  announcement: [
    'Ogłoszenie',
    `<p>Między świętami a Nowym Rokiem kompletujemy zamówienia do 12:00. Późniejsze wychodzą następnego dnia roboczego.</p>
<h2>Kiedy mamy zamknięte</h2>
<ul>${here.closed}</ul>
<p>Sklep przyjmuje zamówienia przez całą dobę, jak zawsze.</p>`,
  ],
  terms: terms(here),
  cookies: [
    'Pliki cookie',
    `<p>Ten sklep przechowuje tylko to, co jest mu potrzebne do działania. Nie ma reklam ani śledzenia przez innych, więc nie ma też czego odrzucać.</p>
<h2>Co przechowuje przeglądarka</h2>
<table><thead><tr><th scope="col">Nazwa</th><th scope="col">Po co</th><th scope="col">Jak długo</th></tr></thead>
<tbody><tr><td><code>Client-Token</code>, <code>Client-Token-Shop</code></td><td>utrzymują zalogowanie</td><td>do zamknięcia przeglądarki</td></tr>
<tr><td><code>client-country</code></td><td>wybrany oddział</td><td>30 dni</td></tr>
<tr><td><code>client-language</code>, <code>login-language</code></td><td>wybrany język</td><td>30 dni</td></tr>
<tr><td>Pamięć lokalna</td><td>rozpoczęte listy, układ strony i to, że ta informacja została przeczytana</td><td>do jej wyczyszczenia</td></tr></tbody></table>
<h2>Jak to usunąć</h2>
<p>Wylogowanie usuwa dane zalogowania. Resztę usuniesz w ustawieniach danych witryn w przeglądarce; sklep zacznie wtedy jak przy pierwszej wizycie.</p>
<h2>Kto może to odczytać</h2>
<p>Tylko ten sklep. Strony innych firm, które osadzają nasze formularze zamówień, mają własną pamięć.</p>`,
  ],
  toolbar: [
    'Pasek narzędzi',
    `<p>Pasek na brzegu każdej strony trzyma pod ręką to, czego potrzebujesz najczęściej. Obok są narzędzia do dużych zakupów.</p>
<h2>Skróty</h2>
<ul><li><strong>Koszyk</strong> otwiera koszyk obok strony. Zmień w nim ilości i czytaj dalej.</li>
<li><strong>Ulubione</strong> pokazuje artykuły oznaczone sercem.</li>
<li><strong>Powiadomienia</strong> mówią, co nowego: od dni dostaw po nowe artykuły.</li>
<li><strong>Szybkie zamówienie</strong> prowadzi do siatki dla długich list.</li>
${here.coupons}
<li><strong>Do góry</strong> wraca na początek strony.</li>
<li><strong>Strona główna</strong>: znak sklepu na górze paska prowadzi na stronę główną.</li>
<li><strong>Ustawienia</strong> zmieniają kolor, rozmiar i to, co pozostaje widoczne.</li>
<li><strong>Ukryj skróty</strong> zwija pasek, a ten sam przycisk go przywraca. Na wąskich ekranach pasek pozostaje na dole.</li></ul>
<h2>Narzędzia zakupowe</h2>
<dl><dt>Jedna wyszukiwarka dla każdego numeru</dt><dd>Wpisz nasz numer, kod OEM, kod z kartonu lub własny numer. Klawisz <code>/</code> otwiera wyszukiwanie na każdej stronie.</dd>
<dt>Wklejanie listy</dt><dd>Skopiuj dwie kolumny z arkusza i wklej je do szybkiego zamówienia. Do 1000 pozycji sprawdzamy naraz.</dd>
<dt>Import i eksport</dt><dd>Upuść plik CSV, zobacz, jak rozumiemy każdą kolumnę, i popraw. Koszyki i listy można też zapisać jako CSV.</dd>
<dt>Własne numery</dt><dd>Nadaj artykułowi numer ze swojego systemu i odtąd zamawiaj po nim.</dd></dl>
<h2>Bez myszy</h2>
<p>Każde narzędzie działa z klawiatury: Tab przechodzi dalej, Enter otwiera, Escape zamyka. W szybkim zamówieniu strzałki działają jak w arkuszu; w pozycji z pytaniem Alt+F przyjmuje sugestię, a Alt+1 do Alt+9 wybierają propozycję.</p>`,
  ],
  contact: [
    'Kontakt',
    '<p>Twój opiekun klienta odpowiada w dni robocze. Przygotuj numer klienta lub zamówienia, a pomożemy od razu.</p>',
  ],
  about: [
    'O nas',
    `<p>Cartwright zaopatruje sprzedawców w tonery, zestawy tonerów, bębny i kasety z taśmą do ponad 1800 drukarek.</p>
<h2>Co robimy</h2>
<p>Sprzedajemy wyłącznie firmom. Zamawiasz po dowolnym numerze, widzisz rzeczywisty stan i dzień przyjęcia oraz masz własne ceny. Co zamówisz dziś, dziś pakujemy.</p>
<h2>Gdzie jesteśmy</h2>
${here.where}
<h2>Co jest dla nas ważne</h2>
<ul><li>Każda kaseta jest napełniana i sprawdzana z osobna, z 2-letnią gwarancją.</li>
<li>Marki własne i indywidualne opakowania już od małych serii.</li>
<li>Neutralna wysyłka bezpośrednia w Twoim imieniu.</li>
<li>Interfejs do systemu zakupowego i formularze zamówień do intranetu.</li></ul>`,
  ],
})

const notifications = (here: SeedTextsOfRegion): SeedTexts['notifications'] => ({
  labels: [
    'Nowość: etykiety do Dymo LabelWriter',
    '<p>Ponad 60 rozmiarów etykiet jest dostępnych od ręki.</p><p><a href="/list/toner?classId=109">Zobacz kasety z taśmą</a></p>',
  ],
  holidays: ['Dostawy w okresie świątecznym', here.holidays],
  tables: [
    'Szybkie zamówienie odczytuje arkusze',
    '<p>Wklej zakres komórek lub upuść plik CSV: kolumny są rozpoznawane i można je poprawić.</p><p><a href="/my/quickorder">Otwórz szybkie zamówienie</a></p>',
  ],
})

export const pl = (region: Region): SeedTexts => {
  const here = HERE[region]
  return {
    ...EVERYWHERE,
    banners: banners(here),
    faq: faq(here),
    declarations: declarations(here),
    notifications: notifications(here),
  }
}
