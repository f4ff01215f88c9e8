import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fromPromise, setup } from 'xstate';
import { ChartView } from '../../../charts/inspector/view/ChartView';
import { ReadingProvider } from '../../../charts/inspector/view/context';
import type { useSheet } from '../../../charts/inspector/view/useSheet';
import { localeOf } from '../../../charts/locales/locales';
import { layOut } from '../../../charts/package/drawing';
import { developerLabels, readChart } from '../../../charts/package/model';

const opensFlow = (flow: string) =>
  Object.assign(
    fromPromise(() => Promise.resolve()),
    { flow },
  );
const machine = setup({
  actors: { askToSignIn: opensFlow('signIn'), askElsewhere: opensFlow('elsewhere') },
}).createMachine({
  id: 'order',
  initial: 'asking',
  states: {
    asking: {
      invoke: [
        { id: 'askToSignIn', src: 'askToSignIn' },
        { id: 'askElsewhere', src: 'askElsewhere' },
      ],
    },
  },
});
const list = {
  folder: '/charts/',
  languages: ['en'],
  areas: {},
  charts: [
    {
      id: 'signIn',
      version: null,
      titles: {},
      states: 4,
      transitions: 9,
      area: '',
      starts: [],
      chart: '',
      words: {},
      drawings: {},
    },
  ],
};
const sheet: ReturnType<typeof useSheet> = {
  box: { current: null },
  paper: { current: null },
  scale: 1,
  reveal: () => undefined,
  zoom: () => undefined,
  showAll: () => undefined,
  onKeyDown: () => undefined,
};

it('a state that waits for another flow leads to its chart, where there is one', async () => {
  const drawing = await layOut(readChart(machine), developerLabels);
  const told: string[] = [];
  render(
    <ReadingProvider
      value={{
        texts: localeOf('en').inspector,
        language: 'en',
        set: 'en',
        list,
        charts: new Map(),
        requirements: {},
      }}
    >
      <ChartView
        {...{ drawing, sheet, active: [], taken: [], timers: [], isLive: false, chosen: null }}
        title="Order"
        canFold
        placeIn={() => []}
        titleOf={(id) => id}
        onFold={() => undefined}
        onChoose={(state) => told.push(`state ${state}`)}
        onFlow={(flow) => told.push(`flow ${flow}`)}
      />
    </ReadingProvider>,
  );
  fireEvent.click(screen.getByRole('link', { name: 'askToSignIn' }));
  fireEvent.click(screen.getByText('askElsewhere'));
  expect(told).toEqual(['flow signIn', 'state order.asking']);
});
