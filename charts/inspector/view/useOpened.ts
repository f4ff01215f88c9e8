import { useCallback, useEffect, useState } from 'react';
import { parseRecording, type Recording } from '../../recordings/recording';
import { type ChartList, loadChart } from '../charts';
import type { LoggedActor } from '../log/known';
import { actorOfRecording } from '../log/replayed';
import { recordingIn } from '../log/share';
import { keepAs, keptAs } from './kept';

const inAddress = () => /^#recording=(.+)$/.exec(location.hash)?.[1] ?? null;

/** Where a window keeps the recordings that were opened in it, while it is loaded again. */
const place = 'inspector-opened';

const isRecordings = (value: unknown): value is Record<string, Recording> =>
  typeof value === 'object' && value !== null;

export function useOpened(list: ChartList, onOpened: (id: string, last: number) => void) {
  const [opened, setOpened] = useState<ReadonlyMap<string, LoggedActor>>(() => new Map());
  const [problem, setProblem] = useState<string | null>(null);

  const open = useCallback(
    async (read: () => Promise<Recording>) => {
      try {
        const recording = await read();
        const chart = await loadChart(list, recording.machine);
        if (!chart) throw new Error(recording.machine);
        const id = `recording-${Math.random().toString(36).slice(2, 8)}`;
        const actor = actorOfRecording(recording, chart, id);
        setOpened((before) => new Map(before).set(id, actor));
        const others = keptAs(sessionStorage, place, isRecordings);
        keepAs(sessionStorage, place, { ...others, [id]: recording });
        setProblem(null);
        onOpened(id, actor.steps.length);
      } catch (error) {
        setProblem(error instanceof Error ? error.message : String(error));
      }
    },
    [list, onOpened],
  );

  useEffect(() => {
    const kept = Object.entries(keptAs(sessionStorage, place, isRecordings) ?? {});
    for (const [id, recording] of kept)
      loadChart(list, recording.machine).then(
        (chart) =>
          chart &&
          setOpened((before) => new Map(before).set(id, actorOfRecording(recording, chart, id))),
        () => undefined,
      );
  }, [list]);

  useEffect(() => {
    const fromAddress = () => {
      const text = inAddress();
      if (!text) return;
      history.replaceState(null, '', location.pathname + location.search);
      void open(() => recordingIn(text));
    };
    fromAddress();
    addEventListener('hashchange', fromAddress);
    return () => removeEventListener('hashchange', fromAddress);
  }, [open]);

  const openFile = (file: File) => open(async () => parseRecording(await file.text()));
  return { opened, problem, openFile };
}
