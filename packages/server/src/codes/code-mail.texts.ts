/** Words of the mails that bring a code, in the language of who asked for it. */
import type { Language } from '@cartwright/core/contract'
import { CODE_MINUTES } from '@cartwright/core/rules'
import type { MailPurpose } from './email-codes.types'

interface CodeMailTexts extends Record<MailPurpose, string> {
  userName: (name: string) => string
  validity: string
  notAsked: string
  whyNoAccount: string
}

export const CODE_MAIL_TEXTS: Record<Language, CodeMailTexts> = {
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
  },
}
