import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import type { Known, LoggedActor } from '../log/known';
import { actorName, labelsFor, leavesOf, stateName, useReading } from './context';
import { Rows } from './Rows';

interface Props {
  known: Known;
  opened: ReadonlyMap<string, LoggedActor>;
  looked: string | null;
  onLook: (actor: string) => void;
}

interface Branch {
  key: string;
  level: number;
  parent: string | null;
  actor: LoggedActor | null;
  name: string;
  hasChildren: boolean;
}

/** Pages, below them their actors, each above those that it started. */
function branchesOf(
  { known, opened }: Props,
  withEnded: boolean,
  closed: ReadonlySet<string>,
  openedName: string,
): Branch[] {
  const shown = [...known.actors.values()].filter(
    ({ standing, seen }) => seen.machine && (withEnded || standing.status === 'active'),
  );
  const ids = new Set(shown.map(({ seen }) => seen.actor));
  const byParent = new Map<string, LoggedActor[]>();
  for (const actor of shown) {
    const { parent } = actor.seen;
    const key = parent && ids.has(parent) ? parent : actor.page;
    byParent.set(key, [...(byParent.get(key) ?? []), actor]);
  }
  const below = (key: string, level: number): Branch[] =>
    (byParent.get(key) ?? []).flatMap((actor) => {
      const { actor: id, name } = actor.seen;
      const hasChildren = byParent.has(id);
      const branch = { key: id, level, parent: key, actor, name, hasChildren };
      return [branch, ...(closed.has(id) ? [] : below(id, level + 1))];
    });
  const pages = [...known.pages.values()].filter(({ id }) => byParent.has(id));
  const files = [...opened.values()].map(
    (actor): Branch => ({
      key: actor.seen.actor,
      level: 2,
      parent: 'opened',
      actor,
      name: actor.seen.name,
      hasChildren: false,
    }),
  );
  const branch = (key: string, name: string): Branch => ({
    key,
    level: 1,
    parent: null,
    actor: null,
    name,
    hasChildren: true,
  });
  return [
    ...pages.flatMap((page) => [
      branch(page.id, page.path),
      ...(closed.has(page.id) ? [] : below(page.id, 2)),
    ]),
    ...(files.length > 0
      ? [branch('opened', openedName), ...(closed.has('opened') ? [] : files)]
      : []),
  ];
}

export function Flows(props: Props) {
  const { looked, onLook } = props;
  const reading = useReading();
  const { texts, set, charts } = reading;
  const [withEnded, setWithEnded] = useState(false);
  const [closed, setClosed] = useState<ReadonlySet<string>>(() => new Set());
  const [focus, setFocus] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const { known, opened } = props;
  const branches = useMemo(
    () => branchesOf({ known, opened, looked, onLook }, withEnded, closed, texts.recordings),
    [known, opened, looked, onLook, withEnded, closed, texts],
  );
  const at = Math.max(
    0,
    branches.findIndex(({ key }) => key === (focus ?? looked)),
  );

  const toggle = (key: string, isClosed: boolean) =>
    setClosed((before) => {
      const after = new Set(before);
      if (isClosed) after.add(key);
      else after.delete(key);
      return after;
    });
  const go = (place: number) => {
    const branch = branches[Math.min(branches.length - 1, Math.max(0, place))];
    if (!branch) return;
    setFocus(branch.key);
    requestAnimationFrame(() =>
      box.current
        ?.querySelector<HTMLElement>(`[data-key="${CSS.escape(branch.key)}"]`)
        ?.focus({ preventScroll: true }),
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const branch = branches[at];
    if (!branch) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const [inward, outward] = isRtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    if (event.key === 'ArrowDown') go(at + 1);
    else if (event.key === 'ArrowUp') go(at - 1);
    else if (event.key === 'Home') go(0);
    else if (event.key === 'End') go(branches.length - 1);
    else if (event.key === inward && branch.hasChildren)
      closed.has(branch.key) ? toggle(branch.key, false) : go(at + 1);
    else if (event.key === outward && branch.hasChildren && !closed.has(branch.key))
      toggle(branch.key, true);
    else if (event.key === outward) go(branches.findIndex(({ key }) => key === branch.parent));
    else if ((event.key === 'Enter' || event.key === ' ') && branch.actor) onLook(branch.key);
    else return;
    event.preventDefault();
  };

  const place = ({ actor }: Branch) => {
    const chart = actor?.seen.machine && charts.get(actor.seen.machine.id);
    if (!actor || !chart) return '';
    const labels = labelsFor(chart, set);
    return leavesOf(actor.standing.active, chart)
      .map((state) => stateName(state, labels))
      .join(' · ');
  };
  const nameOf = ({ actor, name }: Branch) =>
    actor ? actorName(actor, known.actors, reading) : name;

  return (
    <section className="insp-flows" aria-label={texts.running}>
      <div className="insp-head">
        <h2>{texts.running}</h2>
        <label className="insp-check">
          <input
            type="checkbox"
            checked={withEnded}
            onChange={(event) => setWithEnded(event.currentTarget.checked)}
          />
          {texts.showEnded}
        </label>
      </div>
      <div ref={box} role="tree" aria-label={texts.running} onKeyDown={onKeyDown} tabIndex={-1}>
        <Rows
          className="insp-tree"
          items={branches}
          height={44}
          shown={focus === null ? undefined : at}
          row={(branch, index, { first, last }) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the tree around has the keys
            <div
              key={branch.key}
              role="treeitem"
              data-key={branch.key}
              aria-level={branch.level}
              aria-selected={branch.key === looked}
              aria-expanded={branch.hasChildren ? !closed.has(branch.key) : undefined}
              // Where the row that has the focus is out of view, the tree is entered by the first that is not.
              tabIndex={index === (at >= first && at < last ? at : first) ? 0 : -1}
              className={branch.actor ? 'insp-branch' : 'insp-branch insp-page'}
              style={{ paddingInlineStart: 10 + (branch.level - 1) * 14 }}
              data-ended={
                branch.actor && branch.actor.standing.status !== 'active' ? '' : undefined
              }
              onFocus={() => setFocus(branch.key)}
              onClick={() =>
                branch.actor ? onLook(branch.key) : toggle(branch.key, !closed.has(branch.key))
              }
            >
              <b>
                <bdi>{nameOf(branch)}</bdi>
                {branch.actor && branch.actor.standing.status !== 'active' && (
                  <small> {branch.parent === 'opened' ? '' : texts.ended}</small>
                )}
              </b>
              <span>{place(branch)}</span>
            </div>
          )}
        />
      </div>
    </section>
  );
}
