/** Words of the mail about a sensitive change. */
import type { Language } from '@cartwright/core/contract'
import type { ChangeKind } from './sensitive-change.types'

interface ChangeMailTexts extends Record<ChangeKind, string> {
  account: string
  newEmail: string
  time: string
  network: string
  yours: string
  notYours: string
  paste: string
}

export const CHANGE_MAIL_TEXTS: Record<Language, ChangeMailTexts> = {
  en: {
    email: 'The e-mail address of your account was changed',
    password: 'The password of your account was changed',
    account: 'User name: {value}',
    newEmail: 'New address: {value}',
    time: 'Time: {value}',
    network: 'From: {value}',
    yours: 'If you made this change, you need not do anything.',
    notYours:
      'If you did not, open this link within 7 days. It undoes the change, signs out everyone who uses the account, and lets you choose a new password:',
    paste: 'If the link does not open, go to {page} and paste this code:',
  },
  de: {
    email: 'Die E-Mail-Adresse Ihres Kontos wurde geändert',
    password: 'Das Passwort Ihres Kontos wurde geändert',
    account: 'Benutzername: {value}',
    newEmail: 'Neue Adresse: {value}',
    time: 'Zeitpunkt: {value}',
    network: 'Von: {value}',
    yours: 'Wenn Sie das selbst waren, brauchen Sie nichts zu tun.',
    notYours:
      'Wenn nicht, öffnen Sie innerhalb von 7 Tagen diesen Link. Er macht die Änderung rückgängig, meldet alle ab, die das Konto benutzen, und Sie wählen ein neues Passwort:',
    paste: 'Falls sich der Link nicht öffnet, rufen Sie {page} auf und fügen Sie diesen Code ein:',
  },
  fr: {
    email: 'L’adresse e-mail de votre compte a été modifiée',
    password: 'Le mot de passe de votre compte a été modifié',
    account: 'Nom d’utilisateur : {value}',
    newEmail: 'Nouvelle adresse : {value}',
    time: 'Date : {value}',
    network: 'Depuis : {value}',
    yours: 'Si cette modification vient de vous, vous n’avez rien à faire.',
    notYours:
      'Sinon, ouvrez ce lien dans les 7 jours. Il annule la modification, déconnecte toutes les personnes qui utilisent le compte et vous permet de choisir un nouveau mot de passe :',
    paste: 'Si le lien ne s’ouvre pas, allez sur {page} et collez ce code :',
  },
  it: {
    email: 'L’indirizzo e-mail del vostro account è stato modificato',
    password: 'La password del vostro account è stata modificata',
    account: 'Nome utente: {value}',
    newEmail: 'Nuovo indirizzo: {value}',
    time: 'Data: {value}',
    network: 'Da: {value}',
    yours: 'Se la modifica è vostra, non dovete fare nulla.',
    notYours:
      'In caso contrario, aprite questo link entro 7 giorni. Annulla la modifica, disconnette tutti quelli che usano l’account e vi permette di scegliere una nuova password:',
    paste: 'Se il link non si apre, andate su {page} e incollate questo codice:',
  },
  pl: {
    email: 'Adres e-mail Twojego konta został zmieniony',
    password: 'Hasło Twojego konta zostało zmienione',
    account: 'Nazwa użytkownika: {value}',
    newEmail: 'Nowy adres: {value}',
    time: 'Czas: {value}',
    network: 'Skąd: {value}',
    yours: 'Jeśli to Twoja zmiana, nie trzeba nic robić.',
    notYours:
      'Jeśli nie, otwórz ten link w ciągu 7 dni. Cofnie on zmianę, wyloguje wszystkich, którzy korzystają z konta, i pozwoli wybrać nowe hasło:',
    paste: 'Jeśli link się nie otwiera, przejdź na stronę {page} i wklej ten kod:',
  },
  zh: {
    email: '您账户的邮箱已更改',
    password: '您账户的密码已更改',
    account: '用户名：{value}',
    newEmail: '新邮箱：{value}',
    time: '时间：{value}',
    network: '来源：{value}',
    yours: '如果是您本人操作，则无需处理。',
    notYours: '如果不是，请在 7 天内打开此链接。它会撤销更改，退出所有使用该账户的设备，并让您设置新密码：',
    paste: '如果链接无法打开，请访问 {page} 并粘贴此代码：',
  },
}
