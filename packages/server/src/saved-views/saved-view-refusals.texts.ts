/** Refusals of saved views. */
import type { Translations } from '../texts/translations'

export const SAVED_VIEW_REFUSALS = {
  'Another view has this name already.': {
    de: 'Eine andere Ansicht hat schon diesen Namen.',
    fr: 'Une autre vue porte déjà ce nom.',
    it: 'Un’altra vista ha già questo nome.',
    pl: 'Inny widok ma już tę nazwę.',
    zh: '已有其他视图使用此名称。',
  },
  'A list has at most {max} views. Please delete one.': {
    de: 'Eine Liste hat höchstens {max} Ansichten. Bitte löschen Sie eine.',
    fr: 'Une liste a au plus {max} vues. Veuillez en supprimer une.',
    it: 'Un elenco ha al massimo {max} viste. Eliminatene una.',
    pl: 'Lista może mieć najwyżej {max} widoków. Usuń jeden z nich.',
    zh: '一个列表最多有 {max} 个视图，请先删除一个。',
  },
} as const satisfies Record<string, Translations>
