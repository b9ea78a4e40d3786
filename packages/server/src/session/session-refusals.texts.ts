/** Refusals of names, passwords and sign-ins. */
import type { Translations } from '../texts/translations'

export const SESSION_REFUSALS = {
  'The user name or password is wrong.': {
    de: 'Benutzername oder Passwort ist falsch.',
    fr: 'Le nom d’utilisateur ou le mot de passe est incorrect.',
    it: 'Il nome utente o la password non è corretta.',
    pl: 'Nazwa użytkownika lub hasło jest nieprawidłowe.',
    zh: '用户名或密码错误。',
  },
  'The password needs at least 8 characters, with letters and numbers.': {
    de: 'Das Passwort braucht mindestens 8 Zeichen, mit Buchstaben und Zahlen.',
    fr: 'Le mot de passe doit compter au moins 8 caractères, avec des lettres et des chiffres.',
    it: 'La password deve avere almeno 8 caratteri, con lettere e numeri.',
    pl: 'Hasło musi mieć co najmniej 8 znaków, w tym litery i cyfry.',
    zh: '密码至少需要 8 个字符，并包含字母和数字。',
  },
  'This password is published in the documentation. Please choose another one.': {
    de: 'Dieses Passwort steht in der öffentlichen Dokumentation. Bitte wählen Sie ein anderes.',
    fr: 'Ce mot de passe figure dans la documentation publique. Veuillez en choisir un autre.',
    it: 'Questa password è pubblicata nella documentazione. Sceglietene un’altra.',
    pl: 'To hasło jest opublikowane w dokumentacji. Wybierz inne.',
    zh: '该密码已在公开文档中出现，请另选一个。',
  },
  'Please use the letters of one alphabet in the user name.': {
    de: 'Bitte verwenden Sie im Benutzernamen Buchstaben aus nur einem Alphabet.',
    fr: 'Veuillez utiliser les lettres d’un seul alphabet dans le nom d’utilisateur.',
    it: 'Usate nel nome utente le lettere di un solo alfabeto.',
    pl: 'Użyj w nazwie użytkownika liter tylko jednego alfabetu.',
    zh: '用户名请只使用同一种字母。',
  },
  'The code is wrong or has expired.': {
    de: 'Der Code ist falsch oder abgelaufen.',
    fr: 'Le code est incorrect ou a expiré.',
    it: 'Il codice è errato o scaduto.',
    pl: 'Kod jest nieprawidłowy lub wygasł.',
    zh: '验证码错误或已过期。',
  },
} as const satisfies Record<string, Translations>
