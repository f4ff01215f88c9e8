import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import type { ParcelStep } from '../../domain/parcel/parcelSteps';
import type { ParcelFacts } from '../../machines/parcel/parcel';
import { onStorageChange, storedPlace } from '../client/storage/storage';
import { onOrderedElsewhere } from '../client/windows';
import { useStepInUrl } from '../flow/stepInUrl';
import type { ParcelActor, ParcelIntents } from './intents';
import { parcelScreenOf, stepOf } from './selectors';
import { senderHere } from './senderHere';

export function useOtherWindows(actor: ParcelActor, intents: ParcelIntents): void {
  useEffect(
    () =>
      onOrderedElsewhere(({ what, thing, id }) => {
        const { context, status } = actor.getSnapshot();
        const isSame = what === 'parcel' && thing === context.draft.key;
        if (isSame && status === 'active') intents.tellOrdered(id);
      }),
    [actor, intents],
  );
}

const placeNow = () => JSON.stringify(storedPlace());

/** A place that is chosen elsewhere on the page becomes the sender's, where they stood at the one before (LOC-07). */
export function useNewSender(actor: ParcelActor): void {
  const place = useSyncExternalStore(onStorageChange, placeNow);
  const told = useRef(place);
  useEffect(() => {
    if (told.current === place) return;
    told.current = place;
    const { context, status } = actor.getSnapshot();
    const patch = senderHere(context.draft, storedPlace());
    if (status === 'active') actor.send({ type: 'parcel.typed', patch });
  }, [actor, place]);
}

export function useParcelFacts(
  actor: ParcelActor,
  intents: ParcelIntents,
  facts: ParcelFacts,
): void {
  const text = JSON.stringify(facts);
  const told = useRef(text);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for the object, which is made anew at each render
  useEffect(() => {
    if (told.current === text) return;
    told.current = text;
    if (actor.getSnapshot().status === 'active') intents.tellFacts(facts);
  }, [actor, intents, text]);
}

export function useParcelStepInUrl(
  actor: ParcelActor,
  intents: ParcelIntents,
  urlStep: ParcelStep | undefined,
): void {
  const navigate = useNavigate({ from: '/parcel' });
  const open = useSelector(actor, stepOf);
  const isOpen = useSelector(actor, (snapshot) => parcelScreenOf(snapshot) === 'steps');
  const openStep = useCallback(
    (step: ParcelStep) => {
      intents.open(step);
      return stepOf(actor.getSnapshot());
    },
    [actor, intents],
  );
  const move = useCallback(
    (step: ParcelStep, replace: boolean) =>
      navigate({ search: { step }, replace, resetScroll: false }),
    [navigate],
  );
  useStepInUrl({ isOpen, open, urlStep, openStep, move });
}
