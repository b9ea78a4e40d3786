/** Refusals of files. */
import type { Translations } from '../texts/translations'

export const FILE_REFUSALS = {
  'A file is no longer there, please add it again.': {
    de: 'Eine Datei ist nicht mehr da, bitte fügen Sie sie noch einmal hinzu.',
    fr: 'Un fichier n’est plus disponible, veuillez l’ajouter à nouveau.',
    it: 'Un file non è più disponibile, aggiungetelo di nuovo.',
    pl: 'Pliku już nie ma, dodaj go ponownie.',
    zh: '有文件已失效，请重新添加。',
  },
  'The file is larger than {size}.': {
    de: 'Die Datei ist größer als {size}.',
    fr: 'Le fichier dépasse {size}.',
    it: 'Il file supera {size}.',
    pl: 'Plik jest większy niż {size}.',
    zh: '文件大于 {size}。',
  },
  'The name of the file is longer than {count} characters.': {
    de: 'Der Name der Datei ist länger als {count} Zeichen.',
    fr: 'Le nom du fichier dépasse {count} caractères.',
    it: 'Il nome del file supera {count} caratteri.',
    pl: 'Nazwa pliku jest za długa, najwięcej znaków: {count}.',
    zh: '文件名超过 {count} 个字符。',
  },
  'Files may be: {types}.': {
    de: 'Möglich sind Dateien vom Typ {types}.',
    fr: 'Types de fichiers acceptés : {types}.',
    it: 'Tipi di file ammessi: {types}.',
    pl: 'Dozwolone typy plików: {types}.',
    zh: '可接受的文件类型：{types}。',
  },
  'The PDF holds scripts or files, or is encrypted. Please print it to a new PDF file.': {
    de: 'Die PDF-Datei enthält Skripte oder Dateien oder ist verschlüsselt. Bitte drucken Sie sie in eine neue PDF-Datei.',
    fr: 'Le PDF contient des scripts ou des fichiers, ou il est chiffré. Veuillez l’imprimer dans un nouveau fichier PDF.',
    it: 'Il PDF contiene script o file oppure è cifrato. Stampatelo in un nuovo file PDF.',
    pl: 'Plik PDF zawiera skrypty lub pliki albo jest zaszyfrowany. Wydrukuj go do nowego pliku PDF.',
    zh: '此 PDF 含有脚本或附件，或已加密。请将其打印为新的 PDF 文件。',
  },
  'The document holds macros or content from elsewhere. Please save it without them, or as a PDF file.': {
    de: 'Das Dokument enthält Makros oder Inhalte von anderen Orten. Bitte speichern Sie es ohne diese oder als PDF-Datei.',
    fr: 'Le document contient des macros ou des contenus externes. Veuillez l’enregistrer sans eux, ou en PDF.',
    it: 'Il documento contiene macro o contenuti esterni. Salvatelo senza di essi oppure come file PDF.',
    pl: 'Dokument zawiera makra lub treści z zewnątrz. Zapisz go bez nich albo jako plik PDF.',
    zh: '此文档含有宏或外部内容。请去除后再保存，或另存为 PDF 文件。',
  },
  'The picture has more than {count} million pixels. Please make it smaller.': {
    de: 'Das Bild hat mehr als {count} Millionen Pixel. Bitte verkleinern Sie es.',
    fr: 'L’image compte plus de {count} millions de pixels. Veuillez la réduire.',
    it: 'L’immagine ha più di {count} milioni di pixel. Riducetela.',
    pl: 'Obraz ma więcej niż {count} mln pikseli. Zmniejsz go.',
    zh: '图片超过 {count} 百万像素，请将其缩小。',
  },
  'The file is empty.': {
    de: 'Die Datei ist leer.',
    fr: 'Le fichier est vide.',
    it: 'Il file è vuoto.',
    pl: 'Plik jest pusty.',
    zh: '文件为空。',
  },
  'The file does not open in the format its name says.': {
    de: 'Die Datei lässt sich nicht in dem Format öffnen, das ihr Name angibt.',
    fr: 'Le fichier ne s’ouvre pas dans le format indiqué par son nom.',
    it: 'Il file non si apre nel formato indicato dal nome.',
    pl: 'Plik nie otwiera się w formacie wskazanym przez jego nazwę.',
    zh: '文件无法以其名称所示的格式打开。',
  },
  'The virus scanner does not accept this file. Please send another one.': {
    de: 'Der Virenscanner nimmt diese Datei nicht an. Bitte senden Sie eine andere.',
    fr: 'L’antivirus n’accepte pas ce fichier. Veuillez en envoyer un autre.',
    it: 'L’antivirus non accetta questo file. Inviatene un altro.',
    pl: 'Skaner antywirusowy nie przyjmuje tego pliku. Wyślij inny.',
    zh: '病毒扫描程序拒绝了此文件，请发送其他文件。',
  },
} as const satisfies Record<string, Translations>
