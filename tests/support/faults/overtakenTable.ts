import { byHand } from './byHand';
import { waysByHand, waysOfQuestions } from './overtaking';
import { boardLoaders, followedStreams } from './streams';

const listed = (ways: object) => Object.keys(ways).join(', ');

/** What a stream tells beside an answer, for readers. */
export function overtakenTable(): string[] {
  const rows = followedStreams.flatMap(({ path, asks, keeps }) => [
    ...asks.map((name) => [path, `\`${name}\``, 'the question itself', listed(waysOfQuestions)]),
    ...byHand.flatMap((row) =>
      row.path === path
        ? [[path, row.keeps.join(' '), `${row.live} ${row.name}`, listed(waysByHand)]]
        : [],
    ),
    ...keeps.flatMap((key) =>
      boardLoaders.flatMap((loader) =>
        loader.path === path
          ? [[path, key.join(' '), `${loader.live} ${loader.actor}`, 'never while it is followed']]
          : [],
      ),
    ),
  ]);
  return [
    '## What arrives out of order',
    '',
    'A stream tells by one connection what answers say by others, so either may be older than what is shown already. Made from what the',
    'client follows (`tests/src/faults/overtaken.test.ts`): each question whose answer a stream changes or has asked for again, and each answer',
    'that is put by hand into what a stream keeps. An answer that was read before a change and arrives after the stream told of it, and a message that',
    'was written before what is shown, leave the newer in sight; of a board that a late message tells whole, what was answered itself.',
    '',
    '| stream | shown | answered by | met |',
    '|---|---|---|---|',
    ...rows.map((cells) => `| ${cells.join(' | ')} |`),
    '',
    `${rows.length} meetings.`,
    '',
  ];
}

/** Who puts answers by hand into what a stream keeps: each has its row. */
export const writersByHand: readonly string[] = [
  ...new Set(byHand.map(({ live, actor, keeps }) => `${live} ${actor} ${keeps.join(' ')}`)),
].sort();

/** An actor's part in what streams keep, when it writes a key; null when that is another's, or its own to load. */
export function writerOf(live: string, actor: string, key: readonly unknown[]): string | null {
  const isKept = followedStreams.some(({ keeps }) =>
    keeps.some(([root, part]) => key[0] === root && key[1] === part),
  );
  const loads = boardLoaders.some((one) => one.live === live && one.actor === actor);
  return isKept && !loads ? `${live} ${actor} ${key.slice(0, 2).join(' ')}` : null;
}
