import { useState } from 'react';
import { vi } from 'vitest';
import type { LoggedActor } from '../../../charts/inspector/log/known';
import { ChartPane } from '../../../charts/inspector/view/ChartPane';
import { ReadingProvider } from '../../../charts/inspector/view/context';
import { useCoverage } from '../../../charts/inspector/view/useCoverage';
import { useLenses } from '../../../charts/inspector/view/useLenses';
import { localeOf } from '../../../charts/locales/locales';
import type { Coverage } from '../../../charts/package/model';

/** What a list of charts says of one of them. */
export const entryOf = (id: string, languages: readonly string[] = ['en']) => ({
  id,
  version: null,
  titles: {},
  states: 4,
  transitions: 9,
  area: '',
  starts: [],
  chart: `${id}.json`,
  words: {},
  drawings: Object.fromEntries(languages.map((one) => [one, `${id}.${one}.json`])),
});

export const listOf = (charts: ReturnType<typeof entryOf>[]) => ({
  folder: '/charts/',
  languages: ['en', 'ar', 'es'],
  areas: {},
  charts,
});

/** Answers what a page fetches with files that are known by their names. */
export const serveFiles = (files: Record<string, object>) =>
  vi.stubGlobal('fetch', async (address: string) => {
    const value = files[address.slice('/charts/'.length)];
    return { ok: value !== undefined, json: () => Promise.resolve(value) };
  });

/** A file as it is chosen: that of jsdom cannot be read. */
export function fileWith(value: unknown, name: string): File {
  const text = JSON.stringify(value);
  return Object.assign(new File([text], name), { text: () => Promise.resolve(text) });
}

interface Props {
  list: ReturnType<typeof listOf>;
  language?: string;
  onChosen?: (state: string | null) => void;
  /** What has run in this window, and what was opened from files. */
  visited?: Coverage['charts'];
  opened?: ReadonlyMap<string, LoggedActor>;
  onCountAnew?: () => void;
}

const nothing = {};
const noRecordings: ReadonlyMap<string, LoggedActor> = new Map();

/** One chart of the inspector, with what may be laid over it; a button leads to the next chart of the list. */
export function InspectorPane(props: Props) {
  const { list, language = 'en', onChosen = () => undefined } = props;
  const { visited = nothing, opened = noRecordings, onCountAnew = () => undefined } = props;
  const [id, setId] = useState(list.charts[0]?.id ?? '');
  const lenses = useLenses(list, setId);
  const coverage = useCoverage(visited, opened, onCountAnew);
  const { inspector: texts } = localeOf(language);
  const reading = { texts, language, set: language, list, charts: new Map(), requirements: {} };
  return (
    <ReadingProvider value={reading}>
      <ChartPane
        {...{
          id,
          lenses,
          coverage,
          active: [],
          taken: [],
          timers: [],
          isLive: false,
          chosen: null,
        }}
        onChoose={onChosen}
        onNames={() => undefined}
        onFlow={() => undefined}
      />
      <button type="button" onClick={() => setId(list.charts.at(-1)?.id ?? '')}>
        Another chart
      </button>
    </ReadingProvider>
  );
}
