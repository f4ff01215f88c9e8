import { createActor, fromPromise } from 'xstate';
import { lampMachine } from './machines/lamp/lampMachine';

const turn = fromPromise<boolean>(async () => {
  const { ok } = await fetch('/api/v1/turn', { method: 'POST' });
  if (!ok) throw new Error('It does not turn');
  return ok;
});
const lamp = createActor(lampMachine.provide({ actors: { turn } }));
const words = {
  off: 'It is dark',
  turning: 'A moment',
  on: 'It is bright',
  failed: 'It stays dark',
  worn: 'It is worn',
  pulled: 'It is unplugged',
};
lamp.subscribe(({ value }) => {
  const title = document.querySelector('h1');
  if (title) title.textContent = words[value];
});
lamp.start();
for (const [id, type] of [
  ['press', 'lamp.pressed'],
  ['pull', 'lamp.pulled'],
] as const)
  document.getElementById(id)?.addEventListener('click', () => lamp.send({ type }));
