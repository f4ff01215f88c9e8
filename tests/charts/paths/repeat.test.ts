import { expect, it } from 'vitest';
import { repeated } from '../../../charts/paths/repeat';
import { stageResult } from '../../../charts/paths/results/report';
import type { FlowResult, Outcome } from '../../../charts/paths/results/results';

const flowOf = (outcome: Outcome, got: readonly string[] = []): FlowResult => ({
  flow: 'lamp',
  chart: 'lamp',
  title: 'Lamp',
  wrong: [],
  unreached: [],
  reached: { version: '1', states: {}, transitions: {} },
  paths: [
    {
      name: 'path 1: off; press',
      outcome,
      milliseconds: 1,
      steps: [],
      failure:
        outcome === 'passed'
          ? null
          : {
              step: 1,
              expected: [],
              got,
              toBeAt: [],
              recording: null,
              link: null,
              screenshot: null,
              trace: null,
            },
    },
  ],
});

const runs = (flows: readonly FlowResult[], isRight: (time: number) => boolean = () => true) => {
  let time = 0;
  return async (tell: (result: ReturnType<typeof stageResult>) => Promise<void>) => {
    const flow = flows[time % flows.length];
    time += 1;
    await tell(stageResult('jsdom', flow ? [flow] : [], new Date()));
    return isRight(time);
  };
};

it('counts the paths of all runs, and no alarm where all went well', async () => {
  expect(await repeated(runs([flowOf('passed')]), 20)).toEqual({
    times: 20,
    flows: 1,
    paths: 20,
    otherwiseRed: 0,
    alarms: [],
  });
});

it('names the run, the path and the words of what fails sometimes only', async () => {
  const { alarms } = await repeated(
    runs([flowOf('passed'), flowOf('failed', ['no button Lamp']), flowOf('error')]),
    3,
  );
  expect(alarms).toEqual([
    { time: 2, flow: 'lamp', path: 'path 1: off; press', got: ['no button Lamp'] },
    { time: 3, flow: 'lamp', path: 'path 1: off; press', got: [] },
  ]);
});

it('counts a run that ends red though no path was', async () => {
  const { otherwiseRed, alarms } = await repeated(
    runs([flowOf('passed')], (time) => time !== 2),
    4,
  );
  expect({ otherwiseRed, alarms }).toEqual({ otherwiseRed: 1, alarms: [] });
});
