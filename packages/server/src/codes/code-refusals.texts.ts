/** Refusals around captchas and mailed codes. */
import type { Translations } from '../texts/translations'

export const CODE_REFUSALS = {
  'Please enter the numbers in the image.': {
    de: 'Bitte geben Sie die Zahlen im Bild ein.',
    fr: 'Veuillez saisir les chiffres de l’image.',
    it: 'Inserite i numeri dell’immagine.',
    pl: 'Wpisz cyfry z obrazka.',
    zh: '请输入图片中的数字。',
  },
  'The numbers do not match the image. Please try the new one.': {
    de: 'Die Zahlen passen nicht zum Bild. Bitte versuchen Sie es mit dem neuen.',
    fr: 'Les chiffres ne correspondent pas à l’image. Essayez avec la nouvelle.',
    it: 'I numeri non corrispondono all’immagine. Provate con quella nuova.',
    pl: 'Cyfry nie zgadzają się z obrazkiem. Spróbuj z nowym.',
    zh: '数字与图片不符，请按新图片重试。',
  },
  'These numbers are not read out any more. Please choose another image.': {
    de: 'Diese Zahlen werden nicht mehr vorgelesen. Bitte wählen Sie ein anderes Bild.',
    fr: 'Ces chiffres ne sont plus lus à voix haute. Veuillez choisir une autre image.',
    it: 'Questi numeri non vengono più letti. Scegliete un’altra immagine.',
    pl: 'Te cyfry nie są już odczytywane. Wybierz inny obrazek.',
    zh: '这组数字不再朗读，请换一张图片。',
  },
  'The e-mail could not be sent. Please check the address, or try again later.': {
    de: 'Die E-Mail konnte nicht gesendet werden. Bitte prüfen Sie die Adresse, oder versuchen Sie es später noch einmal.',
    fr: 'L’e-mail n’a pas pu être envoyé. Veuillez vérifier l’adresse ou réessayer plus tard.',
    it: 'Non è stato possibile inviare l’e-mail. Verificate l’indirizzo o riprovate più tardi.',
    pl: 'Nie udało się wysłać wiadomości e-mail. Sprawdź adres lub spróbuj ponownie później.',
    zh: '邮件无法发送。请检查邮箱地址，或稍后重试。',
  },
} as const satisfies Record<string, Translations>
