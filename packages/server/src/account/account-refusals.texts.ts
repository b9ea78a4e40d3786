/** Refusals of changes of accounts and addresses. */
import type { Translations } from '../texts/translations'

export const ACCOUNT_REFUSALS = {
  'The current password is wrong.': {
    de: 'Das aktuelle Passwort ist falsch.',
    fr: 'Le mot de passe actuel est incorrect.',
    it: 'La password attuale non è corretta.',
    pl: 'Obecne hasło jest nieprawidłowe.',
    zh: '当前密码错误。',
  },
  'This link has been used or has expired.': {
    de: 'Dieser Link wurde bereits verwendet oder ist abgelaufen.',
    fr: 'Ce lien a déjà été utilisé ou a expiré.',
    it: 'Questo link è già stato usato o è scaduto.',
    pl: 'Ten link został już użyty lub wygasł.',
    zh: '此链接已使用或已过期。',
  },
  'You cannot deactivate the account you are signed in with.': {
    de: 'Sie können das Konto, mit dem Sie angemeldet sind, nicht deaktivieren.',
    fr: 'Vous ne pouvez pas désactiver le compte avec lequel vous êtes connecté.',
    it: 'Non potete disattivare l’account con cui avete effettuato l’accesso.',
    pl: 'Nie możesz dezaktywować konta, na które jesteś zalogowany.',
    zh: '您不能停用当前登录的账户。',
  },
  'You cannot give a permission that you do not have.': {
    de: 'Sie können keine Berechtigung vergeben, die Sie selbst nicht haben.',
    fr: 'Vous ne pouvez pas accorder une autorisation que vous n’avez pas.',
    it: 'Non potete concedere un’autorizzazione che non avete.',
    pl: 'Nie możesz nadać uprawnienia, którego nie masz.',
    zh: '您不能授予自己没有的权限。',
  },
  'The last main account has to keep the permission to manage accounts.': {
    de: 'Das letzte Hauptkonto muss die Berechtigung behalten, Konten zu verwalten.',
    fr: 'Le dernier compte principal doit conserver l’autorisation de gérer les comptes.',
    it: 'L’ultimo account principale deve conservare l’autorizzazione a gestire gli account.',
    pl: 'Ostatnie konto główne musi zachować uprawnienie do zarządzania kontami.',
    zh: '最后一个主账户必须保留管理账户的权限。',
  },
  'The owner of a confirmed account changes its e-mail.': {
    de: 'Die E-Mail eines bestätigten Kontos ändert, wem es gehört.',
    fr: 'L’e-mail d’un compte confirmé est modifié par son titulaire.',
    it: 'L’e-mail di un account confermato viene modificata dal titolare.',
    pl: 'E-mail potwierdzonego konta zmienia jego właściciel.',
    zh: '已确认账户的邮箱由其所有者更改。',
  },
  'We do not deliver to this country.': {
    de: 'In dieses Land liefern wir nicht.',
    fr: 'Nous ne livrons pas dans ce pays.',
    it: 'Non consegniamo in questo Paese.',
    pl: 'Nie dostarczamy do tego kraju.',
    zh: '我们不向该国家/地区发货。',
  },
  'Please enter a first name, last name or company name.': {
    de: 'Bitte geben Sie Vorname, Nachname oder Firmenname an.',
    fr: 'Veuillez saisir un prénom, un nom ou une raison sociale.',
    it: 'Inserite un nome, un cognome o una ragione sociale.',
    pl: 'Podaj imię, nazwisko lub nazwę firmy.',
    zh: '请填写名字、姓氏或公司名称。',
  },
  'Please enter the postcode.': {
    de: 'Bitte geben Sie die Postleitzahl an.',
    fr: 'Veuillez saisir le code postal.',
    it: 'Inserite il codice postale.',
    pl: 'Podaj kod pocztowy.',
    zh: '请填写邮政编码。',
  },
} as const satisfies Record<string, Translations>
