const SHORTEST_WORD_WITH_TYPO = 5;

/**
 * The form in which names and questions are compared: small letters without accents, one shape of alef, yaa and taa
 * marbuta, no vowel signs and no tatweel, since people type Arabic with and without them.
 */
export function normalise(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}|\u0640/gu, '')
    .toLowerCase()
    .replace(/\u0671/g, '\u0627')
    .replace(/\u0649/g, '\u064a')
    .replace(/\u0629/g, '\u0647')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** A name's words, and the same words without the Arabic article, which many leave out when they search. */
export function wordsOf(normalised: string): string[] {
  const words = normalised.split(' ');
  const bare = words
    .filter((word) => word.length > 4 && word.startsWith('\u0627\u0644'))
    .map((word) => word.slice(2));
  return [...words, ...bare];
}

/** Whether one letter added, left out, changed, or swapped with its neighbour makes the two equal. */
export function isWithinOneTypo(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  if (start === a.length && start === b.length) return true;
  const restOfA = a.slice(start);
  const restOfB = b.slice(start);
  if (
    restOfA.slice(1) === restOfB ||
    restOfA === restOfB.slice(1) ||
    restOfA.slice(1) === restOfB.slice(1)
  )
    return true;
  return (
    restOfA[0] === restOfB[1] && restOfA[1] === restOfB[0] && restOfA.slice(2) === restOfB.slice(2)
  );
}

function beginsAlmostLike(word: string, part: string): boolean {
  if (word.startsWith(part)) return true;
  if (part.length < SHORTEST_WORD_WITH_TYPO || word[0] === undefined) return false;
  return [-1, 0, 1].some((more) => isWithinOneTypo(word.slice(0, part.length + more), part));
}

/** How well a normalised question fits a name: 0 is best, null is not at all. */
export function matchScore(
  question: string,
  name: string,
  words: readonly string[],
): number | null {
  if (name.startsWith(question)) return 0;
  if (words.some((word) => word.startsWith(question))) return 1;
  const parts = question.split(' ');
  if (parts.every((part) => words.some((word) => word.startsWith(part)))) return 2;
  if (name.includes(question)) return 3;
  if (parts.every((part) => words.some((word) => beginsAlmostLike(word, part)))) return 4;
  return null;
}
