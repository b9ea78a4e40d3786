/** Words of mails, notifications and the paper about reports of damage and shortage. */
import type { Language, ReportKind } from '@cartwright/core/contract'
import type { ReportEvent } from '../db/schema'

export interface ReportTexts {
  /** Of `reportArrived`, which the supplier gets, the intro has `{by}` and `{reportNo}`. */
  events: Record<ReportEvent, { title: string; intro: string; open: string }>
  /** Of the paper. */
  title: string
  reportNumber: string
  order: string
  yourOrder: string
  shipment: string
  reportedOn: string
  by: string
  lines: string
  article: string
  quantity: string
  what: string
  kinds: Record<ReportKind, string>
  batch: string
  /** `{count}` */
  photos: string
  /** What a report does and does not. */
  keep: string
  questions: string
}

export const REPORT_TEXTS: Record<Language, ReportTexts> = {
  en: {
    events: {
      reportReceived: {
        title: 'Report {reportNo} has reached us',
        intro:
          'We have your report of damage or shortage. Its time counts for the three business days. Please keep goods and packaging until the return is decided.',
        open: 'Open the order',
      },
      reportArrived: {
        title: 'Report {reportNo} of damage or shortage',
        intro: '{by} reports damage or shortage. `ops report:files {reportNo} <folder>` writes the photos.',
        open: 'Open the order',
      },
      reportReturned: {
        title: 'Report {reportNo} is ready as a return',
        intro:
          'All goods of the order have arrived. Your report is now a draft of a return, with its lines and photos. Please add a note and submit it.',
        open: 'Open the draft',
      },
    },
    title: 'Report of damage or shortage',
    reportNumber: 'Report',
    order: 'Order',
    yourOrder: 'Your order',
    shipment: 'Shipment',
    reportedOn: 'Reported',
    by: 'Reported by',
    lines: 'Reported goods',
    article: 'Article',
    quantity: 'Quantity',
    what: 'What is wrong',
    kinds: { damaged: 'damaged', missing: 'missing', wrong: 'wrong article' },
    batch: 'Batch',
    photos: 'photos: {count}',
    keep: 'The time of this report counts for the limit of 3 business days. Nothing is credited by it: when all goods of the order have arrived it becomes a draft of a return, which you submit.',
    questions: 'Questions? Please quote {reportNo}.',
  },
  de: {
    events: {
      reportReceived: {
        title: 'Meldung {reportNo} ist eingegangen',
        intro:
          'Ihre Meldung von Schaden oder Fehlmenge liegt uns vor. Ihr Zeitpunkt zählt für die drei Werktage. Bitte bewahren Sie Ware und Verpackung auf, bis über die Rücksendung entschieden ist.',
        open: 'Bestellung öffnen',
      },
      reportArrived: {
        title: 'Meldung {reportNo} von Schaden oder Fehlmenge',
        intro: '{by} meldet Schaden oder Fehlmenge. `ops report:files {reportNo} <Ordner>` schreibt die Fotos.',
        open: 'Bestellung öffnen',
      },
      reportReturned: {
        title: 'Meldung {reportNo} liegt als Rücksendung bereit',
        intro:
          'Alle Waren der Bestellung sind eingetroffen. Ihre Meldung ist jetzt ein Entwurf einer Rücksendung mit ihren Positionen und Fotos. Bitte ergänzen Sie eine Bemerkung und reichen Sie ihn ein.',
        open: 'Entwurf öffnen',
      },
    },
    title: 'Meldung von Schaden oder Fehlmenge',
    reportNumber: 'Meldung',
    order: 'Bestellung',
    yourOrder: 'Ihre Bestellung',
    shipment: 'Sendung',
    reportedOn: 'Gemeldet',
    by: 'Gemeldet von',
    lines: 'Gemeldete Ware',
    article: 'Artikel',
    quantity: 'Menge',
    what: 'Was nicht stimmt',
    kinds: { damaged: 'beschädigt', missing: 'fehlt', wrong: 'falscher Artikel' },
    batch: 'Charge',
    photos: 'Fotos: {count}',
    keep: 'Für die Frist von 3 Werktagen zählt der Zeitpunkt dieser Meldung. Gutgeschrieben wird durch sie nichts: Sobald alle Waren der Bestellung eingetroffen sind, wird sie zum Entwurf einer Rücksendung, den Sie einreichen.',
    questions: 'Fragen? Bitte nennen Sie {reportNo}.',
  },
  fr: {
    events: {
      reportReceived: {
        title: 'Le signalement {reportNo} nous est parvenu',
        intro:
          'Nous avons reçu votre signalement de dommage ou de manque. Sa date compte pour les trois jours ouvrés. Veuillez conserver la marchandise et l’emballage jusqu’à la décision sur le retour.',
        open: 'Ouvrir la commande',
      },
      reportArrived: {
        title: 'Signalement {reportNo} de dommage ou de manque',
        intro: '{by} signale un dommage ou un manque. `ops report:files {reportNo} <dossier>` enregistre les photos.',
        open: 'Ouvrir la commande',
      },
      reportReturned: {
        title: 'Le signalement {reportNo} est prêt comme retour',
        intro:
          'Toute la marchandise de la commande est arrivée. Votre signalement est maintenant un brouillon de retour, avec ses lignes et ses photos. Ajoutez une remarque et envoyez-le.',
        open: 'Ouvrir le brouillon',
      },
    },
    title: 'Signalement de dommage ou de manque',
    reportNumber: 'Signalement',
    order: 'Commande',
    yourOrder: 'Votre commande',
    shipment: 'Envoi',
    reportedOn: 'Signalé le',
    by: 'Signalé par',
    lines: 'Marchandise signalée',
    article: 'Article',
    quantity: 'Quantité',
    what: 'Constat',
    kinds: { damaged: 'endommagé', missing: 'manquant', wrong: 'mauvais article' },
    batch: 'Lot',
    photos: 'photos\u00a0: {count}',
    keep: 'Le moment de ce signalement compte pour le délai de 3 jours ouvrés. Il ne donne pas lieu à un avoir\u00a0: lorsque toute la marchandise de la commande est arrivée, il devient un brouillon de retour, que vous envoyez.',
    questions: 'Des questions\u00a0? Indiquez {reportNo}.',
  },
  it: {
    events: {
      reportReceived: {
        title: 'La segnalazione {reportNo} ci è pervenuta',
        intro:
          'Abbiamo ricevuto la vostra segnalazione di danno o ammanco. La sua data vale per i tre giorni lavorativi. Conservate merce e imballaggio finché il reso non è deciso.',
        open: 'Apri l’ordine',
      },
      reportArrived: {
        title: 'Segnalazione {reportNo} di danno o ammanco',
        intro: '{by} segnala un danno o un ammanco. `ops report:files {reportNo} <cartella>` scrive le foto.',
        open: 'Apri l’ordine',
      },
      reportReturned: {
        title: 'La segnalazione {reportNo} è pronta come reso',
        intro:
          'Tutta la merce dell’ordine è arrivata. La vostra segnalazione è ora una bozza di reso, con le sue righe e foto. Aggiungete una nota e inviatela.',
        open: 'Apri la bozza',
      },
    },
    title: 'Segnalazione di danno o ammanco',
    reportNumber: 'Segnalazione',
    order: 'Ordine',
    yourOrder: 'Il vostro ordine',
    shipment: 'Spedizione',
    reportedOn: 'Segnalato il',
    by: 'Segnalato da',
    lines: 'Merce segnalata',
    article: 'Articolo',
    quantity: 'Quantità',
    what: 'Problema',
    kinds: { damaged: 'danneggiato', missing: 'mancante', wrong: 'articolo errato' },
    batch: 'Lotto',
    photos: 'foto: {count}',
    keep: 'Per il termine di 3 giorni lavorativi conta il momento di questa segnalazione. Non comporta un accredito: quando tutta la merce dell’ordine è arrivata diventa una bozza di reso, che inviate voi.',
    questions: 'Domande? Indicate {reportNo}.',
  },
  pl: {
    events: {
      reportReceived: {
        title: 'Otrzymaliśmy zgłoszenie {reportNo}',
        intro:
          'Mamy Twoje zgłoszenie uszkodzenia lub braku. Jego czas liczy się do trzech dni roboczych. Zachowaj towar i opakowanie do decyzji o zwrocie.',
        open: 'Otwórz zamówienie',
      },
      reportArrived: {
        title: 'Zgłoszenie {reportNo} uszkodzenia lub braku',
        intro: '{by} zgłasza uszkodzenie lub brak. `ops report:files {reportNo} <folder>` zapisuje zdjęcia.',
        open: 'Otwórz zamówienie',
      },
      reportReturned: {
        title: 'Zgłoszenie {reportNo} jest gotowe jako zwrot',
        intro:
          'Cały towar z zamówienia dotarł. Twoje zgłoszenie jest teraz szkicem zwrotu z pozycjami i zdjęciami. Dodaj uwagę i złóż go.',
        open: 'Otwórz szkic',
      },
    },
    title: 'Zgłoszenie uszkodzenia lub braku',
    reportNumber: 'Zgłoszenie',
    order: 'Zamówienie',
    yourOrder: 'Twoje zamówienie',
    shipment: 'Przesyłka',
    reportedOn: 'Zgłoszono',
    by: 'Zgłosił(a)',
    lines: 'Zgłoszony towar',
    article: 'Artykuł',
    quantity: 'Ilość',
    what: 'Co się nie zgadza',
    kinds: { damaged: 'uszkodzony', missing: 'brakuje', wrong: 'zły artykuł' },
    batch: 'Partia',
    photos: 'zdjęcia: {count}',
    keep: 'Dla terminu 3 dni roboczych liczy się chwila tego zgłoszenia. Nie powoduje korekty: gdy dotrze cały towar z zamówienia, stanie się szkicem zwrotu, który złożysz.',
    questions: 'Pytania? Podaj numer {reportNo}.',
  },
  zh: {
    events: {
      reportReceived: {
        title: '我们已收到报告 {reportNo}',
        intro: '我们已收到您的破损或短缺报告。三个工作日的期限以报告时间为准。在退货处理完成之前，请保留商品和包装。',
        open: '打开订单',
      },
      reportArrived: {
        title: '破损或短缺报告 {reportNo}',
        intro: '{by} 报告了破损或短缺。用 `ops report:files {reportNo} <文件夹>` 可保存照片。',
        open: '打开订单',
      },
      reportReturned: {
        title: '报告 {reportNo} 已转为退货草稿',
        intro: '订单的全部商品已送达。您的报告现已成为退货草稿，其中包含各行商品和照片。请添加备注并提交。',
        open: '打开草稿',
      },
    },
    title: '破损或短缺报告',
    reportNumber: '报告',
    order: '订单',
    yourOrder: '您的订单号',
    shipment: '发货',
    reportedOn: '报告时间',
    by: '报告人',
    lines: '报告的商品',
    article: '商品',
    quantity: '数量',
    what: '问题',
    kinds: { damaged: '破损', missing: '缺少', wrong: '商品有误' },
    batch: '批号',
    photos: '照片：{count}',
    keep: '3 个工作日的期限以此报告的时间为准，但不会直接产生退款：订单的全部商品送达后，报告会成为退货草稿，由您提交。',
    questions: '如有疑问，请注明 {reportNo}。',
  },
}
