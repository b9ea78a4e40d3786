/** Why a request is refused before its handler sees it, and what went wrong. */
import type { Translations } from '../texts/translations'

export const HTTP_REFUSALS = {
  'Authentication failed, unable to access system resources': {
    de: 'Anmeldung fehlgeschlagen, kein Zugriff auf die Systemressourcen',
    fr: 'Échec de l’authentification, accès aux ressources impossible',
    it: 'Autenticazione non riuscita, impossibile accedere alle risorse',
    pl: 'Uwierzytelnianie nie powiodło się, brak dostępu do zasobów',
    zh: '认证失败，无法访问系统资源',
  },
  'Current operation has no permissions': {
    de: 'Keine Berechtigung für diesen Vorgang',
    fr: 'Vous n’avez pas l’autorisation pour cette opération',
    it: 'Non avete l’autorizzazione per questa operazione',
    pl: 'Brak uprawnień do tej operacji',
    zh: '当前操作没有权限',
  },
  'Please confirm your account first.': {
    de: 'Bitte bestätigen Sie zuerst Ihr Konto.',
    fr: 'Veuillez d’abord confirmer votre compte.',
    it: 'Confermate prima il vostro account.',
    pl: 'Najpierw potwierdź swoje konto.',
    zh: '请先确认您的账户。',
  },
  'A text holds a character that cannot be stored. Remove it and try again.': {
    de: 'Ein Text enthält ein Zeichen, das nicht gespeichert werden kann. Entfernen Sie es und versuchen Sie es erneut.',
    fr: 'Un texte contient un caractère qui ne peut pas être enregistré. Supprimez-le et réessayez.',
    it: 'Un testo contiene un carattere che non può essere salvato. Rimuoverlo e riprovare.',
    pl: 'Tekst zawiera znak, którego nie można zapisać. Usuń go i spróbuj ponownie.',
    zh: '文本包含无法保存的字符。请将其删除后重试。',
  },
  'The shop is busy. Please try again in a moment.': {
    de: 'Der Shop ist gerade ausgelastet. Bitte versuchen Sie es gleich noch einmal.',
    fr: 'La boutique est très sollicitée. Veuillez réessayer dans un instant.',
    it: 'Il negozio è molto occupato. Riprovate tra un momento.',
    pl: 'Sklep jest przeciążony. Spróbuj ponownie za chwilę.',
    zh: '商店正忙，请稍后重试。',
  },
  'The storage of the shop is full. Nothing was saved; please try again later.': {
    de: 'Der Speicher des Shops ist voll. Es wurde nichts gespeichert; bitte versuchen Sie es später noch einmal.',
    fr: 'L’espace de stockage de la boutique est plein. Rien n’a été enregistré ; veuillez réessayer plus tard.',
    it: 'Lo spazio di archiviazione dello shop è esaurito. Non è stato salvato nulla; riprovate più tardi.',
    pl: 'Pamięć sklepu jest pełna. Nic nie zostało zapisane; spróbuj ponownie później.',
    zh: '商店的存储空间已满，未保存任何内容，请稍后重试。',
  },
  '{what} does not exist': {
    de: 'Das gibt es nicht oder nicht mehr.',
    fr: 'Cet élément n’existe pas ou plus.',
    it: 'Questo elemento non esiste o non esiste più.',
    pl: 'Tego nie ma albo już nie ma.',
    zh: '所请求的内容不存在或已失效。',
  },
  'Something went wrong on our side. Please try again. Reference: {id}': {
    de: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal. Referenz: {id}',
    fr: 'Une erreur s’est produite de notre côté. Veuillez réessayer. Référence : {id}',
    it: 'Si è verificato un errore da parte nostra. Riprovate. Riferimento: {id}',
    pl: 'Wystąpił błąd po naszej stronie. Spróbuj ponownie. Numer: {id}',
    zh: '我们这边出现了问题，请重试。参考编号：{id}',
  },
} as const satisfies Record<string, Translations>
