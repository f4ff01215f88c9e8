/** Rooms in which a name that is given out says one thing. */
const rooms = ['domain', 'machines', 'charts', 'src', 'server', 'demo'] as const;

/** Here is said in another's words what the room says in its own: the same names for what stands on the other side. */
const translators = /^(src\/client\/dialect|server\/apps)\//;

/** Names of a role that many files play, each for its own flow, screen or table: what they say, they say of whoever plays it. */
const roles: Record<(typeof rooms)[number], readonly string[]> = {
  domain: [],
  // The texts of a part, in each language's folder.
  charts: ['atlas', 'finder', 'inspector', 'lenses', 'paths', 'phrases'],
  // The texts of a part, by their English.
  demo: ['t'],
  machines: [
    'words',
    'areas',
    // The texts of a long chart's choices, beside its words in that language.
    'choices',
    // Parts of a chart, called as the state that they are.
    'choosing',
    'price',
    'provingEmail',
    'provingPhone',
    // Decisions that several charts take, each by its own facts.
    'decideRefusedField',
    'decideStep',
    'noticeOfVerdict',
    'startOf',
  ],
  // `takeEarlyAnswer`, `readHtml`: one for browsers, one in its place where a server renders.
  src: [
    'Route',
    'draftOf',
    'factsOf',
    'intentsOf',
    'priceOf',
    'useOtherWindows',
    'takeEarlyAnswer',
    'readHtml',
  ],
  // What the stores of carts, orders and trips are asked for, each for its own table.
  server: [
    'addEvent',
    'cancellable',
    'clearCart',
    'deleteLines',
    'eventsOf',
    'isEnded',
    'linesOf',
    'lockCart',
    'pageOf',
    'remove',
  ],
};

/** Names that two files of a room give out, with those files. `exportsOf`: names by the file that declares them. */
export function homonymsIn(exportsOf: ReadonlyMap<string, readonly string[]>) {
  return rooms.flatMap((room) => {
    const files = new Map<string, string[]>();
    for (const [path, names] of exportsOf) {
      if (!path.startsWith(`${room}/`) || translators.test(path)) continue;
      for (const name of new Set(names)) files.set(name, [...(files.get(name) ?? []), path]);
    }
    return [...files]
      .filter(([name, paths]) => paths.length > 1 && !roles[room].includes(name))
      .map(([name, paths]) => ({ name, paths }));
  });
}
