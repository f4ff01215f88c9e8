import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { localeOf } from '../../locales/locales';
import type { Chart, Plain } from '../../model/chart';
import type { Recording } from '../../recordings/recording';
import type { Departure, Replayed } from '../../recordings/replay';
import type { LoggedActor } from '../log/known';
import { pathOf } from '../log/pathOf';
import { recordingOf } from '../log/recordingOf';
import { activeOf } from '../log/replayed';
import { sharedText } from '../log/share';
import { labelsFor, leavesOf, stateName, transitionOf, useReading } from './context';
import { saveFile } from './files';
import { keepAs, keptAs } from './kept';
import { isCopied, LinkToCopy } from './LinkToCopy';

interface Props {
  actor: LoggedActor;
  at: number | null;
  /** Replays on the machine of today, null when there is none; null where nothing is replayed. */
  replays: Replays | null;
  /** Compares the chart that a recording carries with today's. */
  onCompare: (chart: Chart) => void;
}

export type Replays = (recording: Recording) => Promise<Replayed | null>;

/** Where a window keeps what replays have found, by the flow's actor. */
const placeOfReplays = 'inspector-replays';

const isReplays = (value: unknown): value is Record<string, Replayed> =>
  typeof value === 'object' && value !== null;

export function RecordingBar({ actor, at, replays, onCompare }: Props) {
  const { texts, set, charts, language } = useReading();
  const [said, setSaid] = useState('');
  const [byHand, setByHand] = useState<string | null>(null);
  const [replayed, setReplayed] = useState<Replayed | null>(null);
  const id = actor.seen.actor;
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    setSaid('');
    setByHand(null);
    setReplayed(keptAs(sessionStorage, placeOfReplays, isReplays)?.[id] ?? null);
  }, [id]);
  const { machine: recorded, isWhole } = actor.seen;
  if (!recorded || !isWhole) return <p className="insp-soft">{texts.notWhole}</p>;

  const name = recorded.id;
  const carried = actor.chart;
  /** Not before it is asked for: a flow may take a thousand steps a second. */
  const made = () => recordingOf(actor, at ?? undefined);
  const save = (kind: string, one: Recording | null) =>
    one && saveFile(`${name}.${kind}.json`, `${JSON.stringify(one, null, 2)}\n`);
  const saveWhole = () => {
    const recording = made();
    const chart = actor.chart ?? (actor.page ? charts.get(name)?.chart : undefined);
    save('recording', recording && { ...recording, ...(chart && { chart }) });
  };
  const share = async () => {
    setByHand(null);
    const recording = made();
    const text = recording && (await sharedText(recording));
    if (text === null) return setSaid(texts.tooLong);
    const address = `${location.origin}${location.pathname}#recording=${text}`;
    const copied = await isCopied(address);
    setSaid(copied ? texts.copied : texts.notCopied);
    setByHand(copied ? null : address);
  };
  const run = async () => {
    const recording = made();
    const now = (recording && (await replays?.(recording))) ?? null;
    if (!now) return setSaid(texts.noMachine);
    flushSync(() => {
      setSaid('');
      setReplayed(now);
    });
    answer.current?.scrollIntoView({ block: 'nearest' });
    const others = keptAs(sessionStorage, placeOfReplays, isReplays);
    keepAs(sessionStorage, placeOfReplays, { ...others, [id]: now });
  };
  const placeOf = (value: Plain) => {
    const chart = charts.get(name);
    const leaves = chart ? leavesOf(activeOf(chart.chart, value), chart) : [];
    if (!chart || leaves.length === 0) return JSON.stringify(value);
    return leaves.map((state) => stateName(state, labelsFor(chart, set))).join(' · ');
  };

  const wayOf = (id: Plain) => {
    const chart = charts.get(name);
    const taken = chart && typeof id === 'string' ? transitionOf(chart, id) : undefined;
    if (!chart || !taken) return String(id);
    const labels = labelsFor(chart, set);
    const targets = taken.targets.flatMap((to) => {
      const state = chart.chart.states.find((one) => one.id === to);
      return state ? [stateName(state, labels)] : [];
    });
    return `${labels.event(taken)} → ${targets.join(', ') || texts.stays}`;
  };
  const actionName = (action: string) => {
    const chart = charts.get(name);
    return chart ? labelsFor(chart, set).action({ name: action, named: true }) : action;
  };
  const toldAs = (kind: Departure['kind'], value: Plain) => {
    if (kind === 'state') return placeOf(value);
    if (kind === 'way' && Array.isArray(value)) return value.map(wayOf).join('; ') || texts.stays;
    if (kind === 'actions' && Array.isArray(value))
      return value.map((one) => actionName(String(one))).join('; ') || texts.empty;
    return <bdi dir="ltr">{JSON.stringify(value)}</bdi>;
  };

  return (
    <div className="insp-recording">
      {actor.gap !== undefined && (at ?? Number.POSITIVE_INFINITY) > actor.gap && (
        <p className="insp-soft">{texts.gap}</p>
      )}
      <div className="insp-group">
        <button type="button" onClick={saveWhole}>
          {texts.save}
        </button>
        <button type="button" onClick={() => void share()}>
          {texts.copyLink}
        </button>
        <button
          type="button"
          onClick={() => {
            const recording = made();
            save('path', recording && pathOf(recording));
          }}
        >
          {texts.path}
        </button>
        {replays && (
          <button type="button" onClick={() => void run()}>
            {texts.replay}
          </button>
        )}
        {carried && (
          <button type="button" onClick={() => onCompare(carried)}>
            {localeOf(language).lenses.withRecording}
          </button>
        )}
      </div>
      <div role="status" ref={answer}>
        {said && <p>{said}</p>}
        {byHand && <LinkToCopy key={byHand} address={byHand} />}
        {replayed && !replayed.divergence && (
          <p className="insp-verdict" data-now="yes">
            ✓ {texts.sameWay(replayed.version)}
          </p>
        )}
        {replayed?.divergence && (
          <div className="insp-verdict" data-now="no">
            <p>
              ✕{' '}
              {replayed.divergence.step === 0
                ? texts.differsAtStart(replayed.version)
                : texts.differs(replayed.divergence.step, replayed.version)}
            </p>
            <dl>
              <dt>{texts.event}</dt>
              <dd>{replayed.divergence.cause}</dd>
              <dt>{texts.differsIn}</dt>
              <dd>
                {texts.kindsOfDifference[replayed.divergence.kind]}{' '}
                <bdi>{replayed.divergence.field}</bdi>
              </dd>
              <dt>{texts.expected}</dt>
              <dd>{toldAs(replayed.divergence.kind, replayed.divergence.expected)}</dd>
              <dt>{texts.found}</dt>
              <dd>{toldAs(replayed.divergence.kind, replayed.divergence.found)}</dd>
            </dl>
          </div>
        )}
      </div>
    </div>
  );
}
