import type { ChartWords } from '../../model/words';
import { elementAt } from '../elementAt';
import type { Arc } from '../explore';
import { answerGestures, fromWithout, gesturesFor, seenAt } from '../screens';
import { type Answer, answerFor, callsAwaited, isAtOnce } from '../surroundings';
import { tellerOf } from '../words';
import { plainOf, type SaidLine, Sayings, told } from './phrases';
import type { Act, Forced, Stagehand } from './script';

/** One step of a person: what is arranged before, what is done, and what is to be seen then. */
export interface SceneStep {
  readonly prepare: readonly SaidLine[];
  readonly actions: readonly SaidLine[];
  readonly sights: readonly SaidLine[];
  /** What it comes to, in the product owner's words. */
  readonly meaning: string;
}

/** A path that a person can follow. */
export interface Scene {
  readonly name: string;
  readonly given: readonly string[];
  readonly data: readonly string[];
  readonly rows: readonly SceneStep[];
}

interface Draft {
  prepare: SaidLine[];
  actions: SaidLine[];
  /** Null while nothing of the flow has happened yet. */
  last: Arc | null;
}

type Call = Extract<Answer, { call: string }>;
const isCall = (answer: Answer | null): answer is Call =>
  answer !== null && typeof answer === 'object' && 'call' in answer;
const isOwn = (call: Call): boolean => !('dead' in call) && !('status' in call);

/** Tells the paths of a flow to people of a language. */
export function narrator(act: Act, words: ChartWords, language: string, hand: Stagehand) {
  const { explored, screens, surroundings, script } = act;
  const phrases = new Sayings(language, hand.translate, script?.typed, script?.called);
  const { then } = tellerOf(explored, words, language);
  const snapshotOf = (arc: Arc) => elementAt(explored.configurations, arc.to).snapshot;
  const answerOf = (arc: Arc) => surroundings && answerFor(surroundings, explored, arc);
  const isQuiet = (arc: Arc) => surroundings !== null && isAtOnce(surroundings, explored, arc);
  const actorName = (src: string) => words.actors?.[src] ?? src;

  function startOf(input: string): SaidLine[] {
    const begin = script?.starts[input];
    return begin ? begin.steps.map((deed) => phrases.deed(deed)) : [phrases.fill('at', input)];
  }

  /** What somebody does for a step; null where it comes by itself. */
  function deedsOf(arc: Arc): SaidLine[] | null {
    const { cause, from } = arc;
    if (cause.kind === 'start') return startOf(cause.input);
    if (isQuiet(arc)) return null;
    if (cause.kind === 'time') {
      const time = surroundings?.delays?.[cause.delay];
      return typeof time === 'number'
        ? [phrases.fill('wait', String(Math.ceil(time / 1_000)))]
        : [phrases.fill('waitFor', words.delays?.[cause.delay] ?? cause.delay)];
    }
    if (cause.kind === 'event') {
      const before = explored.configurations[from ?? -1];
      const gestures = before ? gesturesFor(screens, arc, before.snapshot) : null;
      if (gestures !== null && gestures !== fromWithout)
        return gestures.map((one) => phrases.deed(one));
      return [phrases.fill('meanwhile', words.events?.[cause.event.type] ?? cause.event.type)];
    }
    const answer = answerOf(arc);
    const gestures =
      answer && typeof answer === 'object' && 'gestures' in answer ? answer.gestures : null;
    return (gestures ?? answerGestures(screens, arc))?.map((one) => phrases.deed(one)) ?? null;
  }

  /** A call that is still under way when somebody does the next thing must be slow. */
  function lateCalls(path: readonly Arc[], index: number): string[] {
    const next = path.slice(index + 1).find((one) => !isQuiet(one));
    if (!surroundings || !next || next.from === null || isCall(answerOf(next))) return [];
    return [...new Set(callsAwaited(explored, surroundings, next.from))];
  }

  function draftsOf(path: readonly Arc[]): Draft[] {
    const drafts: Draft[] = [];
    const held = new Set<string>();
    path.forEach((arc, index) => {
      const deeds = deedsOf(arc);
      // What is arranged holds from the press that begins the flow, not from what leads there.
      const before = arc.cause.kind === 'start' ? (deeds?.slice(0, -1) ?? []) : [];
      if (before.length > 0) drafts.push({ prepare: [], actions: before, last: null });
      if (deeds) drafts.push({ prepare: [], actions: deeds.slice(before.length), last: arc });
      const draft = elementAt(drafts, drafts.length - 1);
      draft.last = arc;
      const { cause } = arc;
      const answer = deeds ? null : answerOf(arc);
      const force = (forced: Forced, isLate: boolean) => {
        // What was late already has been turned together with its answer.
        if (!isLate && held.delete(forced.call)) return;
        if (isLate) held.add(forced.call);
        draft.prepare.push(phrases.deed(hand.force(forced, isLate)));
      };
      if (isCall(answer) && (!isOwn(answer) || held.has(answer.call))) force(answer, false);
      else if (!deeds && !surroundings && (cause.kind === 'result' || cause.kind === 'failure'))
        draft.prepare.push(
          cause.kind === 'result'
            ? phrases.fill('answers', `${actorName(cause.actor)}: ${cause.name}`)
            : phrases.fill('noAnswer', actorName(cause.actor)),
        );
      for (const call of lateCalls(path, index)) {
        if (held.has(call)) continue;
        const later = path
          .slice(index + 1)
          .map(answerOf)
          .filter(isCall)
          .find((one) => one.call === call);
        force(later ?? { call }, true);
      }
    });
    return drafts;
  }

  function rowsOf(path: readonly Arc[]): SceneStep[] {
    let before = new Set<string>();
    return draftsOf(path).map(({ prepare, actions, last }) => {
      if (!last) return { prepare, actions, sights: [], meaning: '' };
      const seen = seenAt(screens, snapshotOf(last));
      const lines = seen.flatMap((one) => phrases.sights(one, before));
      before = new Set(
        seen.flatMap(({ shown = [] }) => shown).map((piece) => plainOf(phrases.piece(piece))),
      );
      const known = new Set<string>();
      const sights = lines.filter((line) => {
        const isNew = !known.has(plainOf(line));
        known.add(plainOf(line));
        return isNew;
      });
      return { prepare, actions, sights, meaning: then(last) };
    });
  }

  /** What a step adds to the name of its path; nothing where it goes as it always does. */
  function turnOf(arc: Arc): string[] {
    const { cause } = arc;
    const key =
      cause.kind === 'event'
        ? cause.event.type
        : cause.kind === 'result'
          ? `${cause.actor}: ${cause.name}`
          : cause.kind === 'failure'
            ? `${cause.actor}: failure`
            : null;
    const own = key === null ? undefined : script?.turns?.[key];
    if (own !== undefined) return own === null ? [] : [told(own, language)];
    if (isQuiet(arc)) return [];
    if (cause.kind === 'event') return [words.events?.[cause.event.type] ?? cause.event.type];
    if (cause.kind === 'failure') return [`${actorName(cause.actor)}: ${phrases.texts.fails}`];
    const answer = answerOf(arc);
    const isUsual = isCall(answer) && isOwn(answer);
    return cause.kind === 'result' && !isUsual ? [`${actorName(cause.actor)}: ${cause.name}`] : [];
  }

  function nameOf(path: readonly Arc[]): string {
    const [first, ...rest] = path;
    const input = first?.cause.kind === 'start' ? first.cause.input : '';
    const begin = script?.starts[input]?.name;
    const turns = [...new Set(rest.flatMap(turnOf))];
    const shown = turns.length > 4 ? [...turns.slice(0, 2), '…', ...turns.slice(-2)] : turns;
    const name = begin ? told(begin, language) : input;
    return shown.length > 0 ? `${name}: ${shown.join(phrases.texts.comma)}` : name;
  }

  return (paths: readonly (readonly Arc[])[]): Scene[] => {
    const counts = new Map<string, number>();
    return paths.map((path) => {
      const name = nameOf(path);
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      const input = path[0]?.cause.kind === 'start' ? path[0].cause.input : '';
      const begin = script?.starts[input];
      const texts = (list: readonly Parameters<typeof told>[0][] = []) =>
        list.map((one) => told(one, language));
      return {
        name: count > 1 ? `${name} (${count})` : name,
        given: texts(begin?.given),
        data: texts(begin?.data),
        rows: rowsOf(path),
      };
    });
  };
}
