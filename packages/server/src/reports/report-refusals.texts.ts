/** Refusals of reports of damage or shortage. */
import type { Translations } from '../texts/translations'

export const REPORT_REFUSALS = {
  'A report may have {count} files.': {
    de: 'Eine Meldung kann {count} Dateien enthalten.',
    fr: 'Un signalement peut contenir {count} fichiers.',
    it: 'Una segnalazione può contenere {count} file.',
    pl: 'Zgłoszenie może zawierać {count} plików.',
    zh: '一份报告最多可附 {count} 个文件。',
  },
  'This order has {max} reports. Please add to one of them, or call us.': {
    de: 'Zu dieser Bestellung gibt es {max} Meldungen. Bitte ergänzen Sie eine davon, oder rufen Sie uns an.',
    fr: 'Cette commande a {max} signalements. Complétez l’un d’eux ou appelez-nous.',
    it: 'Questo ordine ha {max} segnalazioni. Completatene una o chiamateci.',
    pl: 'To zamówienie ma {max} zgłoszeń. Uzupełnij jedno z nich lub zadzwoń do nas.',
    zh: '此订单已有 {max} 份报告。请在其中一份中补充，或致电我们。',
  },
  '{max} notes stand beside this line. Please call us or write an e-mail.': {
    de: 'Neben dieser Position stehen {max} Bemerkungen. Bitte rufen Sie uns an oder schreiben Sie eine E-Mail.',
    fr: 'Cette ligne a {max} remarques. Appelez-nous ou écrivez un e-mail.',
    it: 'Questa riga ha {max} note. Chiamateci o scrivete un’e-mail.',
    pl: 'Przy tej pozycji jest {max} uwag. Zadzwoń do nas lub napisz e-mail.',
    zh: '此行已有 {max} 条备注。请致电或发邮件给我们。',
  },
  'Only who sent a report and the main account can withdraw it.': {
    de: 'Nur wer eine Meldung gesendet hat und das Hauptkonto können sie zurückziehen.',
    fr: 'Seuls l’auteur d’un signalement et le compte principal peuvent le retirer.',
    it: 'Solo chi ha inviato una segnalazione e l’account principale possono ritirarla.',
    pl: 'Zgłoszenie może wycofać tylko jego autor i konto główne.',
    zh: '只有报告的提交者和主账户可以撤回报告。',
  },
  'This report was withdrawn.': {
    de: 'Diese Meldung wurde zurückgezogen.',
    fr: 'Ce signalement a été retiré.',
    it: 'Questa segnalazione è stata ritirata.',
    pl: 'To zgłoszenie zostało wycofane.',
    zh: '此报告已撤回。',
  },
  'This report has become a return. Please go on there.': {
    de: 'Aus dieser Meldung ist eine Rücksendung geworden. Bitte machen Sie dort weiter.',
    fr: 'Ce signalement est devenu un retour. Continuez à cet endroit.',
    it: 'Questa segnalazione è diventata un reso. Continuate lì.',
    pl: 'To zgłoszenie stało się zwrotem. Kontynuuj tam.',
    zh: '此报告已转为退货，请在退货中继续。',
  },
  'Of {number}, delivered pieces that can still be reported: {left}.': {
    de: 'Von {number} noch meldbare gelieferte Stück: {left}.',
    fr: 'Pour {number}, pièces livrées encore signalables : {left}.',
    it: 'Di {number}, pezzi consegnati ancora segnalabili: {left}.',
    pl: 'Dla {number} można jeszcze zgłosić dostarczone sztuki: {left}.',
    zh: '{number} 还可以报告 {left} 件已送达的商品。',
  },
} as const satisfies Record<string, Translations>
