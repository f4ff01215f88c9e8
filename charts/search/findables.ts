import type { Readable } from '../atlas/discover';
import { type Requirement, servedBy } from '../atlas/requirements';
import type { ChartState } from '../model/chart';
import { type Labels, titleOf, wordLabels } from '../model/labels';
import { guardNames } from '../model/names';
import type { ChartWords } from '../model/words';
import type { Findable } from './find';

/** What messages say, by id and language. */
export type MessageTexts = Readonly<Record<string, Record<string, string>>>;

interface Input {
  charts: readonly Readable[];
  languages: readonly string[];
  requirements: readonly Requirement[];
  messages: MessageTexts;
}

type InEach = <T extends string | null | undefined>(
  say: (labels: Labels, words: ChartWords) => T,
) => Record<string, string>;

const isNamed = (state: ChartState) => state.parent !== null && state.type !== 'history';

/** What can be found in one chart. */
function inChart(
  { chart, words, messages = [] }: Readable,
  languages: readonly string[],
  texts: MessageTexts,
): Findable[] {
  const sets = languages.map((language) => {
    const own = words[language] ?? {};
    return { language, own, labels: wordLabels(chart, own, language) };
  });
  const inEach: InEach = (say) =>
    Object.fromEntries(
      sets.flatMap(({ language, own, labels }) => {
        const said = say(labels, own);
        return said ? [[language, said]] : [];
      }),
    );
  const [root] = chart.states;
  const flow = chart.id;
  const found: Findable[] = [
    {
      kind: 'flow',
      name: flow,
      flow,
      at: flow,
      texts: inEach((_, own) => titleOf(flow, own)),
      more: inEach((labels) => root && labels.state(root).text),
    },
  ];
  for (const state of chart.states.filter(isNamed))
    found.push({
      kind: 'state',
      name: state.id,
      flow,
      at: state.id,
      texts: inEach((labels) => labels.state(state).title),
      more: inEach((labels) => labels.state(state).text),
    });
  const met = new Set<string>();
  const once = (
    kind: 'event' | 'guard',
    name: string,
    at: string,
    say: (labels: Labels) => string,
  ) => {
    if (met.has(`${kind} ${name}`)) return;
    met.add(`${kind} ${name}`);
    found.push({ kind, name, flow, at, texts: inEach(say) });
  };
  for (const { id, transitions } of chart.states)
    for (const transition of transitions) {
      if (transition.kind === 'event')
        once('event', transition.event, id, (labels) => labels.event(transition));
      for (const name of guardNames(transition.guard))
        once('guard', name, id, (labels) => labels.condition(name));
    }
  for (const name of messages)
    found.push({ kind: 'message', name, flow, at: flow, texts: texts[name] ?? {} });
  return found;
}

/** All that can be found in the charts; what no flow has is found without one. */
export function findablesOf({ charts, languages, requirements, messages }: Input): Findable[] {
  const known = new Set(charts.flatMap(({ messages: own = [] }) => own));
  const found = charts.flatMap((one) => inChart(one, languages, messages));
  for (const [name, texts] of Object.entries(messages))
    if (!known.has(name)) found.push({ kind: 'message', name, flow: null, at: null, texts });
  const served = charts.map(({ chart }) => ({ chart, ids: servedBy(chart) }));
  for (const { id, text } of requirements) {
    const serving = served.filter(({ ids }) => ids.has(id));
    const item = { kind: 'requirement' as const, name: id, texts: { en: text } };
    if (serving.length === 0) found.push({ ...item, flow: null, at: null });
    for (const { chart } of serving) {
      const state = chart.states.find((one) => one.requirements.includes(id));
      found.push({ ...item, flow: chart.id, at: state?.id ?? chart.id });
    }
  }
  return found;
}
