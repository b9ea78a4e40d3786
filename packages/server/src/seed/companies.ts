/** Demo companies, their people and addresses. */
import { PERMISSION } from '@cartwright/core/rules'
import type { InferInsertModel } from 'drizzle-orm'
import type { accounts, addresses, customers } from '../db/schema'
import { SITES } from './sites'

export type SeedCustomer = Omit<InferInsertModel<typeof customers>, 'createTime'> & {
  custId: number
  /** Begins the company's own article numbers. */
  ownPrefix: string
}
type SeedAccount = Omit<InferInsertModel<typeof accounts>, 'password' | 'createTime'> & { accountId: number }
type Address = InferInsertModel<typeof addresses>
type Place = Pick<Address, 'address1' | 'city' | 'state' | 'postcode' | 'countryIso2' | 'phone'>

const ORDERING = [PERMISSION.cart, PERMISSION.favourites, PERMISSION.quickOrder, PERMISSION.order]
const EVERYTHING = Object.values(PERMISSION)

/** In the currency of each company; the new one has none yet. */
const CREDIT_LIMITS: Readonly<Record<number, number>> = {
  1: 25_000,
  2: 15_000,
  3: 40_000,
  4: 12_000,
  5: 18_000,
  6: 60_000,
  8: 30_000,
  9: 100_000,
  10: 20_000,
  11: 20_000,
  12: 15_000,
  13: 10_000,
}
/** Where it is not the usual 30. */
const TERMS_DAYS: Readonly<Record<number, number>> = { 2: 60, 3: 14, 5: 45 }

export const CUSTOMERS: readonly SeedCustomer[] = [
  customer(1, 1, 'Drukwerk Centraal B.V.', 'NL853217646B01', 'DRK-', register('58231907', '0106')),
  customer(2, 3, 'Ufficio Brianza S.r.l.', 'IT04416250969', 'UB', {
    sdi: 'M5UXCR1',
    pec: 'ufficiobrianza@pec.example',
    taxCode: '04416250969',
    ...electronic('0211', 'IT04416250969'),
  }),
  customer(3, 5, 'Bürobedarf Jansen GmbH', 'DE312904858', 'BJ-', {
    registrationNo: 'HRB 11427, Amtsgericht Krefeld',
    buyerReference: 'KST 4711',
    ...electronic('9930', 'DE312904858'),
  }),
  customer(4, 7, 'Fenland Office Supplies Ltd', 'GB274618383', 'FOS', {
    registrationNo: '07713952',
    ...electronic('9932', 'GB274618383'),
  }),
  customer(5, 8, 'Papeterie du Nord SARL', 'FR27830176251', 'PN.', {
    ...register('830176251', '0002'),
    ...electronic('0225', '830176251'),
  }),
  customer(6, 11, 'Biuro Serwis Poznań Sp. z o.o.', 'PL7792481360', 'BSP/', {
    registrationNo: '0000318264',
    ...electronic('9945', 'PL7792481360'),
  }),
  customer(7, 1, 'Kantoor Nieuw Utrecht B.V.', 'NL861093458B01', 'KNU', register('61730428', '0106')),
  customer(8, 2, 'Pacific Ridge Imaging LLC', '95-4821703', 'PRI-'),
  customer(9, 1, 'Cartwright Supplies B.V.', 'NL800155014B01', 'HOUSE-', register('30281746', '0106')),
  customer(10, 1, 'Bureau Demeester BV', 'BE0756432130', 'BD-', {
    vatStatus: 'valid',
    buyerReference: 'AANKOOP-12',
    ...register('0756432130', '0208'),
  }),
  customer(11, 5, 'Lechner Bürotechnik GmbH', 'ATU73518464', 'LB-', {
    vatStatus: 'valid',
    registrationNo: 'FN 418204 k',
    ...electronic('9914', 'ATU73518464'),
  }),
  customer(12, 1, 'Papeterie du Lac SA', 'CHE114827302', 'PL-', register('CHE114827302', '0183')),
  // Its VAT number has not been confirmed: it pays the VAT of the seller.
  customer(13, 1, 'Bureautique Moselle S.à r.l.', 'LU27451842', 'BM-', {
    registrationNo: 'B204518',
    ...electronic('9938', 'LU27451842'),
  }),
]

/** Companies abroad, which have a few orders only. */
export const CUSTOMERS_ABROAD: ReadonlySet<number> = new Set([10, 11, 12, 13])

function customer(
  custId: number,
  orgId: number,
  company: string,
  vat: string,
  ownPrefix: string,
  more: Partial<SeedCustomer> = {},
): SeedCustomer {
  const currency = SITES.find(site => site.orgId === orgId)?.currency ?? 'EUR'
  return {
    custId,
    custnum: 100_200 + custId * 17,
    company,
    orgId,
    currency,
    vat,
    priceListId: orgId,
    creditLimit: CREDIT_LIMITS[custId] ?? 0,
    termsDays: TERMS_DAYS[custId] ?? 30,
    ownPrefix,
    sdi: '',
    pec: '',
    taxCode: '',
    vatStatus: 'unverified',
    buyerReference: '',
    registrationNo: '',
    registrationScheme: '',
    peppolScheme: '',
    peppolId: '',
    ...more,
  }
}

/** A register of companies in whose numbers companies are also addressed. */
function register(registrationNo: string, registrationScheme: string): Partial<SeedCustomer> {
  return { registrationNo, registrationScheme, ...electronic(registrationScheme, registrationNo) }
}

function electronic(peppolScheme: string, peppolId: string): Partial<SeedCustomer> {
  return { peppolScheme, peppolId }
}

const buyer = (
  accountId: number,
  custId: number,
  userName: string,
  firstName: string,
  lastName: string,
): SeedAccount => ({
  accountId,
  custId,
  userName,
  email: `${userName}@example.com`,
  firstName,
  lastName,
  roles: ['mainCustomer'],
  permissions: EVERYTHING,
  mainAccount: true,
  confirmed: true,
})

/** The sub-account whose prices its main customer has set. */
export const REP_ACCOUNT_ID = 7
/** The sub-accounts whose prices follow from a rule. */
export const CLERK_ACCOUNT_ID = 8
export const POLISH_REP_ACCOUNT_ID = 17
export const POLISH_CLERK_ACCOUNT_ID = 18

export const ACCOUNTS: readonly SeedAccount[] = [
  buyer(1, 1, 'buyer.nl', 'Sanne', 'de Wit'),
  buyer(2, 2, 'buyer.it', 'Chiara', 'Fontana'),
  buyer(3, 3, 'buyer.de', 'Anke', 'Jansen'),
  buyer(4, 4, 'buyer.uk', 'Oliver', 'Marsh'),
  buyer(5, 5, 'buyer.fr', 'Camille', 'Lefèvre'),
  buyer(6, 6, 'buyer.pl', 'Marta', 'Zielińska'),
  {
    ...buyer(REP_ACCOUNT_ID, 1, 'rep.nl', 'Joost', 'Bakker'),
    roles: ['salesRep'],
    permissions: ORDERING,
    mainAccount: false,
  },
  {
    ...buyer(CLERK_ACCOUNT_ID, 1, 'clerk.nl', 'Femke', 'Smit'),
    roles: ['clerk'],
    permissions: [PERMISSION.cart, PERMISSION.order],
    mainAccount: false,
  },
  { ...buyer(9, 7, 'new.nl', 'Daan', 'Vos'), confirmed: false },
  buyer(10, 8, 'buyer.us', 'Maya', 'Torres'),
  { ...buyer(11, 9, 'admin', 'Robin', 'Cartwright'), roles: ['admin'], permissions: ['*:*:*'] },
  buyer(12, 10, 'buyer.be', 'Lien', 'Demeester'),
  buyer(13, 11, 'buyer.at', 'Lukas', 'Lechner'),
  buyer(14, 12, 'buyer.ch', 'Noémie', 'Favre'),
  buyer(15, 13, 'buyer.lu', 'Luc', 'Weber'),
  {
    ...buyer(16, 2, 'clerk.it', 'Luca', 'Brambilla'),
    roles: ['clerk'],
    permissions: [PERMISSION.favourites, PERMISSION.quickOrder],
    mainAccount: false,
  },
  {
    ...buyer(POLISH_REP_ACCOUNT_ID, 6, 'rep.pl', 'Tomasz', 'Kowalczyk'),
    roles: ['salesRep'],
    permissions: ORDERING,
    mainAccount: false,
  },
  {
    ...buyer(POLISH_CLERK_ACCOUNT_ID, 6, 'clerk.pl', 'Agnieszka', 'Lis'),
    roles: ['clerk'],
    permissions: [PERMISSION.cart, PERMISSION.order],
    mainAccount: false,
  },
]

const PLACES: Readonly<Record<number, readonly [Place, ...Place[]]>> = {
  1: [
    place('NL', 'Nijverheidsweg 41', '3534 AM', 'Utrecht', '+31 30 555 02 40'),
    place('NL', 'Waalhaven Zuidzijde 19', '3089 JH', 'Rotterdam', '+31 10 555 02 41'),
  ],
  2: [
    place('IT', 'Via Monte Grappa 12', '20900', 'Monza', '+39 039 555 0182', 'MB'),
    place('IT', 'Via Torino 88', '10042', 'Nichelino', '+39 011 555 0183', 'TO'),
  ],
  3: [
    place('DE', 'Gewerbering 27', '47877', 'Willich', '+49 2154 555 0210'),
    place('DE', 'Hafenstraße 3', '20457', 'Hamburg', '+49 40 555 0211'),
  ],
  4: [
    place('GB', '14 Brunel Court', 'PE2 6QX', 'Peterborough', '+44 1733 555 0162'),
    place('GB', 'Unit 5, Castle Park', 'CB3 0AX', 'Cambridge', '+44 1223 555 0163'),
  ],
  5: [
    place('FR', '9 rue de l’Imprimerie', '59000', 'Lille', '+33 3 55 50 14 20'),
    place('FR', '31 quai de Seine', '76000', 'Rouen', '+33 2 55 50 14 21'),
  ],
  6: [
    place('PL', 'ul. Głogowska 216', '60-104', 'Poznań', '+48 61 555 02 10'),
    place('PL', 'ul. Puławska 90', '02-620', 'Warszawa', '+48 22 555 02 11'),
  ],
  7: [place('NL', 'Kanaalweg 8', '3526 KL', 'Utrecht', '+31 30 555 03 70')],
  8: [
    place('US', '1850 E 15th Street', '90021', 'Los Angeles', '+1 213 555 0130', 'CA'),
    place('US', '330 Hudson Street', '10013', 'New York', '+1 212 555 0131', 'NY'),
  ],
  9: [place('NL', 'Keizersweg 118', '3542 AD', 'Utrecht', '+31 30 555 01 18')],
  10: [place('BE', 'Kortrijksesteenweg 214', '9000', 'Gent', '+32 9 555 02 70')],
  11: [place('AT', 'Triester Straße 61', '1100', 'Wien', '+43 1 555 0271')],
  12: [place('CH', 'Avenue de Rhodanie 38', '1007', 'Lausanne', '+41 21 555 02 72')],
  13: [place('LU', 'Route de Thionville 107', '2611', 'Luxembourg', '+352 555 0273')],
}

/** Drop shipments go there: customers of the demo companies, each with who gets the goods. */
const CUSTOMERS_OF: Readonly<Record<number, readonly (Place & { company: string })[]>> = {
  1: [
    { company: 'Basisschool De Linde', ...place('NL', 'Lindelaan 7', '3703 GB', 'Zeist', '+31 30 555 02 61') },
    { company: 'Notariaat Verhulst', ...place('BE', 'Meir 58', '2000', 'Antwerpen', '+32 3 555 02 62') },
  ],
  2: [{ company: 'Studio Legale Riva', ...place('IT', 'Corso Como 4', '20154', 'Milano', '+39 02 555 0184', 'MI') }],
  3: [
    { company: 'Gemeinschaftspraxis am Ring', ...place('DE', 'Kölner Ring 18', '50672', 'Köln', '+49 221 555 0212') },
  ],
  4: [
    { company: 'Fenland Primary School', ...place('GB', '2 School Lane', 'PE16 6RH', 'Chatteris', '+44 1354 555 016') },
  ],
  5: [{ company: 'Cabinet Moreau', ...place('FR', '12 rue Nationale', '59800', 'Lille', '+33 3 55 50 14 22') }],
  6: [{ company: 'Kancelaria Nowak', ...place('PL', 'ul. Półwiejska 32', '61-888', 'Poznań', '+48 61 555 02 12') }],
  8: [
    {
      company: 'Harbor Dental Group',
      ...place('US', '500 W Ocean Boulevard', '90802', 'Long Beach', '+1 562 555 0132', 'CA'),
    },
  ],
}

/**
 * A billing address for each company, a shipping address for each of its places, the first of which is the default, and the addresses of
 * its drop shipments.
 */
export function makeAddresses(): Address[] {
  return CUSTOMERS.flatMap(({ custId, company }) => {
    const [office, ...others] = PLACES[custId] ?? []
    const person = ACCOUNTS.find(account => account.custId === custId)
    if (!office || !person) throw new Error(`seed: ${company} has no address or no account`)
    const { firstName = '', lastName = '', email } = person
    const row = (kind: Address['kind'], isDefault: boolean, at: Place): Address => ({
      custId,
      kind,
      isDefault,
      firstName,
      lastName,
      company,
      email,
      address2: '',
      ...at,
    })
    return [
      row('billing', true, office),
      row('shipping', true, office),
      ...others.map(other => row('shipping', false, other)),
      ...(CUSTOMERS_OF[custId] ?? []).map(other => ({
        ...row('nonRegular', false, other),
        firstName: '',
        lastName: '',
        email: '',
      })),
    ]
  })
}

/** @param state only where it is part of an address: the state in the US, the province in Italy */
function place(
  countryIso2: string,
  address1: string,
  postcode: string,
  city: string,
  phone: string,
  state = '',
): Place {
  return { countryIso2, address1, postcode, city, state, phone }
}
