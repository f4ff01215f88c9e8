import type { AnyActorRef, InspectionEvent } from 'xstate';
import { StateMachine } from 'xstate';
import type { Plain } from '../model/chart';
import { mask, type Openness } from '../model/mask';
import { transitionId } from '../model/transitionId';
import { changedFields } from './alike';
import { actionSeen, type SeenAction } from './doing';
import {
  RECORDING_FORMAT,
  type RecordedCause,
  type RecordedEvent,
  type Recording,
  type SeenDoing,
} from './recording';

interface Options {
  /** What may be read of inputs, events, outputs and errors; nothing but numbers and names by default. */
  open?: Openness;
  /** Clock in milliseconds. */
  now?: () => number;
  /** Most steps kept of one actor; those after it are not recorded. */
  most?: number;
}

export interface Recorder {
  /** To be given to `createActor(machine, { inspect })`; sees that actor and all below it. */
  inspect: (event: InspectionEvent) => void;
  /** What the machines have lived through so far, in the order in which they were started. */
  recordings(): Recording[];
}

type Fields = { [key: string]: unknown; type: string };

interface Track {
  recording: Recording;
  at: number;
  /** Its masked context after the last step, and the transitions since. */
  context: Plain;
  tags: string[];
  taken: string[];
  actions: SeenAction[];
}

const ends = /^xstate\.(done|error)\.actor\.(.*)$/;

/** Records actors of machines; all that it keeps has gone through the mask. */
export function createRecorder(options: Options = {}): Recorder {
  const { now = () => performance.now(), most = 2_000 } = options;
  const open: Openness = { secrets: new Set(), ...options.open };
  const tracks = new Map<AnyActorRef, Track>();

  const eventOf = (event: Fields): RecordedEvent => {
    const { type, ...rest } = event;
    const fields = mask(rest, open);
    return { ...(typeof fields === 'object' && !Array.isArray(fields) ? fields : {}), type };
  };

  const causeOf = (event: Fields, isOwn: boolean): RecordedCause => {
    const [, end, actor = ''] = ends.exec(event.type) ?? [];
    if (end === 'done') return { kind: 'result', actor, output: mask(event.output, open) };
    if (end === 'error') return { kind: 'failure', actor, error: mask(event.error, open) };
    return { kind: isOwn ? 'time' : 'event', event: eventOf(event) };
  };

  const begin = (actor: AnyActorRef, input: unknown) => {
    const logic: unknown = Reflect.get(actor, 'logic');
    if (!(logic instanceof StateMachine)) return;
    const recording: Recording = {
      format: RECORDING_FORMAT,
      machine: logic.id,
      version: logic.version ?? null,
      input: mask(input, open),
      start: null,
      steps: [],
    };
    tracks.set(actor, { recording, at: now(), context: null, tags: [], taken: [], actions: [] });
  };

  /** What a step has left otherwise, and what it took; the track goes on from there. */
  const doingOf = (track: Track, snapshot: object): SeenDoing => {
    const context = mask(Reflect.get(snapshot, 'context'), open);
    const told: unknown = Reflect.get(snapshot, 'tags');
    const tags = told instanceof Set ? [...told].map(String).sort() : [];
    const fields = changedFields(track.context, context);
    const doing: SeenDoing = {
      ...(track.taken.length > 0 && { taken: track.taken }),
      ...(Object.keys(fields).length > 0 && { context: fields }),
      ...(tags.join() !== track.tags.join() && { tags }),
      actions: track.actions,
    };
    Object.assign(track, { context, tags, taken: [], actions: [] });
    return doing;
  };

  const inspect = (inspected: InspectionEvent) => {
    const actor = inspected.actorRef as AnyActorRef;
    if (inspected.type === '@xstate.microstep')
      tracks.get(actor)?.taken.push(...inspected._transitions.map(transitionId));
    if (inspected.type === '@xstate.action')
      tracks.get(actor)?.actions.push(...actionSeen(inspected.action, open));
    if (inspected.type !== '@xstate.event' && inspected.type !== '@xstate.snapshot') return;
    if (inspected.event.type === 'xstate.stop') return;
    if (inspected.event.type === 'xstate.init' && inspected.type === '@xstate.event')
      return begin(actor, inspected.event.input);
    const track = tracks.get(actor);
    if (!track) return;
    const { recording } = track;
    if (inspected.type === '@xstate.snapshot') {
      const value = ('value' in inspected.snapshot ? inspected.snapshot.value : null) as Plain;
      const last = recording.steps.at(-1);
      const doing = doingOf(track, inspected.snapshot);
      if (!last) Object.assign(recording, { start: value, begun: doing.actions });
      else if (recording.steps.length < most || last.expected === null)
        Object.assign(last, { expected: value }, doing);
      return;
    }
    if (recording.steps.length >= most) return;
    const time = now();
    const isOwn = inspected.sourceRef === actor;
    recording.steps.push({
      ...causeOf(inspected.event, isOwn),
      elapsed: Math.round(time - track.at),
      expected: null,
    });
    track.at = time;
  };

  return { inspect, recordings: () => [...tracks.values()].map(({ recording }) => recording) };
}
