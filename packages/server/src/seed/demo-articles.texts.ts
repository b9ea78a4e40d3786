/** How names and descriptions of the parts of the demo catalogue are put together. */
import type { Texts } from '@cartwright/core/texts'

export const demoArticlesTexts = {
  namespace: 'demo-articles',
  english: {
    and: ', ',
    comma: ', ',
    fits: 'Fits {{brand}} {{printers}}',
    fitsMany: 'Fits {{printerCount}} {{brand}} printers, among them {{printers}}',
    kind102: 'toner cartridge',
    kind103: 'toner kit',
    kind105: 'drum unit',
    kind109: 'label cassette',
    label: 'Smudge-proof print, clean edge, keeps its hold on paper, plastic and metal',
    name: '{{part}} {{kind}}',
    pages: 'for about {{pages}} pages (A4 at 5%)',
    print: 'Filled and tested one by one, with chip where the printer asks for one, two years of warranty',
    replaces: 'Takes the place of {{part}}',
    stop: '. ',
    width: 'tape {{width}} wide',
  },
} as const satisfies Texts
