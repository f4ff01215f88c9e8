import type { AnyActorRef, InspectionEvent } from 'xstate';
import { channelName } from '../protocol.ts';

/** An actor that the page told of, and what it lived through until the watcher was there. */
interface EarlyActor {
  actor: AnyActorRef;
  events: { event: InspectionEvent; at: number }[];
  stop: () => void;
}

declare global {
  interface Window {
    /** Tells the inspector of an actor, where the inspector is on. Answers the way to end that. */
    inspectActor?: (actor: AnyActorRef) => () => void;
    /** Actors from before the watcher was loaded. */
    inspectedEarly?: EarlyActor[];
  }
}

/** Events kept of a page that no inspector has asked for; then they are let go. */
const mostEarly = 400;

/**
 * A script for the page's head: it keeps the first events of each actor that the page tells of, and loads the
 * watcher (the module at `source`) only when an inspector is open. A page nobody watches pays for nothing else.
 */
export const loaderScript = (source: string): string => `(() => {
const early = window.inspectedEarly = [];
let left = ${mostEarly};
window.inspectActor = (actor) => {
const one = { actor, events: [], stop: () => {} };
const watching = left > 0 && actor.system.inspect((event) => {
if (left-- > 0) one.events.push({ event, at: Date.now() });
else early.forEach((each) => { each.events.length = 0; });
});
one.stop = () => { watching && watching.unsubscribe(); };
early.push(one);
return () => { one.stop(); early.splice(early.indexOf(one), 1); };
};
const channel = new BroadcastChannel(${JSON.stringify(channelName)});
channel.onmessage = ({ data }) => {
if (!data || data.from !== 'inspector' || data.kind === 'bye') return;
channel.close();
import(${JSON.stringify(source)});
};
channel.postMessage({ from: 'page', page: 'new', kind: 'arrived' });
})();`;
