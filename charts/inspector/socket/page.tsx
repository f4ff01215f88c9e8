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

const root = document.getElementById('root');
if (root)
  mountInspector(root, {
    channel,
    charts: {
      get: () => list,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  });
