/** What the shop writes, in the language of who asked for it. */

import type { Language } from '@cartwright/core/contract'
import { CODE_MINUTES } from '@cartwright/core/rules'
import type { ChangeKind } from '../account/sensitive-change.types'
import type { CodePurpose } from './email-codes.types'

/**
 * `passwordChange`: a confirmed account asks for a code of the kind `confirmation` for its own address. `noAccount`: asked for a new
 * password, but no one has an account with this address. Only who reads the mailbox learns so.
 */
export type MailPurpose = CodePurpose | 'passwordChange' | 'noAccount'

interface MailTexts extends Record<MailPurpose, string> {
  userName: (name: string) => string
  validity: string
  notAsked: string
  whyNoAccount: string
  change: ChangeTexts
  newAccount: NewAccountTexts
}

/** Of the mail to the owner of an account that someone else has added. */
interface NewAccountTexts {
  subject: string
  added: string
  setPassword: string
  notAsked: string
  /** Subject of the mail to the address that the account had. */
  corrected: string
  correctedBy: string
  askCompany: string
}

/** Of the mail about a sensitive change. */
interface ChangeTexts extends Record<ChangeKind, string> {
  account: string
  newEmail: string
  time: string
  network: string
  yours: string
  notYours: string
  paste: string
}

export const MAIL_TEXTS: Record<Language, MailTexts> = {
  en: {
    registration: 'Your code for the registration',
    confirmation: 'Your code to confirm the account',
    binding: 'Your code for the new e-mail address',
    reset: 'Your code for a new password',
    passwordChange: 'Your code to change the password',
    signIn: 'Your code to sign in',
    noAccount: 'There is no account with this e-mail address',
    userName: name => `Your user name: ${name}`,
    validity: `It is valid for ${CODE_MINUTES} minutes and can be used once.`,
    notAsked: 'If you did not ask for it, you need not do anything.',
    whyNoAccount: `A new password was requested for this e-mail address, but it belongs to no account.

You may have an account with another address, or you can register.`,
    newAccount: {
      subject: 'Your account in the shop',
      added: '{company} has opened an account for you.',
      setPassword: 'Choose your password here. A code for it is mailed to you:',
      notAsked: 'If you do not know this company, you need not do anything.',
      corrected: 'The e-mail address of your account was corrected',
      correctedBy: '{company} has changed the e-mail address of an account that was opened with yours.',
      askCompany: 'If this is a mistake, please ask the company before anybody sets a password.',
    },
    change: {
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
  },
  de: {
    registration: 'Ihr Code für die Registrierung',
    confirmation: 'Ihr Code zur Bestätigung des Kontos',
    binding: 'Ihr Code für die neue E-Mail-Adresse',
    reset: 'Ihr Code für ein neues Passwort',
    passwordChange: 'Ihr Code zum Ändern des Passworts',
    signIn: 'Ihr Code für die Anmeldung',
    noAccount: 'Zu dieser E-Mail-Adresse gibt es kein Konto',
    userName: name => `Ihr Benutzername: ${name}`,
    validity: `Er gilt ${CODE_MINUTES} Minuten und kann einmal verwendet werden.`,
    notAsked: 'Falls Sie das nicht angefordert haben, brauchen Sie nichts zu tun.',
    whyNoAccount: `Für diese E-Mail-Adresse wurde ein neues Passwort angefordert, sie gehört aber zu keinem Konto.

Vielleicht haben Sie ein Konto mit einer anderen Adresse, oder Sie registrieren sich.`,
    newAccount: {
      subject: 'Ihr Konto im Shop',
      added: '{company} hat ein Konto für Sie angelegt.',
      setPassword: 'Wählen Sie hier Ihr Passwort. Den Code dafür erhalten Sie per E-Mail:',
      notAsked: 'Falls Sie diese Firma nicht kennen, brauchen Sie nichts zu tun.',
      corrected: 'Die E-Mail-Adresse Ihres Kontos wurde berichtigt',
      correctedBy: '{company} hat die E-Mail-Adresse eines Kontos geändert, das mit Ihrer Adresse angelegt wurde.',
      askCompany: 'Falls das ein Irrtum ist, fragen Sie bitte bei der Firma nach, bevor jemand ein Passwort festlegt.',
    },
    change: {
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
  },
  fr: {
    registration: 'Votre code pour l’inscription',
    confirmation: 'Votre code pour confirmer le compte',
    binding: 'Votre code pour la nouvelle adresse e-mail',
    reset: 'Votre code pour un nouveau mot de passe',
    passwordChange: 'Votre code pour changer le mot de passe',
    signIn: 'Votre code pour vous connecter',
    noAccount: 'Aucun compte n’utilise cette adresse e-mail',
    userName: name => `Votre nom d’utilisateur : ${name}`,
    validity: `Il est valable ${CODE_MINUTES} minutes et ne peut être utilisé qu’une fois.`,
    notAsked: 'Si vous n’avez rien demandé, vous n’avez rien à faire.',
    whyNoAccount: `Un nouveau mot de passe a été demandé pour cette adresse e-mail, mais elle n’appartient à aucun compte.

Vous avez peut-être un compte avec une autre adresse, ou vous pouvez vous inscrire.`,
    newAccount: {
      subject: 'Votre compte dans la boutique',
      added: '{company} a ouvert un compte pour vous.',
      setPassword: 'Choisissez ici votre mot de passe. Le code nécessaire vous est envoyé par e-mail\u00a0:',
      notAsked: 'Si vous ne connaissez pas cette société, vous n’avez rien à faire.',
      corrected: 'L’adresse e-mail de votre compte a été corrigée',
      correctedBy: '{company} a modifié l’adresse e-mail d’un compte qui avait été ouvert avec la vôtre.',
      askCompany: 'S’il s’agit d’une erreur, contactez la société avant que quelqu’un ne définisse un mot de passe.',
    },
    change: {
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
  },
  it: {
    registration: 'Il codice per la registrazione',
    confirmation: 'Il codice per confermare l’account',
    binding: 'Il codice per il nuovo indirizzo e-mail',
    reset: 'Il codice per una nuova password',
    passwordChange: 'Il codice per cambiare la password',
    signIn: 'Il codice per accedere',
    noAccount: 'Nessun account usa questo indirizzo e-mail',
    userName: name => `Il vostro nome utente: ${name}`,
    validity: `È valido per ${CODE_MINUTES} minuti e può essere usato una sola volta.`,
    notAsked: 'Se la richiesta non è stata fatta da voi, non è necessario fare nulla.',
    whyNoAccount: `È stata richiesta una nuova password per questo indirizzo e-mail, che però non appartiene ad alcun account.

Forse esiste un account con un altro indirizzo; altrimenti è possibile registrarsi.`,
    newAccount: {
      subject: 'Il vostro account nello shop',
      added: '{company} ha aperto un account per voi.',
      setPassword: 'Scegliete qui la vostra password. Il codice vi arriva per e-mail:',
      notAsked: 'Se non conoscete questa azienda, non è necessario fare nulla.',
      corrected: 'L’indirizzo e-mail del vostro account è stato corretto',
      correctedBy: '{company} ha modificato l’indirizzo e-mail di un account che era stato aperto con il vostro.',
      askCompany: 'Se si tratta di un errore, contattate l’azienda prima che qualcuno imposti una password.',
    },
    change: {
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
  },
  pl: {
    registration: 'Kod do rejestracji',
    confirmation: 'Kod do potwierdzenia konta',
    binding: 'Kod do nowego adresu e-mail',
    reset: 'Kod do nowego hasła',
    passwordChange: 'Kod do zmiany hasła',
    signIn: 'Kod do logowania',
    noAccount: 'Z tym adresem e-mail nie jest powiązane żadne konto',
    userName: name => `Nazwa użytkownika: ${name}`,
    validity: `Kod jest ważny ${CODE_MINUTES} minut i można go użyć raz.`,
    notAsked: 'Jeśli to nie Twoja prośba, nie trzeba nic robić.',
    whyNoAccount: `Ktoś poprosił o nowe hasło dla tego adresu e-mail, ale nie należy on do żadnego konta.

Być może konto ma inny adres; można też się zarejestrować.`,
    newAccount: {
      subject: 'Twoje konto w sklepie',
      added: '{company} założyła dla Ciebie konto.',
      setPassword: 'Tutaj ustawisz hasło. Kod do niego przyjdzie e-mailem:',
      notAsked: 'Jeśli nie znasz tej firmy, nie trzeba nic robić.',
      corrected: 'Adres e-mail Twojego konta został poprawiony',
      correctedBy: '{company} zmieniła adres e-mail konta, które założono z Twoim adresem.',
      askCompany: 'Jeśli to pomyłka, skontaktuj się z firmą, zanim ktoś ustawi hasło.',
    },
    change: {
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
  },
  zh: {
    registration: '您的注册验证码',
    confirmation: '您的账户确认验证码',
    binding: '您的新邮箱验证码',
    reset: '您的密码重置验证码',
    passwordChange: '您的密码修改验证码',
    signIn: '您的登录验证码',
    noAccount: '此邮箱没有对应的账户',
    userName: name => `您的用户名：${name}`,
    validity: `验证码 ${CODE_MINUTES} 分钟内有效，仅可使用一次。`,
    notAsked: '如果这不是您本人的操作，请忽略此邮件。',
    whyNoAccount: `有人为此邮箱申请了新密码，但没有账户使用此邮箱。

您的账户可能使用其他邮箱，您也可以注册新账户。`,
    newAccount: {
      subject: '您的商店账户',
      added: '{company} 为您开设了账户。',
      setPassword: '请在此设置密码，所需验证码将通过邮件发送给您：',
      notAsked: '如果您不认识该公司，请忽略此邮件。',
      corrected: '您的账户邮箱已更正',
      correctedBy: '{company} 更改了用您的邮箱开通的账户的邮箱地址。',
      askCompany: '如果有误，请在他人设置密码之前联系该公司。',
    },
    change: {
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
  },
}

/** A mail with a code. */
export function codeMail(
  purpose: MailPurpose,
  code: string,
  language: Language,
  userName = '',
): { subject: string; text: string } {
  const texts = MAIL_TEXTS[language]
  if (purpose === 'noAccount') {
    return { subject: texts.noAccount, text: `${texts.whyNoAccount}\n${texts.notAsked}\n` }
  }
  const subject = `${texts[purpose]}${language === 'fr' ? '\u00a0' : ''}: ${code}`
  const name = userName && `${texts.userName(userName)}\n`
  return { subject, text: `${subject}\n${name}\n${texts.validity}\n${texts.notAsked}\n` }
}
