import type { Plain } from '../model/chart';
import type { Asked } from '../reasons/verdict';
import type { SeenAction } from '../recordings/doing';

/** Version of the messages below: an inspector and a page of different builds do not talk. */
export const PROTOCOL = 2;

/** Name of the BroadcastChannel: pages and inspectors of one origin meet there. */
export const channelName = 'charts-inspector';

/** A place in a context and what stands there now; without a value it is gone. */
export type ValueChange = [path: string[], value: Plain] | [path: string[]];

/** A clock that runs: the event it will send, and when, in milliseconds since 1970. */
export interface Timer {
  event: string;
  ends: number;
}

/** How an actor stands. Of actors that are no machines only the status is told. */
export interface Standing {
  status: string;
  value: Plain;
  /** Ids of the active states. */
  active: string[];
  tags: string[];
  context: Plain;
  timers: Timer[];
  /** What the guards of the ways out say, as far as that is known before an event comes. */
  asked: Asked[];
}

export interface SeenActor extends Standing {
  actor: string;
  parent: string | null;
  /** Id that its parent knows it by, or that of its machine. */
  name: string;
  machine: { id: string; version: string | null } | null;
  /** Whether it was watched from its start on: only then can it be replayed. */
  isWhole: boolean;
  input: Plain;
  at: number;
  /** How many events it had taken since it was first watched; left out where nobody counts. */
  events?: number;
  /** What the guards said that it went by before it first came to rest. */
  weighed?: Asked[];
  /** What was done, started and scheduled at its start, where that was seen. */
  begun?: SeenAction[];
}

export interface SeenEvent {
  type: string;
  [field: string]: Plain;
}

/** One event that an actor took, and what it changed. What did not change is left out. */
export interface SeenStep {
  actor: string;
  at: number;
  event: SeenEvent;
  /** The actor that sent it; left out when it came from outside of all actors. */
  from?: string;
  /** Ids of the transitions that were taken, in order. */
  taken?: string[];
  /** What the guards said that were asked while it was taken, in order. */
  weighed?: Asked[];
  status?: string;
  value?: Plain;
  active?: string[];
  tags?: string[];
  timers?: Timer[];
  asked?: Asked[];
  changes?: ValueChange[];
  /** What was done, started and scheduled; left out where nobody tells. */
  actions?: SeenAction[];
}

/** `read` only watches; `developer` may also send events that are possible now. */
export type Role = 'read' | 'developer';

/** What a page says. `to` is the inspector that asked; left out when all are told. */
export type PageMessage =
  | { from: 'page'; page: string; to?: string; kind: 'arrived' }
  | {
      from: 'page';
      page: string;
      to?: string;
      kind: 'here';
      protocol: number;
      path: string;
      role: Role;
      actors: SeenActor[];
    }
  | { from: 'page'; page: string; to?: string; kind: 'came'; path: string }
  | { from: 'page'; page: string; to?: string; kind: 'seen'; seen: (SeenActor | SeenStep)[] }
  | { from: 'page'; page: string; to?: string; kind: 'sent'; actor: string; wasPossible: boolean }
  | { from: 'page'; page: string; to?: string; kind: 'left' };

/** What an inspector says. */
export type InspectorMessage =
  | { from: 'inspector'; inspector: string; kind: 'hello' }
  | { from: 'inspector'; inspector: string; kind: 'send'; actor: string; event: SeenEvent }
  | { from: 'inspector'; inspector: string; kind: 'bye' };

export type Message = PageMessage | InspectorMessage;

export const isStep = (seen: SeenActor | SeenStep): seen is SeenStep => 'event' in seen;

/** A message of ours among what else may be said on a channel of this name. */
export const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' &&
  value !== null &&
  'from' in value &&
  (value.from === 'page' || value.from === 'inspector') &&
  'kind' in value;

/** As much of BroadcastChannel as is needed: any pair of ends that hand plain objects over will do. */
export interface Channel {
  post(message: Message): void;
  listen(hear: (message: Message) => void): () => void;
}

export function openChannel(): Channel {
  const channel = new BroadcastChannel(channelName);
  return {
    post: (message) => channel.postMessage(message),
    listen: (hear) => {
      const onMessage = ({ data }: MessageEvent<unknown>) => {
        if (isMessage(data)) hear(data);
      };
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
}
