import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isRightToLeft, localeOf } from '../../locales/locales';
import type { ChartList } from '../charts';
import type { LoggedActor } from '../log/known';
import type { Log } from '../log/log';
import { Beside } from './Beside';
import { ChartPane } from './ChartPane';
import { Charts } from './Charts';
import { type Reading, ReadingProvider } from './context';
import { Finder } from './Finder';
import { Flows } from './Flows';
import { flowStandings } from './flowStanding';
import { Nobody } from './Nobody';
import { type Panel, Panels } from './Panels';
import { ProductMap } from './ProductMap';
import type { Replays } from './RecordingBar';
import { Side } from './Side';
import { SkipLink, Splitters } from './Splitters';
import { Spoken } from './Spoken';
import { Timeline } from './Timeline';
import { TopBar } from './TopBar';
import { useBeside } from './useBeside';
import { useCharts, useRequirements } from './useChart';
import { useChartStyles } from './useChartStyles';
import { useCoverage, useReachedShares } from './useCoverage';
import { useFinder } from './useFinder';
import { useInspector } from './useInspector';
import { useLenses } from './useLenses';
import { useOpened } from './useOpened';
import { usePanes } from './usePanes';
import { useSeenCharts } from './useSeenCharts';
import { type OpenStately, useStately } from './useStately';

export interface InspectorProps {
  list: ChartList;
  log: Log;
  language: string;
  onLanguage: (language: string) => void;
  onTheme: () => void;
  replays: Replays | null;
  /** Address of the site that is watched; null where there is none to be opened. */
  site: string | null;
  stately: OpenStately | undefined;
}

const noRecordings: ReadonlyMap<string, LoggedActor> = new Map();

export function Inspector(props: InspectorProps) {
  const { list, log, language, replays, site } = props;
  const texts = localeOf(language).inspector;
  useChartStyles();
  const [hasNames, setNames] = useState(false);
  const [panel, setPanel] = useState<Panel>('chart');
  const [openedNow, setOpenedNow] = useState(noRecordings);
  const inspection = useInspector(log, openedNow);
  const { known, looked, state, look } = inspection;
  const { opened, problem, openFile } = useOpened(list, look);
  useEffect(() => setOpenedNow(opened), [opened]);

  const { actor, at, standing } = looked;
  const machines = useMemo(
    () => [
      ...new Set(
        [...known.actors.values(), ...opened.values()].flatMap(
          ({ seen }) => seen.machine?.id ?? [],
        ),
      ),
    ],
    [known.actors, opened],
  );
  const wanted = looked.chart && !machines.includes(looked.chart) ? [looked.chart] : [];
  const charts = useCharts(list, [...machines, ...wanted], language);
  const set = hasNames ? 'names' : language;
  const requirements = useRequirements(list);
  const reading: Reading = useMemo(
    () => ({ texts, language, set, list, charts, requirements }),
    [texts, language, set, list, charts, requirements],
  );
  const isOpened = actor !== null && opened.has(actor.seen.actor);
  const isLive = actor !== null && at === null && !isOpened;
  const step = actor?.steps.findLast(({ n }) => at === null || n <= at) ?? null;
  const toStep = useCallback((id: string, n: number | null) => look(id, n), [look]);
  const none = useRef<string[]>([]).current;
  const beside = useBeside();
  const stately = useStately(log, list, props.stately);
  const finder = useFinder();
  const [isMap, setMap] = useState(false);
  const standings = useMemo(() => flowStandings(known.actors), [known.actors]);
  const { panes, resize, foldEvents } = usePanes();
  // What has nothing to show leaves its room to the drawing.
  const isFolded = panes.isFolded ?? (known.steps.length === 0 && !isOpened);
  const sizes: Record<string, string> = {
    '--insp-start': `${panes.start}px`,
    '--insp-side': `${panes.side}px`,
    '--insp-time': `${panes.time}px`,
  };
  const seenCharts = useSeenCharts(list);
  const { look: lookedAt } = seenCharts;
  useEffect(() => {
    if (looked.chart && !isMap) lookedAt(looked.chart);
  }, [looked.chart, isMap, lookedAt]);
  const lookAt = (id: string) => {
    setMap(false);
    look(id, opened.get(id)?.steps.length ?? null);
    setPanel('chart');
  };
  const showChart = (id: string) => {
    setMap(false);
    inspection.lookAtChart(id);
    setPanel('chart');
  };

  const lenses = useLenses(list, showChart);
  const coverage = useCoverage(known.visited, opened, log.countAnew);
  const shares = useReachedShares(list, coverage.charts, lenses.lens === 'coverage');

  const showFound = (at: string) => {
    finder.close();
    showChart(at.split('.')[0] ?? at);
    inspection.chooseState(at);
  };

  return (
    <ReadingProvider value={reading}>
      <div
        className="insp"
        lang={language}
        dir={isRightToLeft(language) ? 'rtl' : 'ltr'}
        data-panel={panel}
      >
        <SkipLink />
        <TopBar
          {...props}
          {...{ inspection, openFile, problem, beside, stately }}
          onFind={finder.open}
        />
        {finder.isOpen && <Finder onClose={finder.close} onChoose={showFound} />}
        <Spoken actor={actor} standing={standing} isLive={isLive} />
        <Beside path={beside.path} onClose={() => beside.open(null)}>
          <div className="insp-room">
            <Panels panel={panel} setPanel={setPanel} />
            <div className="insp-body" style={sizes}>
              <div className="insp-start">
                {known.actors.size > 0 || opened.size > 0 ? (
                  <Flows
                    known={known}
                    opened={opened}
                    looked={actor?.seen.actor ?? null}
                    onLook={lookAt}
                  />
                ) : (
                  <Nobody site={site} />
                )}
                <Charts
                  looked={isMap ? null : looked.chart}
                  onLook={showChart}
                  standings={standings}
                  shares={lenses.lens === 'coverage' ? shares : null}
                  changed={seenCharts.changed}
                  isMap={isMap}
                  onMap={() => {
                    setMap(!isMap);
                    setPanel('chart');
                  }}
                />
              </div>
              <main className="insp-main">
                {isMap ? (
                  <ProductMap standings={standings} onFlow={showChart} />
                ) : looked.chart ? (
                  <ChartPane
                    id={looked.chart}
                    active={standing?.active ?? none}
                    taken={step?.taken ?? none}
                    timers={standing?.timers ?? []}
                    isLive={isLive}
                    chosen={state}
                    onChoose={inspection.chooseState}
                    onNames={setNames}
                    onFlow={showChart}
                    {...{ lenses, coverage }}
                  />
                ) : (
                  <p className="insp-empty">{texts.choose}</p>
                )}
              </main>
              {actor && standing && (
                <Side
                  {...{ inspection, log, replays, actor, standing, step, isLive }}
                  onCompare={(chart) => lenses.compareWith(chart, null)}
                />
              )}
              <Timeline
                {...{ known, actor, isOpened, at, isFolded }}
                onFold={foldEvents}
                onStep={toStep}
                onClear={() => log.clear()}
              />
              <Splitters {...{ panes, resize }} hasSide={actor !== null} hasTime={!isFolded} />
            </div>
          </div>
        </Beside>
      </div>
    </ReadingProvider>
  );
}
