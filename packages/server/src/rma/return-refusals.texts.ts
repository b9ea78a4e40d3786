/** Refusals of returns. */
import type { Translations } from '../texts/translations'

export const RETURN_REFUSALS = {
  'The slip is there when the return is approved.': {
    de: 'Den Schein gibt es, sobald die Rücksendung genehmigt ist.',
    fr: 'Le bordereau est disponible une fois le retour approuvé.',
    it: 'L’etichetta è disponibile quando il reso è approvato.',
    pl: 'Etykieta jest dostępna po zatwierdzeniu zwrotu.',
    zh: '退货获批后即可下载退货单。',
  },
  'This return was changed on another page.': {
    de: 'Diese Rücksendung wurde auf einer anderen Seite geändert.',
    fr: 'Ce retour a été modifié sur une autre page.',
    it: 'Questo reso è stato modificato in un’altra pagina.',
    pl: 'Ten zwrot został zmieniony na innej stronie.',
    zh: '此退货已在其他页面被修改。',
  },
  'Some lines cannot be returned like this.': {
    de: 'Einige Positionen können so nicht zurückgegeben werden.',
    fr: 'Certaines lignes ne peuvent pas être retournées ainsi.',
    it: 'Alcune righe non possono essere rese in questo modo.',
    pl: 'Niektórych pozycji nie można zwrócić w ten sposób.',
    zh: '部分行无法这样退货。',
  },
  'This return was submitted and cannot be deleted.': {
    de: 'Diese Rücksendung wurde eingereicht und kann nicht gelöscht werden.',
    fr: 'Ce retour a été envoyé et ne peut plus être supprimé.',
    it: 'Questo reso è stato inviato e non può essere eliminato.',
    pl: 'Ten zwrot został zgłoszony i nie można go usunąć.',
    zh: '此退货已提交，无法删除。',
  },
  'Not delivered yet. Returns are possible when all goods are delivered.': {
    de: 'Noch nicht geliefert. Rücksendungen sind möglich, wenn alle Waren geliefert sind.',
    fr: 'Pas encore livré. Les retours sont possibles lorsque toute la marchandise est livrée.',
    it: 'Non ancora consegnato. I resi sono possibili quando tutta la merce è stata consegnata.',
    pl: 'Jeszcze nie dostarczono. Zwrot jest możliwy, gdy cały towar został dostarczony.',
    zh: '尚未送达。全部商品送达后才能退货。',
  },
  'A return may have {count} files.': {
    de: 'Eine Rücksendung kann {count} Dateien enthalten.',
    fr: 'Un retour peut comporter {count} fichiers.',
    it: 'Un reso può avere {count} file.',
    pl: 'Zwrot może zawierać następującą liczbę plików: {count}.',
    zh: '一份退货最多可有 {count} 个文件。',
  },
  'You have {max} drafts of returns. Please submit or delete one under “Returns”.': {
    de: 'Sie haben {max} Entwürfe von Rücksendungen. Bitte senden oder löschen Sie einen unter „Rücksendungen“.',
    fr: 'Vous avez {max} brouillons de retours. Veuillez en envoyer ou en supprimer un sous « Retours ».',
    it: 'Avete {max} bozze di resi. Inviatene o eliminatene una in «Resi».',
    pl: 'Masz {max} wersji roboczych zwrotów. Wyślij lub usuń jedną z nich w sekcji „Zwroty”.',
    zh: '您有 {max} 份退货草稿。请在“退货”中提交或删除一份。',
  },
} as const satisfies Record<string, Translations>
