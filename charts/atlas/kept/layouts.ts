import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Drawing } from '../../layout/drawing';
import { frameOf, retold, shapeOf } from '../../layout/frame';
import type { LayoutLike } from '../../layout/layout';
import { type Drawable, drawableOf, isLarge } from '../../layout/overview';
import { isStrip } from '../../layout/score';
import { type Laying, labelsIn, layTask } from '../../layout/task';
import { ownLanguage } from '../../locales/locales';
import type { Chart } from '../../model/chart';
import type { ChartWords } from '../../model/words';
import type { Readable } from '../discover';
import { codeOf, hashOf, moduleAt } from './code';
import { keepText, keptText } from './files';

const versions = new Map<string, string>();

/** The code that places things. */
function placingVersion(): string {
  const known = versions.get('');
  if (known !== undefined) return known;
  const locales = dirname(moduleAt('locales/locales'));
  const made = codeOf([moduleAt('layout/task')], (file) => !file.startsWith(locales)).hash;
  versions.set('', made);
  return made;
}

/** That, and what charts say in the language: a layout is made anew when they have changed. */
function layoutVersion(set: string): string {
  const known = versions.get(set);
  if (known !== undefined) return known;
  const phrases = moduleAt(`locales/${set === 'names' ? ownLanguage : set}/phrases`);
  const made = hashOf(placingVersion(), existsSync(phrases) ? readFileSync(phrases, 'utf8') : '');
  versions.set(set, made);
  return made;
}

/** A drawing as JSON, in tenths of a pixel. */
const textOf = (drawing: Drawing | null): string =>
  JSON.stringify(drawing, (_, value: unknown) =>
    typeof value === 'number' ? Math.round(value * 10) / 10 : value,
  );

const drawingIn = (text: string): Drawing | null => JSON.parse(text);

/** The words that stand in a drawing. */
function drawnWords(words: ChartWords | undefined): ChartWords | null {
  const { met: _met, unmet: _unmet, ...drawn } = words ?? {};
  return words ? drawn : null;
}

/** The sets of labels that a chart is drawn with: the words of each language, and the developers' names. */
export const labelSets = (languages: readonly string[]): string[] => [
  ...new Set([ownLanguage, ...languages, 'names']),
];

export interface LayoutKeeping {
  /** Folder where layouts are kept; without it each is made anew. */
  cache?: string | undefined;
  /** What lays out: threads, or this one. */
  lay?: Laying | undefined;
}

/** Drawings as JSON, by label set. */
export type DrawingTexts = Record<string, string>;

const likeOf = (drawing: Drawing): LayoutLike => ({
  layout: drawing.layout,
  isStrip: isStrip(drawing),
});

/** A chart with more transitions takes seconds to be laid out in all ways: it goes on as it was best before it was changed. */
const manyWays = 40;

const waysIn = ({ states }: Chart) =>
  states.reduce((sum, { transitions }) => sum + transitions.length, 0);

/** What was laid out before for what is drawn now: the same frame with other words, and how the same shape was best. */
function before(cache: string, shown: Drawable, like: LayoutLike | undefined) {
  const named = (kind: string, ...parts: string[]) =>
    `${hashOf(placingVersion(), ...parts)}.${kind}`;
  const frame = named('frame', frameOf(shown), JSON.stringify(like ?? null));
  const shape = named('shape', shapeOf(shown), shown.labels.language);
  const { id } = shown.chart;
  const last = waysIn(shown.chart) > manyWays ? named('last', id, shown.labels.language) : null;
  const drawingOf = (file: string) => {
    const name = keptText(cache, file);
    const text = name && keptText(cache, name);
    return text ? drawingIn(text) : null;
  };
  const same = drawingOf(frame);
  return {
    retold: () => same && retold(same, shown),
    like: () => {
      const known = like ? null : (drawingOf(shape) ?? (last && drawingOf(last)));
      return known ? likeOf(known) : like;
    },
    keep: (name: string) => {
      keepText(cache, frame, name);
      if (like) return;
      keepText(cache, shape, name);
      if (last) keepText(cache, last, name);
    },
  };
}

/** One chart's drawings: the first set is laid out in all ways, the others as it was best drawn, so that they look alike. */
async function drawingsOf(
  one: Readable,
  sets: readonly string[],
  { cache, lay = layTask }: LayoutKeeping,
  isOverview: boolean,
  near: DrawingTexts | undefined,
): Promise<DrawingTexts> {
  const { chart } = one;
  const made = async (set: string, old: string | undefined, like: LayoutLike | undefined) => {
    const drawing = await lay({
      ...{ chart, set, isOverview, like },
      words: one.words[set] ?? {},
      near: old === undefined ? undefined : (drawingIn(old) ?? undefined),
    });
    return textOf(drawing);
  };
  const kept = async (set: string, like?: LayoutLike): Promise<string> => {
    const old = near?.[set];
    if (cache === undefined) return made(set, old, like);
    const words = drawnWords(one.words[set]);
    const what = JSON.stringify([set, isOverview, chart, words, old ?? null, like ?? null]);
    const name = `${hashOf(layoutVersion(set), what)}.json`;
    const known = keptText(cache, name);
    if (known !== null) return known;
    const labels = labelsIn(set, chart, one.words[set] ?? {});
    const shown = old === undefined ? drawableOf(chart, labels, isOverview) : null;
    const earlier = shown && before(cache, shown, like);
    const retold = earlier?.retold();
    const text = retold ? textOf(retold) : await made(set, old, earlier ? earlier.like() : like);
    keepText(cache, name, text);
    earlier?.keep(name);
    return text;
  };
  const [first = ownLanguage, ...others] = sets;
  const text = await kept(first);
  const best = drawingIn(text);
  const like = best ? likeOf(best) : undefined;
  const rest = others.map(async (set) => [set, await kept(set, like)] as const);
  return Object.fromEntries([[first, text], ...(await Promise.all(rest))]);
}

/**
 * The drawings of a chart with each set of labels, from `cache` when they were made before.
 * @param near drawings of the chart as it was, of which as much as can be stays where it stands
 */
export const keptDrawings = (
  one: Readable,
  sets: readonly string[],
  keeping: LayoutKeeping,
  near?: DrawingTexts,
): Promise<DrawingTexts> => drawingsOf(one, sets, keeping, false, near);

/** Its first level in those sets in which the whole is large; none where it has no second one. */
export async function keptOverviews(
  one: Readable,
  whole: DrawingTexts,
  keeping: LayoutKeeping,
): Promise<DrawingTexts> {
  const large = Object.entries(whole).filter(([, text]) => {
    const drawing = drawingIn(text);
    return drawing !== null && isLarge(drawing);
  });
  if (large.length === 0) return {};
  const sets = large.map(([set]) => set);
  const made = await drawingsOf(one, sets, keeping, true, undefined);
  return Object.fromEntries(Object.entries(made).filter(([, text]) => text !== 'null'));
}
