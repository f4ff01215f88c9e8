import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { createActor, createMachine } from 'xstate';
import { type Hub, startHub } from '../../../charts/inspector/socket/hub';
import { createRecorder } from '../../../charts/recordings/recorder';

const doorOf = (shutTo: string) =>
  createMachine({
    id: 'door',
    version: '2',
    initial: 'open',
    states: { open: { on: { shut: shutTo } }, closed: { on: { open: 'open' } }, ajar: {} },
  });

const recorder = createRecorder();
createActor(doorOf('closed'), { inspect: recorder.inspect }).start().send({ type: 'shut' });
const [recording] = recorder.recordings();

let hub: Hub;
beforeAll(async () => {
  hub = await startHub({ port: 0, machines: [doorOf('ajar')] });
});
afterAll(() => hub.close());

it('a recording of a page is replayed where the machines are, and answered to who asked', async () => {
  const heard: string[] = [];
  const socket = new WebSocket(`${hub.address.replace('http', 'ws')}/page`);
  socket.on('message', (data) => heard.push(data.toString()));
  await new Promise((open) => socket.on('open', open));
  const other = { ...recording, machine: 'window' };
  for (const [replay, one] of [recording, other, 'no recording'].entries())
    socket.send(JSON.stringify({ replay, recording: one }));
  await vi.waitFor(() => expect(heard.join()).toContain('"replayed":2'), { timeout: 15_000 });
  const found = heard.filter((text) => text.includes('replayed')).map((text) => JSON.parse(text));
  expect(found).toEqual([
    {
      replayed: 0,
      found: {
        version: '2',
        divergence: { step: 1, kind: 'state', cause: 'shut', expected: 'closed', found: 'ajar' },
      },
    },
    { replayed: 1, found: null },
    { replayed: 2, found: null },
  ]);
  socket.close();
});
