/** What phones write in 7 bits (GSM 03.38); of the second line each takes two places. */
const plain = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const escaped = new Set('^{}\\[~]|€');
const isGsm = (letter: string) => plain.has(letter) || escaped.has(letter);

/** What stands in for what those 7 bits lack. */
const near: Readonly<Record<string, string>> = {
  '\u00a0': ' ',
  '\u202f': ' ',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '«': '"',
  '»': '"',
  '–': '-',
  '—': '-',
  '…': '...',
};

const nearest = (letter: string): string => {
  if (isGsm(letter)) return letter;
  return near[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, '');
};

/** The text in the letters of 7 bits, where that takes no more than an accent from it; else as it is. */
export function asGsm(text: string): string {
  const folded = [...text.normalize('NFC')].map(nearest).join('');
  return [...folded].every(isGsm) ? folded : text;
}

/** Into how many messages a phone's network cuts it, each of which is paid for: 160 letters, or 70 of other scripts. */
export function smsCount(text: string): number {
  const letters = [...text];
  const isPlain = letters.every(isGsm);
  const places = isPlain
    ? letters.reduce((sum, letter) => sum + (plain.has(letter) ? 1 : 2), 0)
    : text.length;
  const [whole, part] = isPlain ? [160, 153] : [70, 67];
  return places <= whole ? 1 : Math.ceil(places / part);
}
