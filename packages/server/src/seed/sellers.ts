/** Who invoices for each site. Numbers of companies and banks are made up, with check digits that are right. */
import type { InferInsertModel } from 'drizzle-orm'
import type { sellers } from '../db/schema'
import { SITES } from './sites'

type Seller = InferInsertModel<typeof sellers>

interface Facts
  extends Pick<Seller, 'code' | 'name' | 'address1' | 'postcode' | 'city' | 'vat' | 'registrationNo' | 'registers'> {
  state?: string
  peppol?: readonly [scheme: string, id: string]
  bank: readonly [bank: string, iban: string, bic: string]
  contact: string
  timeZone: string
  notes?: Seller['notes']
}

const FACTS: Readonly<Record<number, Facts>> = {
  1: {
    code: 'NL',
    name: 'Cartwright Supplies B.V.',
    address1: 'Keizersweg 118',
    postcode: '3542 AD',
    city: 'Utrecht',
    vat: 'NL800155014B01',
    registrationNo: 'KVK 30281746',
    peppol: ['0106', '30281746'],
    registers: { legal: { id: '30281746', scheme: '0106' } },
    bank: ['Voorbeeldbank', 'NL91ABNA0417164300', 'ABNANL2A'],
    contact: 'Debiteurenbeheer',
    timeZone: 'Europe/Amsterdam',
  },
  3: {
    code: 'IT',
    name: 'Cartwright Italia S.r.l.',
    address1: 'Via dei Cartai 14',
    postcode: '20156',
    city: 'Milano',
    state: 'MI',
    vat: 'IT00743110157',
    registrationNo: 'REA MI-1938207',
    peppol: ['0211', 'IT00743110157'],
    registers: {
      legal: { id: 'MI-1938207', scheme: null },
      rea: { office: 'MI', number: '1938207' },
      taxRegime: 'RF01',
    },
    bank: ['Banca Esempio', 'IT60X0542811101000000123456', 'BPMOIT22'],
    contact: 'Amministrazione clienti',
    timeZone: 'Europe/Rome',
  },
  5: {
    code: 'DE',
    name: 'Cartwright Druckbedarf GmbH',
    address1: 'Druckereistraße 7',
    postcode: '47877',
    city: 'Willich',
    vat: 'DE136695976',
    registrationNo: 'HRB 14082, Amtsgericht Krefeld',
    peppol: ['9930', 'DE136695976'],
    registers: { legal: { id: 'HRB 14082', scheme: null } },
    bank: ['Beispielbank', 'DE89370400440532013000', 'COBADEFFXXX'],
    contact: 'Debitorenbuchhaltung',
    timeZone: 'Europe/Berlin',
  },
  7: {
    code: 'UK',
    name: 'Cartwright Supplies UK Ltd',
    address1: '6 Foundry Way',
    postcode: 'MK9 2FR',
    city: 'Milton Keynes',
    vat: 'GB980780684',
    registrationNo: 'Company No. 08412736',
    peppol: ['9932', 'GB980780684'],
    registers: { legal: { id: '08412736', scheme: null } },
    bank: ['Example Bank', 'GB29NWBK60161331926819', 'NWBKGB2L'],
    contact: 'Credit control',
    timeZone: 'Europe/London',
  },
  8: {
    code: 'FR',
    name: 'Cartwright France SAS',
    address1: '22 rue des Encriers',
    postcode: '59650',
    city: 'Villeneuve-d’Ascq',
    vat: 'FR83404833048',
    registrationNo: 'SIREN 404 833 048, RCS Lille Métropole',
    peppol: ['0225', '404833048'],
    registers: { legal: { id: '404833048', scheme: '0002' }, siret: '40483304800022' },
    bank: ['Banque Exemple', 'FR1420041010050500013M02606', 'PSSTFRPPLIL'],
    contact: 'Comptabilité clients',
    timeZone: 'Europe/Paris',
    notes: {
      fr: 'En cas de retard de paiement : pénalités au taux de trois fois l’intérêt légal et indemnité forfaitaire de 40 € pour frais de recouvrement. Pas d’escompte pour paiement anticipé.',
      en: 'Late payment: interest at three times the legal rate and a fixed sum of €40 for recovery costs. No discount for early payment.',
    },
  },
  11: {
    code: 'PL',
    name: 'Cartwright Polska Sp. z o.o.',
    address1: 'ul. Drukarska 12',
    postcode: '61-001',
    city: 'Poznań',
    vat: 'PL5260001246',
    registrationNo: 'KRS 0000412873',
    peppol: ['9945', 'PL5260001246'],
    registers: {
      legal: { id: '0000412873', scheme: null },
      krs: '0000412873',
      regon: '630472814',
      ksefHost: 'qr-test.ksef.mf.gov.pl',
    },
    bank: ['Bank Przykładowy', 'PL61109010140000071219812874', 'WBKPPLPP'],
    contact: 'Rozliczenia',
    timeZone: 'Europe/Warsaw',
  },
  2: {
    code: 'US',
    name: 'Cartwright Supplies Inc.',
    address1: '1200 Pressroom Drive',
    postcode: '43215',
    city: 'Columbus',
    state: 'OH',
    vat: '',
    registrationNo: 'EIN 31-4829017',
    bank: ['Example Bank, ABA 044000037, account 4417 2093 18', '', ''],
    contact: 'Accounts receivable',
    timeZone: 'America/New_York',
  },
}

export const makeSellers = (): Seller[] =>
  SITES.map(({ orgId, iso2, hotPhone, serviceEmail }) => {
    const facts = FACTS[orgId]
    if (!facts) throw new Error(`seed: site ${orgId} has no seller`)
    const { peppol = ['', ''], bank, notes = {}, state = '', registers = {}, ...rest } = facts
    const [peppolScheme, peppolId] = peppol
    const [bankName, iban, bic] = bank
    return {
      orgId,
      ...rest,
      state,
      countryIso2: iso2,
      peppolScheme,
      peppolId,
      bank: bankName,
      iban,
      bic,
      notes,
      registers,
      phone: hotPhone,
      email: serviceEmail,
      invoiceOnShip: true,
    }
  })
