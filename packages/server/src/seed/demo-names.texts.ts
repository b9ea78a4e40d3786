/** Names of classes, offers and ways of shipping of the demo shop, by their ids. */
import type { Texts } from '@cartwright/core/texts'

export const demoNamesTexts = {
  namespace: 'demo-names',
  english: {
    class102: 'Toner',
    class103: 'Toner Kits',
    class105: 'Drum Unit',
    class109: 'Label Cassette',
    offerMonth: 'Offer of the month',
    offerSeason: 'Season offer',
    offerStock: 'While stocks last',
    shipVia1: 'Standard',
    shipVia10: 'Pick up in Willich',
    shipVia11: 'Pick up in Poznań',
    shipVia2: 'Express before 12:00',
    shipVia3: 'Pallet, by appointment',
    shipVia4: 'Own forwarder',
    shipVia5: 'Pick up in Utrecht',
    shipVia6: 'Ground',
    shipVia7: 'Air',
    shipVia8: 'LTL freight',
    shipVia9: 'Own forwarder',
  },
} as const satisfies Texts
