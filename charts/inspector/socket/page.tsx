import type { Replayed } from '../../recordings/replay';
import type { ChartList } from '../charts';
import { mountInspector } from '../mountInspector';
import { type Channel, isMessage, type Message } from '../protocol';
import { openLine } from './line';

const listeners = new Set<() => void>();
const hearers = new Set<(message: Message) => void>();
let list: ChartList = { folder: '', languages: ['en'], charts: [], areas: {} };

const isList = (value: unknown): value is { list: ChartList } =>
  typeof value === 'object' && value !== null && 'list' in value;

const line = openLine(`ws://${location.host}/page`, {
  onOpen: () => undefined,
  onMessage: (message) => {
    if (isList(message)) {
      list = message.list;
      for (const listener of listeners) listener();
    } else if (isFound(message)) {
      asked.get(message.replayed)?.(message.found);
      asked.delete(message.replayed);
    } else if (isMessage(message)) for (const hear of hearers) hear(message);
  },
});

const channel: Channel = {
  post: (message) => line.post(message),
  listen: (hear) => {
    hearers.add(hear);
    return () => hearers.delete(hear);
  },
};

/** Replays that were asked for: the machines are where the page comes from. */
const asked = new Map<number, (found: Replayed | null) => void>();
let count = 0;

const isFound = (value: unknown): value is { replayed: number; found: Replayed | null } =>
  typeof value === 'object' && value !== null && 'replayed' in value && 'found' in value;

const root = document.getElementById('root');
if (root)
  mountInspector(root, {
    channel,
    replays: (recording) =>
      new Promise((resolve) => {
        count += 1;
        asked.set(count, resolve);
        line.post({ replay: count, recording });
      }),
    charts: {
      get: () => list,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  });
