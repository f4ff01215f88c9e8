import { StrictMode, useEffect, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import type { AnyStateMachine } from 'xstate';
import { isRightToLeft, ownLanguage } from '../locales/locales';
import { replay } from '../recordings/replay';
import { type ChartList, listInPage } from './charts';
import './inspector.css';
import { isKeptLog } from './log/keeping';
import { createLog } from './log/log';
import { type Channel, openChannel } from './protocol';
import { Inspector } from './view/Inspector';
import { keepAs, keptAs } from './view/kept';
import type { Replays } from './view/RecordingBar';
import type { OpenStately } from './view/useStately';

interface Options {
  /** Language at the start; the reader may choose another one. */
  language?: string;
  theme?: 'light' | 'dark';
  /** Remembers what was chosen. */
  onLanguage?: (language: string) => void;
  onTheme?: (theme: 'light' | 'dark') => void;
  /** The machine of today by its id, on which recordings are replayed; it must not call anything. Without it nothing is replayed. */
  machine?: (id: string) => Promise<AnyStateMachine | null>;
  /** Replays elsewhere, where the machines are; null for a recording whose machine is not there. */
  replays?: Replays;
  /** Opens Stately's inspector, where it may be told too; left out, it is not offered. */
  stately?: OpenStately;
  /** Address of the site that is watched, where it may stand beside the inspector. */
  site?: string;
  /** Where pages are heard; those of this origin when left out. */
  channel?: Channel;
  /** The charts, where they come while the inspector is open; else those that its page holds. */
  charts?: { get: () => ChartList; subscribe: (listener: () => void) => () => void };
}

const inPage = (): NonNullable<Options['charts']> => {
  const list = listInPage();
  return { get: () => list, subscribe: () => () => undefined };
};

/** Replays on the machines that the page itself has. */
const replaysHere =
  (machine: NonNullable<Options['machine']>): Replays =>
  async (recording) => {
    const current = await machine(recording.machine);
    return current && { version: current.version ?? '?', divergence: replay(current, recording) };
  };

/** Where a window keeps what it has heard while it is loaded again, and how many steps, most first. */
const keptPlace = 'inspector-log';
const keptSteps = [6_000, 2_000, 500, 0];

function Page({ options }: { options: Options }) {
  const [charts] = useState(() => options.charts ?? inPage());
  const list = useSyncExternalStore(charts.subscribe, charts.get);
  const [replays] = useState<Replays | null>(
    () => options.replays ?? (options.machine ? replaysHere(options.machine) : null),
  );
  const [log, setLog] = useState<ReturnType<typeof createLog> | null>(null);
  const [language, setLanguage] = useState(options.language ?? ownLanguage);
  const [theme, setTheme] = useState(options.theme ?? 'light');
  useEffect(() => {
    const before = keptAs(sessionStorage, keptPlace, isKeptLog);
    const opened = createLog(options.channel ?? openChannel(), { before });
    const onLeave = () => {
      // A browser has room for so much: of a long log the end is kept.
      keptSteps.some((most) => keepAs(sessionStorage, keptPlace, opened.kept(most)));
      opened.close();
    };
    addEventListener('pagehide', onLeave);
    setLog(opened);
    return () => {
      removeEventListener('pagehide', onLeave);
      opened.close();
    };
  }, [options.channel]);
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = isRightToLeft(language) ? 'rtl' : 'ltr';
    document.documentElement.dataset.theme = theme;
  }, [language, theme]);
  if (!log) return null;
  return (
    <Inspector
      {...{ list, log, language }}
      replays={replays}
      site={options.site ?? null}
      stately={options.stately}
      onLanguage={(chosen) => {
        setLanguage(chosen);
        options.onLanguage?.(chosen);
      }}
      onTheme={() => {
        const next = theme === 'dark' ? 'light' : 'dark';
        setTheme(next);
        options.onTheme?.(next);
      }}
    />
  );
}

/** Draws the inspector into an element of its page. */
export function mountInspector(element: HTMLElement, options: Options = {}): void {
  createRoot(element).render(
    <StrictMode>
      <Page options={options} />
    </StrictMode>,
  );
}
