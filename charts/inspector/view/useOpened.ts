import { useCallback, useEffect, useState } from 'react';
import { parseRecording, type Recording } from '../../recordings/recording';
import { type ChartList, loadChart } from '../charts';
import type { LoggedActor } from '../log/known';
import { actorOfRecording } from '../log/replayed';
import { recordingIn } from '../log/share';

const inAddress = () => /^#recording=(.+)$/.exec(location.hash)?.[1] ?? null;

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
        setProblem(null);
        onOpened(id, actor.steps.length);
      } catch (error) {
        setProblem(error instanceof Error ? error.message : String(error));
      }
    },
    [list, onOpened],
  );

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
