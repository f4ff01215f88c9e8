import {
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Item } from '../../../domain/catalogue/catalogue';
import type { Choice, ItemEvent, Preset } from '../../../machines/catalogue/item';
import { quiet } from '../../client/quiet';
import { whenReached } from '../../client/whenReached';
import { type ItemActor, itemIntents } from './intents';
import { itemViewOf, openingView, pointedOut } from './selectors';
import { showMissing } from './showMissing';

let code: typeof import('./LiveItem') | undefined;

const load = async () => {
  code = await import('./LiveItem');
  return code.LiveItem;
};
quiet.then(load).catch(() => undefined);

async function loadWhenReached(signal: AbortSignal): ReturnType<typeof load> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await load();
    } catch {
      await whenReached(signal, tries);
    }
  }
}

/** What runs the chart; undefined until it is wanted and there: no first picture needs it. */
function useLive() {
  const [Live, setLive] = useState(() => code?.LiveItem);
  const [isWanted, setWanted] = useState(false);
  const want = useCallback(() => setWanted(true), []);
  useEffect(() => {
    void quiet.then(want);
  }, [want]);
  useEffect(() => {
    if (Live || !isWanted) return;
    const leaving = new AbortController();
    loadWhenReached(leaving.signal).then(
      (loaded) => setLive(() => loaded),
      () => undefined,
    );
    return () => leaving.abort();
  }, [Live, isWanted]);
  return { Live, want };
}

const noOne = () => () => undefined;

const isChoice = (event: ItemEvent): event is Choice =>
  event.type === 'item.optionChosen' ||
  event.type === 'item.dishPressed' ||
  event.type === 'item.addOnSet';

const isPurchase = ({ type }: ItemEvent) =>
  type === 'item.addRequested' || type === 'item.orderRequested';

/**
 * The choosing of an item, shown from what is known of it until its chart runs: what is chosen before that is shown at
 * once, and all that is pressed is kept and done once when it does.
 * @param root what holds the choices, to lead to one that is missing
 */
export function useItem(item: Item, preset: Preset, root: RefObject<HTMLElement | null>) {
  const { Live, want } = useLive();
  const [first] = useState(preset);
  const [actor, setActor] = useState<ItemActor | null>(null);
  const kept = useRef<ItemEvent[]>([]);
  // Known before the page is drawn anew: who presses in between is heard too.
  const running = useRef<ItemActor | null>(null);
  const [chosen, setChosen] = useState<readonly Choice[]>([]);
  const [waits, setWaits] = useState<'quantity' | 'purchase' | null>(null);
  const subscribe = useCallback(
    (tell: () => void) => {
      const subscription = actor?.subscribe(tell);
      return () => subscription?.unsubscribe();
    },
    [actor],
  );
  const now = () => actor?.getSnapshot() ?? null;
  const snapshot = useSyncExternalStore(actor ? subscribe : noOne, now, now);
  const view = useMemo(
    () => (snapshot ? itemViewOf(snapshot) : openingView(item, first, chosen)),
    [snapshot, item, first, chosen],
  );
  const play = useCallback(
    (to: ItemActor, event: ItemEvent) => {
      to.send(event);
      if (!isPurchase(event)) return;
      const after = to.getSnapshot();
      showMissing(root.current, pointedOut(after.context.item, itemViewOf(after)));
    },
    [root],
  );
  const onStart = useCallback(
    (started: ItemActor) => {
      running.current = started;
      setActor(started);
      setWaits(null);
      for (const event of kept.current.splice(0)) play(started, event);
    },
    [play],
  );
  const intents = useMemo(
    () =>
      itemIntents((event) => {
        if (running.current) return play(running.current, event);
        kept.current.push(event);
        if (isChoice(event)) setChosen((before) => [...before, event]);
        else setWaits((before) => (isPurchase(event) ? 'purchase' : (before ?? 'quantity')));
        want();
      }),
    [play, want],
  );
  return { view, intents, waits, live: Live && { Live, preset: first, onStart } };
}
