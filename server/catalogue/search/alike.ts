// In databases of the C locale trigrams know Latin letters only, so Arabic words are compared in a
// one-to-one spelling with Latin letters and digits. It is for comparing, nobody reads it.
const arabic = 'ابتثجحخدذرزسشصضطظعغفقكلمنهويءؤئ';
const latin = 'abcdefghijklmnopqrstuvwxyz01234';

export const alikeSql = (expression: string): string =>
  `translate(${expression}, '${arabic}', '${latin}')`;

/** The comparable spelling of a text, the same as the database's. */
export const alike = (text: string): string =>
  text.replace(/[\u0600-\u06ff]/g, (letter) => latin[arabic.indexOf(letter)] ?? letter);
