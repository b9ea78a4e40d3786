/** Words of the mails to the owner of an account that someone else has added. */
import type { Language } from '@cartwright/core/contract'

interface NewAccountMailTexts {
  subject: string
  added: string
  setPassword: string
  notAsked: string
  /** Subject of the mail to the address that the account had. */
  corrected: string
  correctedBy: string
  askCompany: string
}

export const NEW_ACCOUNT_MAIL_TEXTS: Record<Language, NewAccountMailTexts> = {
  en: {
    subject: 'Your account in the shop',
    added: '{company} has opened an account for you.',
    setPassword: 'Choose your password here. A code for it is mailed to you:',
    notAsked: 'If you do not know this company, you need not do anything.',
    corrected: 'The e-mail address of your account was corrected',
    correctedBy: '{company} has changed the e-mail address of an account that was opened with yours.',
    askCompany: 'If this is a mistake, please ask the company before anybody sets a password.',
  },
  de: {
    subject: 'Ihr Konto im Shop',
    added: '{company} hat ein Konto für Sie angelegt.',
    setPassword: 'Wählen Sie hier Ihr Passwort. Den Code dafür erhalten Sie per E-Mail:',
    notAsked: 'Falls Sie diese Firma nicht kennen, brauchen Sie nichts zu tun.',
    corrected: 'Die E-Mail-Adresse Ihres Kontos wurde berichtigt',
    correctedBy: '{company} hat die E-Mail-Adresse eines Kontos geändert, das mit Ihrer Adresse angelegt wurde.',
    askCompany: 'Falls das ein Irrtum ist, fragen Sie bitte bei der Firma nach, bevor jemand ein Passwort festlegt.',
  },
  fr: {
    subject: 'Votre compte dans la boutique',
    added: '{company} a ouvert un compte pour vous.',
    setPassword: 'Choisissez ici votre mot de passe. Le code nécessaire vous est envoyé par e-mail\u00a0:',
    notAsked: 'Si vous ne connaissez pas cette société, vous n’avez rien à faire.',
    corrected: 'L’adresse e-mail de votre compte a été corrigée',
    correctedBy: '{company} a modifié l’adresse e-mail d’un compte qui avait été ouvert avec la vôtre.',
    askCompany: 'S’il s’agit d’une erreur, contactez la société avant que quelqu’un ne définisse un mot de passe.',
  },
  it: {
    subject: 'Il vostro account nello shop',
    added: '{company} ha aperto un account per voi.',
    setPassword: 'Scegliete qui la vostra password. Il codice vi arriva per e-mail:',
    notAsked: 'Se non conoscete questa azienda, non è necessario fare nulla.',
    corrected: 'L’indirizzo e-mail del vostro account è stato corretto',
    correctedBy: '{company} ha modificato l’indirizzo e-mail di un account che era stato aperto con il vostro.',
    askCompany: 'Se si tratta di un errore, contattate l’azienda prima che qualcuno imposti una password.',
  },
  pl: {
    subject: 'Twoje konto w sklepie',
    added: '{company} założyła dla Ciebie konto.',
    setPassword: 'Tutaj ustawisz hasło. Kod do niego przyjdzie e-mailem:',
    notAsked: 'Jeśli nie znasz tej firmy, nie trzeba nic robić.',
    corrected: 'Adres e-mail Twojego konta został poprawiony',
    correctedBy: '{company} zmieniła adres e-mail konta, które założono z Twoim adresem.',
    askCompany: 'Jeśli to pomyłka, skontaktuj się z firmą, zanim ktoś ustawi hasło.',
  },
  zh: {
    subject: '您的商店账户',
    added: '{company} 为您开设了账户。',
    setPassword: '请在此设置密码，所需验证码将通过邮件发送给您：',
    notAsked: '如果您不认识该公司，请忽略此邮件。',
    corrected: '您的账户邮箱已更正',
    correctedBy: '{company} 更改了用您的邮箱开通的账户的邮箱地址。',
    askCompany: '如果有误，请在他人设置密码之前联系该公司。',
  },
}
