/** Refusals of documents, and the fields of a company that keep an invoice from being issued. */
import type { Translations } from '../texts/translations'

export const FINANCE_REFUSALS = {
  'VAT number': {
    de: 'USt-IdNr.',
    fr: 'Numéro de TVA',
    it: 'Partita IVA',
    pl: 'Numer VAT',
    zh: '增值税号',
  },
  'Tax code': {
    de: 'Steuernummer (Codice fiscale)',
    fr: 'Code fiscal',
    it: 'Codice fiscale',
    pl: 'Kod podatkowy',
    zh: '税号',
  },
  'Addressee code SDI': {
    de: 'SDI-Empfängercode',
    fr: 'Code destinataire SDI',
    it: 'Codice destinatario SDI',
    pl: 'Kod odbiorcy SDI',
    zh: 'SDI 收件人代码',
  },
  'Certified e-mail address (PEC)': {
    de: 'Zertifizierte E-Mail-Adresse (PEC)',
    fr: 'Adresse e-mail certifiée (PEC)',
    it: 'Indirizzo PEC',
    pl: 'Certyfikowany adres e-mail (PEC)',
    zh: '认证电子邮箱 (PEC)',
  },
  'Registration number': {
    de: 'Registernummer',
    fr: 'Numéro d’immatriculation',
    it: 'Numero di registrazione',
    pl: 'Numer rejestrowy',
    zh: '注册号',
  },
  'Electronic address for invoices': {
    de: 'Elektronische Rechnungsadresse',
    fr: 'Adresse électronique de facturation',
    it: 'Indirizzo elettronico per le fatture',
    pl: 'Elektroniczny adres do faktur',
    zh: '电子发票地址',
  },
  'Company name': {
    de: 'Firmenname',
    fr: 'Raison sociale',
    it: 'Ragione sociale',
    pl: 'Nazwa firmy',
    zh: '公司名称',
  },
  'This document is not available in that format.': {
    de: 'Dieses Dokument gibt es nicht in diesem Format.',
    fr: 'Ce document n’est pas disponible dans ce format.',
    it: 'Questo documento non è disponibile in questo formato.',
    pl: 'Ten dokument nie jest dostępny w tym formacie.',
    zh: '该单据不提供此格式。',
  },
} as const satisfies Record<string, Translations>
