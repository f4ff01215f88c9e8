import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { createActor, createMachine, SimulatedClock, types } from 'xstate-v6';
import { createInspector } from '../../../charts/inspector/socket/createInspector';
import { type Hub, startHub } from '../../../charts/inspector/socket/hub';
import type { MachineOfSix } from '../../../charts/package/xstate6';
import { order } from './machines';

interface Begun {
  send(event: { type: string; price?: number }): void;
}

/** XState 6 types its actors otherwise than its machines where optional fields are told from undefined ones. */
const begun = (machine: MachineOfSix, options: object): Begun =>
  Reflect.apply(createActor, undefined, [machine, options]).start();

const secretive = createMachine({
  id: 'secretive',
  schemas: { context: types<{ kind: string; note: string }>() },
  context: { kind: 'plain', note: 'for Ann alone' },
});

/** The chart is laid out first, which takes its time where others work too. */
const soon = { timeout: 50_000, interval: 50 };
vi.setConfig({ testTimeout: 60_000 });

let hub: Hub;
beforeAll(async () => {
  hub = await startHub({ port: 0 });
});
afterAll(() => hub.close());

/** What a page of the inspector is told. */
function page() {
  const heard: string[] = [];
  const socket = new WebSocket(`${hub.address.replace('http', 'ws')}/page`);
  socket.on('message', (data) => heard.push(data.toString()));
  return { heard, close: () => socket.close() };
}

it('an actor of XState 6 is seen with its chart, its steps and the ways that it took', async () => {
  const { inspect, stop } = createInspector({ url: hub.address.replace('http', 'ws') });
  const { heard, close } = page();
  const clock = new SimulatedClock();
  const actor = begun(order, { inspect, clock });
  actor.send({ type: 'add', price: 50 });
  actor.send({ type: 'send' });
  clock.increment(5_000);
  await vi.waitFor(() => expect(heard.join('\n')).toContain('"status":"done"'), soon);
  const told = heard.join('\n');
  const steps = [...told.matchAll(/"taken":(\[[^\]]*\])/g)].map(([, taken = '']) => taken);
  expect(steps).toEqual([
    '["order.filling|add|0"]',
    '["order.filling|send|0","order.routing||1"]',
    '["order.review|xstate.after.timeout.order.review|0"]',
  ]);
  expect(told).toContain('"changes":[[["sum"],50]]');
  expect(told).toContain('"active":["order","order.review"]');
  expect(told).toContain('"id":"order","version":null,"titles":{"en":"Order"},"states":5');
  stop();
  close();
});

it('to another machine no text goes that is not opened', async () => {
  const { inspect, stop } = createInspector({
    url: hub.address.replace('http', 'ws'),
    open: { keys: ['kind'] },
  });
  const { heard, close } = page();
  begun(secretive, { inspect });
  await vi.waitFor(() => expect(heard.join('\n')).toContain('"name":"secretive"'), soon);
  expect(heard.join('\n')).toContain('"context":{"kind":"plain","note":"•••"}');
  stop();
  close();
});
