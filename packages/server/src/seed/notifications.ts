/** Notifications to buyers of the demo shop, in the six languages of the shop. */
import type { InferInsertModel } from 'drizzle-orm'
import type { notifications } from '../db/schema'
import { addDays } from './days'

type Words = readonly [title: string, text: string, textInUs?: string]

interface Told {
  daysAgo: number
  words: Readonly<Record<'en' | 'de' | 'fr' | 'it' | 'pl' | 'zh', Words>>
}

const LABELS = '/list/toner?classId=109'
const QUICK_ORDER = '/my/quickorder'

const TOLD: readonly Told[] = [
  {
    daysAgo: 2,
    words: {
      en: [
        'New: label cassettes for Dymo LabelWriter',
        `<p>More than 60 label sizes are in stock.</p><p><a href="${LABELS}">See the label cassettes</a></p>`,
      ],
      de: [
        'Neu: Etiketten für Dymo LabelWriter',
        `<p>Mehr als 60 Etikettengrößen sind vorrätig.</p><p><a href="${LABELS}">Zu den Schriftbandkassetten</a></p>`,
      ],
      fr: [
        'Nouveau : étiquettes pour Dymo LabelWriter',
        `<p>Plus de 60 formats d’étiquettes sont en stock.</p><p><a href="${LABELS}">Voir les cassettes d’étiquettes</a></p>`,
      ],
      it: [
        'Novità: etichette per Dymo LabelWriter',
        `<p>Oltre 60 formati di etichette sono disponibili a magazzino.</p><p><a href="${LABELS}">Vai alle cassette per etichette</a></p>`,
      ],
      pl: [
        'Nowość: etykiety do Dymo LabelWriter',
        `<p>Ponad 60 rozmiarów etykiet jest dostępnych od ręki.</p><p><a href="${LABELS}">Zobacz kasety z taśmą</a></p>`,
      ],
      zh: [
        '新品：Dymo LabelWriter 标签',
        `<p>60 多种尺寸的标签均有现货。</p><p><a href="${LABELS}">查看标签带盒</a></p>`,
      ],
    },
  },
  {
    daysAgo: 9,
    words: {
      en: [
        'Delivery days around the holidays',
        '<ul><li>Orders placed until <strong>12:00 on 23 December</strong> leave the same day.</li><li>No deliveries on 25 and 26 December and on 1 January.</li></ul>',
        '<ul><li>Orders placed until <strong>noon on December 23</strong> leave the same day.</li><li>No deliveries on December 25 and January 1.</li></ul>',
      ],
      de: [
        'Liefertage rund um die Feiertage',
        '<ul><li>Bestellungen bis <strong>23. Dezember, 12:00 Uhr</strong>, verlassen das Lager am selben Tag.</li><li>Keine Lieferungen am 25. und 26. Dezember und am 1. Januar.</li></ul>',
        '<ul><li>Bestellungen bis <strong>23. Dezember, 12:00 Uhr</strong>, verlassen das Lager am selben Tag.</li><li>Keine Lieferungen am 25. Dezember und am 1. Januar.</li></ul>',
      ],
      fr: [
        'Jours de livraison pendant les fêtes',
        '<ul><li>Les commandes passées avant le <strong>23 décembre à 12 h</strong> partent le jour même.</li><li>Pas de livraison les 25 et 26 décembre ni le 1er janvier.</li></ul>',
        '<ul><li>Les commandes passées avant le <strong>23 décembre à 12 h</strong> partent le jour même.</li><li>Pas de livraison le 25 décembre ni le 1er janvier.</li></ul>',
      ],
      it: [
        'Giorni di consegna durante le festività',
        '<ul><li>Gli ordini ricevuti entro le <strong>12:00 del 23 dicembre</strong> partono in giornata.</li><li>Nessuna consegna il 25 e 26 dicembre e il 1° gennaio.</li></ul>',
        '<ul><li>Gli ordini ricevuti entro le <strong>12:00 del 23 dicembre</strong> partono in giornata.</li><li>Nessuna consegna il 25 dicembre e il 1° gennaio.</li></ul>',
      ],
      pl: [
        'Dostawy w okresie świątecznym',
        '<ul><li>Zamówienia złożone do <strong>23 grudnia, godz. 12:00</strong>, wysyłamy tego samego dnia.</li><li>Brak dostaw 25 i 26 grudnia oraz 1 stycznia.</li></ul>',
        '<ul><li>Zamówienia złożone do <strong>23 grudnia, godz. 12:00</strong>, wysyłamy tego samego dnia.</li><li>Brak dostaw 25 grudnia i 1 stycznia.</li></ul>',
      ],
      zh: [
        '节假日期间的发货安排',
        '<ul><li><strong>12 月 23 日 12:00</strong> 前提交的订单当天发货。</li><li>12 月 25 日、26 日和 1 月 1 日不送货。</li></ul>',
        '<ul><li><strong>12 月 23 日 12:00</strong> 前提交的订单当天发货。</li><li>12 月 25 日和 1 月 1 日不送货。</li></ul>',
      ],
    },
  },
  {
    daysAgo: 30,
    words: {
      en: [
        'Quick order reads spreadsheets',
        `<p>Paste a range, or drop a CSV file: columns are recognised and can be corrected.</p><p><a href="${QUICK_ORDER}">Open My Quick Order</a></p>`,
      ],
      de: [
        'Schnellbestellung liest Tabellen',
        `<p>Fügen Sie einen Bereich ein oder ziehen Sie eine CSV-Datei hinein: Spalten werden erkannt und lassen sich korrigieren.</p><p><a href="${QUICK_ORDER}">Meine Schnellbestellung öffnen</a></p>`,
      ],
      fr: [
        'La commande rapide lit les tableurs',
        `<p>Collez une plage ou déposez un fichier CSV : les colonnes sont reconnues et peuvent être corrigées.</p><p><a href="${QUICK_ORDER}">Ouvrir la commande rapide</a></p>`,
      ],
      it: [
        'L’ordine rapido legge i fogli di calcolo',
        `<p>Incollate un intervallo o trascinate un file CSV: le colonne vengono riconosciute e si possono correggere.</p><p><a href="${QUICK_ORDER}">Apri l’ordine rapido</a></p>`,
      ],
      pl: [
        'Szybkie zamówienie odczytuje arkusze',
        `<p>Wklej zakres komórek lub upuść plik CSV: kolumny są rozpoznawane i można je poprawić.</p><p><a href="${QUICK_ORDER}">Otwórz szybkie zamówienie</a></p>`,
      ],
      zh: [
        '快速订购支持读取电子表格',
        `<p>粘贴单元格区域或拖入 CSV 文件：系统会识别各列，也可以手动更正。</p><p><a href="${QUICK_ORDER}">打开我的快速订购</a></p>`,
      ],
    },
  },
]

/** @param today day from which they are dated, `yyyy-MM-dd` */
export const makeNotifications = (today: string): InferInsertModel<typeof notifications>[] =>
  TOLD.flatMap(({ daysAgo, words }) =>
    (['EU', 'US'] as const).map(region => ({
      region,
      texts: Object.fromEntries(
        Object.entries(words).map(([language, [title, text, textInUs = text]]) => [
          language,
          { title, text: region === 'US' ? textInUs : text },
        ]),
      ),
      createTime: new Date(`${addDays(today, -daysAgo)}T08:00:00Z`),
    })),
  )
