/** Countries an address may be in, and their states and regions. */
import type { InferInsertModel } from 'drizzle-orm'
import type { countries, states } from '../db/schema'

/** Where the shop delivers. Ids follow this order: put new ones at the end. */
const COUNTRIES = `NL Netherlands;IT Italy;DE Germany;GB United Kingdom;FR France;PL Poland;US United States;AT Austria;
BE Belgium;BG Bulgaria;HR Croatia;CY Cyprus;CZ Czechia;DK Denmark;EE Estonia;FI Finland;GR Greece;HU Hungary;IE Ireland;
LV Latvia;LT Lithuania;LU Luxembourg;MT Malta;PT Portugal;RO Romania;SK Slovakia;SI Slovenia;ES Spain;SE Sweden;
NO Norway;CH Switzerland;IS Iceland;LI Liechtenstein;AL Albania;AD Andorra;BA Bosnia and Herzegovina;MD Moldova;
MC Monaco;ME Montenegro;MK North Macedonia;SM San Marino;RS Serbia;UA Ukraine;CA Canada;MX Mexico`

/** Codes of ISO 3166-2 without the country. */
const STATES: Readonly<Record<string, string>> = {
  NL: `DR Drenthe;FL Flevoland;FR Friesland;GE Gelderland;GR Groningen;LI Limburg;NB Noord-Brabant;NH Noord-Holland;
    OV Overijssel;UT Utrecht;ZE Zeeland;ZH Zuid-Holland`,
  // Provinces: they are what an address has.
  IT: `AG Agrigento;AL Alessandria;AN Ancona;AO Aosta;AR Arezzo;AP Ascoli Piceno;AT Asti;AV Avellino;BA Bari;
    BT Barletta-Andria-Trani;BL Belluno;BN Benevento;BG Bergamo;BI Biella;BO Bologna;BZ Bolzano;BS Brescia;
    BR Brindisi;CA Cagliari;CL Caltanissetta;CB Campobasso;CE Caserta;CT Catania;CZ Catanzaro;CH Chieti;CO Como;
    CS Cosenza;CR Cremona;KR Crotone;CN Cuneo;EN Enna;FM Fermo;FE Ferrara;FI Firenze;FG Foggia;FC Forlì-Cesena;
    FR Frosinone;GE Genova;GO Gorizia;GR Grosseto;IM Imperia;IS Isernia;SP La Spezia;AQ L'Aquila;LT Latina;
    LE Lecce;LC Lecco;LI Livorno;LO Lodi;LU Lucca;MC Macerata;MN Mantova;MS Massa-Carrara;MT Matera;ME Messina;
    MI Milano;MO Modena;MB Monza e Brianza;NA Napoli;NO Novara;NU Nuoro;OR Oristano;PD Padova;PA Palermo;PR Parma;
    PV Pavia;PG Perugia;PU Pesaro e Urbino;PE Pescara;PC Piacenza;PI Pisa;PT Pistoia;PN Pordenone;PZ Potenza;
    PO Prato;RG Ragusa;RA Ravenna;RC Reggio Calabria;RE Reggio Emilia;RI Rieti;RN Rimini;RM Roma;RO Rovigo;
    SA Salerno;SS Sassari;SV Savona;SI Siena;SR Siracusa;SO Sondrio;SU Sud Sardegna;TA Taranto;TE Teramo;TR Terni;
    TO Torino;TP Trapani;TN Trento;TV Treviso;TS Trieste;UD Udine;VA Varese;VE Venezia;VB Verbano-Cusio-Ossola;
    VC Vercelli;VR Verona;VV Vibo Valentia;VI Vicenza;VT Viterbo`,
  DE: `BW Baden-Württemberg;BY Bayern;BE Berlin;BB Brandenburg;HB Bremen;HH Hamburg;HE Hessen;MV Mecklenburg-Vorpommern;
    NI Niedersachsen;NW Nordrhein-Westfalen;RP Rheinland-Pfalz;SL Saarland;SN Sachsen;ST Sachsen-Anhalt;
    SH Schleswig-Holstein;TH Thüringen`,
  GB: 'ENG England;NIR Northern Ireland;SCT Scotland;WLS Wales',
  FR: `ARA Auvergne-Rhône-Alpes;BFC Bourgogne-Franche-Comté;BRE Bretagne;CVL Centre-Val de Loire;20R Corse;GES Grand Est;
    HDF Hauts-de-France;IDF Île-de-France;NOR Normandie;NAQ Nouvelle-Aquitaine;OCC Occitanie;PDL Pays de la Loire;
    PAC Provence-Alpes-Côte d'Azur`,
  PL: `02 Dolnośląskie;04 Kujawsko-Pomorskie;06 Lubelskie;08 Lubuskie;10 Łódzkie;12 Małopolskie;14 Mazowieckie;16 Opolskie;
    18 Podkarpackie;20 Podlaskie;22 Pomorskie;24 Śląskie;26 Świętokrzyskie;28 Warmińsko-Mazurskie;30 Wielkopolskie;
    32 Zachodniopomorskie`,
  AT: `1 Burgenland;2 Kärnten;3 Niederösterreich;4 Oberösterreich;5 Salzburg;6 Steiermark;7 Tirol;8 Vorarlberg;9 Wien`,
  BE: 'BRU Brussels;VLG Flanders;WAL Wallonia',
  ES: `AN Andalucía;AR Aragón;AS Asturias;CN Canarias;CB Cantabria;CM Castilla-La Mancha;CL Castilla y León;CT Cataluña;
    CE Ceuta;EX Extremadura;GA Galicia;IB Illes Balears;RI La Rioja;MD Madrid;ML Melilla;MC Murcia;NC Navarra;PV País Vasco;
    VC Valenciana`,
  US: `AL Alabama;AK Alaska;AZ Arizona;AR Arkansas;CA California;CO Colorado;CT Connecticut;DE Delaware;
    DC District of Columbia;FL Florida;GA Georgia;HI Hawaii;ID Idaho;IL Illinois;IN Indiana;IA Iowa;KS Kansas;KY Kentucky;
    LA Louisiana;ME Maine;MD Maryland;MA Massachusetts;MI Michigan;MN Minnesota;MS Mississippi;MO Missouri;MT Montana;
    NE Nebraska;NV Nevada;NH New Hampshire;NJ New Jersey;NM New Mexico;NY New York;NC North Carolina;ND North Dakota;OH Ohio;
    OK Oklahoma;OR Oregon;PA Pennsylvania;RI Rhode Island;SC South Carolina;SD South Dakota;TN Tennessee;TX Texas;UT Utah;
    VT Vermont;VA Virginia;WA Washington;WV West Virginia;WI Wisconsin;WY Wyoming`,
}

export const makeCountries = (): InferInsertModel<typeof countries>[] =>
  readPairs(COUNTRIES).map(([iso2, name], i) => ({ countryId: i + 1, iso2, name }))

/** @source ENT-011 */
export const makeStates = (): InferInsertModel<typeof states>[] =>
  Object.entries(STATES).flatMap(([countryIso2, text]) =>
    readPairs(text).map(([code, name]) => ({ countryIso2, code, name })),
  )

/** `AA Some name;BB Other name`, over several lines. */
const readPairs = (text: string): [string, string][] =>
  text.split(';').map(entry => {
    const [code = '', ...words] = entry.trim().split(/\s+/)
    return [code, words.join(' ')]
  })
