import type { AtlasTexts } from '../../locales/en/atlas';
import { localeOf } from '../../locales/locales';
import type { Chart, ChartState, ChartTransition } from '../../model/chart';
import { statesById } from '../../model/chart';
import type { Labels } from '../../model/labels';

interface Props {
  chart: Chart;
  labels: Labels;
  texts: AtlasTexts;
  /** Texts by ids. */
  requirements: Readonly<Record<string, string>>;
  /** Rows that say nothing of this are left out. */
  search?: string;
  /** A last column: its head, and what it says of a state or transition by its id. */
  reached?: { head: string; text: (id: string) => string } | null;
}

const isIn = (search: string, said: readonly (string | null | undefined)[]) =>
  said.join(' ').toLowerCase().includes(search.trim().toLowerCase());

/** Stands where no row says anything of what is looked for. */
function Nothing({ search, labels }: { search: string; labels: Labels }) {
  return <p role="status">{localeOf(labels.language).finder.nothing(search)}</p>;
}

const shownStates = ({ states }: Chart) => states.filter(({ parent }) => parent !== null);

/** A state by what it is called: its name, or what it means where it has none. */
const nameOf = (state: ChartState, labels: Labels) => {
  const { title, text } = labels.state(state);
  return title ?? text ?? state.key;
};

const screenOf = ({ meta }: ChartState) => (typeof meta.screen === 'string' ? meta.screen : '');

/** What must be done: its id, which opens its text where that is known. */
function RequirementId({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return <span className="requirement">{id}</span>;
  return (
    <details className="requirement">
      <summary title={text}>{id}</summary>
      <bdi>{text}</bdi>
    </details>
  );
}

export function StateTable(props: Props) {
  const { chart, labels, texts, requirements, search = '', reached = null } = props;
  const states = shownStates(chart).filter((state) => {
    const { title, text } = labels.state(state);
    const due = state.requirements.flatMap((id) => [id, requirements[id]]);
    return isIn(search, [title ?? state.key, state.id, text, screenOf(state), ...due]);
  });
  if (states.length === 0 && search) return <Nothing {...{ search, labels }} />;
  return (
    <section>
      <h2>{texts.states}</h2>
      <table>
        <thead>
          <tr>
            {[
              ...[texts.state, texts.meaning, texts.screen, texts.requirements],
              ...(reached ? [reached.head] : []),
            ].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {states.map((state) => (
            <tr key={state.id} data-row={state.id}>
              <th scope="row">
                <a href={`#${state.id}`}>{labels.state(state).title ?? state.key}</a>
                <code>{state.id}</code>
              </th>
              <td>{labels.state(state).text}</td>
              <td>{screenOf(state)}</td>
              <td>
                {state.requirements.map((id) => (
                  <RequirementId key={id} id={id} text={requirements[id]} />
                ))}
              </td>
              {reached && <td>{reached.text(state.id)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function TransitionRow({
  state,
  transition,
  states,
  labels,
  texts,
  reached,
}: {
  state: ChartState;
  transition: ChartTransition;
  states: Map<string, ChartState>;
  labels: Labels;
  texts: AtlasTexts;
  reached: Props['reached'];
}) {
  const targets = transition.targets.flatMap((id) => states.get(id) ?? []);
  return (
    <tr data-row={state.id}>
      <th scope="row">{nameOf(state, labels)}</th>
      <td>{labels.event(transition)}</td>
      <td>{labels.guard(transition, state.transitions)}</td>
      <td>{transition.actions.map((action) => labels.action(action)).join('; ')}</td>
      <td>
        {targets.length === 0 && texts.stays}
        {targets.map((target) => (
          <a key={target.id} href={`#${target.id}`}>
            {nameOf(target, labels)}
          </a>
        ))}
      </td>
      <td>{labels.choice(transition)}</td>
      {reached && <td>{reached.text(transition.id)}</td>}
    </tr>
  );
}

export function TransitionTable(props: Omit<Props, 'requirements'>) {
  const { chart, labels, texts, search = '', reached = null } = props;
  const states = statesById(chart);
  const nameIn = (id: string) => {
    const state = states.get(id);
    return state ? nameOf(state, labels) : id;
  };
  const isShown = (one: ChartTransition, among: ChartTransition[]) =>
    isIn(search, [
      ...[nameIn(one.source), one.source, labels.event(one), labels.guard(one, among)],
      ...[one.event, labels.choice(one), ...one.actions.map((action) => labels.action(action))],
      ...(one.targets.length === 0 ? [texts.stays] : one.targets.map(nameIn)),
    ]);
  const rows = chart.states.flatMap((state) =>
    state.transitions
      .filter((one) => isShown(one, state.transitions))
      .map((transition) => ({ state, transition })),
  );
  if (rows.length === 0 && search) return <Nothing {...{ search, labels }} />;
  const heads = [
    ...[texts.from, texts.when, texts.if, texts.does, texts.to, texts.note],
    ...(reached ? [reached.head] : []),
  ];
  return (
    <section>
      <h2>{texts.transitions}</h2>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ state, transition }) => (
            <TransitionRow
              key={transition.id}
              {...{ state, transition, states, labels, texts, reached }}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}
