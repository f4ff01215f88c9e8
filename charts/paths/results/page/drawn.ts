import type { Marks } from '../../../drawing/marks';
import { drawingText } from '../../../drawing/svgText';
import { layOut } from '../../../layout/layout';
import type { ReportTexts } from '../../../locales/locale';
import { titleOf, wordLabels } from '../../../model/labels';
import { readChart } from '../../../model/readChart';
import type { Model } from '../../fixtures';
import type { Mistake } from './mistakes';

/** The way of a path, where it failed, and where it was to lead. */
function marksOf({ met }: Mistake, texts: ReportTexts): Marks {
  if (!met) return {};
  const { path, failure } = met;
  const marks: Marks = {};
  for (const [step, { transitions }] of path.steps.slice(0, failure.step).entries())
    for (const id of transitions)
      marks[id] = { tone: 'good', sign: String(step), title: texts.went };
  for (const id of failure.toBeAt) marks[id] = { tone: 'warm', sign: '?', title: texts.meant };
  const failing = path.steps[failure.step];
  const before = path.steps[failure.step - 1];
  const stood = failing && failing.at.length > 0 ? failing : before;
  for (const id of [...(failing?.transitions ?? []), ...(stood?.at ?? [])])
    marks[id] = { tone: 'bad', sign: '✗', title: texts.here };
  return marks;
}

type Layout = Awaited<ReturnType<typeof layOut>>;

/** Draws charts with what failed on them; a chart is laid out once. */
export function drawer(models: readonly Model[], language: string, texts: ReportTexts) {
  const layouts = new Map<string, Promise<Layout>>();
  return async (mistake: Mistake): Promise<string | null> => {
    const model = models.find(({ name }) => name === mistake.flow.flow);
    if (!model || !mistake.met) return null;
    const chart = readChart(model.machine);
    const words = model.words[language];
    const layout =
      layouts.get(model.name) ?? layOut(chart, wordLabels(chart, words ?? {}, language));
    layouts.set(model.name, layout);
    return drawingText(await layout, titleOf(chart.id, words), marksOf(mistake, texts));
  };
}
