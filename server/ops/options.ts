/** Values behind names: `--store 3 --name Rana Haddad`. */
export function optionsIn(words: readonly string[]): Record<string, string> {
  const pairs = [...words.join(' ').matchAll(/--(\w+)[= ](.+?)(?= --|$)/g)];
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, value]));
}
