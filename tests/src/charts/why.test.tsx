import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { standingAt } from '../../../charts/inspector/log/known';
import { recordingOf } from '../../../charts/inspector/log/recordingOf';
import { actorOfRecording } from '../../../charts/inspector/log/replayed';
import { ReadingProvider } from '../../../charts/inspector/view/context';
import { EventList } from '../../../charts/inspector/view/EventList';
import { Now } from '../../../charts/inspector/view/Now';
import { localeOf } from '../../../charts/locales/locales';
import { readChart } from '../../../charts/package/model';
import { type Fuse, lightMachine } from '../../charts/inspector/light';
import { watchedActor } from '../../charts/inspector/reasons';

afterEach(cleanup);

const words = {
  title: 'A light',
  events: { 'light.switched': 'The switch is pressed', 'light.broken': 'It breaks' },
  guards: { wasPressedOften: 'It was pressed often' },
  actors: { readFuse: 'Look at the fuse' },
  met: { isWhole: 'the fuse is whole' },
  unmet: { wasPressedOften: 'it was pressed {presses} times only' },
};

async function brokenLight() {
  const machine = lightMachine.provide({
    actors: { readFuse: fromPromise<Fuse>(() => Promise.resolve({ ok: true })) },
  });
  const actor = createActor(machine, { input: { note: '' } });
  const watched = watchedActor(actor, { keys: ['ok'] });
  actor.start();
  actor.send({ type: 'light.switched' });
  await waitFor(actor, (snapshot) => snapshot.matches('on'));
  actor.send({ type: 'light.broken' });
  return watched.logged();
}

const reading = {
  texts: localeOf('en').inspector,
  language: 'en',
  set: 'en',
  list: { folder: '/', languages: ['en'], charts: [], areas: {} },
  charts: new Map([['light', { chart: readChart(lightMachine), language: 'en', words }]]),
  requirements: {},
};

const headed = (name: string) => {
  const section = screen.getByRole('heading', { name }).closest('section');
  if (!section) throw new Error(`Nothing stands under ${name}`);
  return within(section);
};

function look(actor: Awaited<ReturnType<typeof brokenLight>>, at: number | null) {
  const step = actor.steps.findLast(({ n }) => at === null || n <= at) ?? null;
  return render(
    <ReadingProvider value={reading}>
      <Now
        {...{ actor, step }}
        standing={at === null ? actor.standing : standingAt(actor, at)}
        isLive={at === null}
        {...{ role: 'read' as const }}
        onSend={() => undefined}
        wasPossible={null}
        onState={() => undefined}
      />
    </ReadingProvider>,
  );
}

it('says beside the drawing why it is here, what can happen, and what cannot and why', async () => {
  look(await brokenLight(), null);
  const here = headed('Why am I here?');
  expect(here.getByRole('button').textContent).toBe('LightOn');
  expect(here.getByText('Look at the fuse').parentElement?.textContent).toBe(
    'Look at the fuse: the fuse is whole',
  );
  expect(here.getByText('It breaks').parentElement?.textContent).toBe(
    'It breaks: it was pressed 1 times only – Nothing comes of it',
  );
  const can = headed('What can happen?').getAllByRole('listitem');
  expect(can[0]?.textContent).toContain('light.dimmed');
  const cannot = headed('What cannot, and why?').getAllByRole('listitem');
  expect(cannot[0]?.textContent).toBe(
    'It breaks not nowit was pressed 1 times only It was pressed often: not so presses: 1 Dark',
  );
});

it('says of the past what it was then', async () => {
  const actor = await brokenLight();
  look(actor, actor.steps[0]?.n ?? 0);
  expect(headed('Why am I here?').getByText('The switch is pressed')).toBeTruthy();
  expect(headed('What could happen next').getAllByRole('listitem').length).toBe(4);
  expect(headed('What cannot, and why?').getByText('Nothing is barred here.')).toBeTruthy();
});

it('says the reason in the line of the log', async () => {
  const actor = await brokenLight();
  render(
    <ReadingProvider value={reading}>
      <EventList
        known={{ actors: new Map([[actor.seen.actor, actor]]) }}
        steps={actor.steps}
        at={null}
        onStep={() => undefined}
      />
    </ReadingProvider>,
  );
  const lines = screen.getAllByRole('button').map((row) => row.lastElementChild?.parentElement);
  expect(
    lines.map((row) => [...(row?.children ?? [])].slice(2).map((one) => one.textContent)),
  ).toEqual([
    ['The switch is pressed', 'to Checking'],
    ['Look at the fuse: the fuse is whole', 'so: On'],
    ['It breaks: it was pressed 1 times only', 'Nothing comes of it'],
  ]);
});

it('says of a recording why it is there, and of what nothing came', async () => {
  const recording = recordingOf(await brokenLight());
  if (!recording) throw new Error('nothing was recorded');
  const chart = readChart(lightMachine);
  look(actorOfRecording(recording, chart, 'file'), null);
  const here = headed('Why am I here?');
  expect(here.getByText('Look at the fuse').parentElement?.textContent).toBe(
    'Look at the fuse: the fuse is whole',
  );
  expect(here.getByText('It breaks').parentElement?.textContent).toContain('Nothing comes of it');
  cleanup();
  // One of a path says nothing of ways: nothing is said of what came of a step.
  const steps = recording.steps.map(({ taken: _taken, ...step }) => step);
  look(actorOfRecording({ ...recording, steps }, chart, 'path'), null);
  expect(headed('Why am I here?').queryByText(/Nothing comes of it/)).toBeNull();
});
