import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useRef } from 'react';
import type { ParcelStep } from '../../domain/parcel/parcelSteps';
import type { ParcelFacts } from '../../machines/parcel/parcel';
import { onOrderedElsewhere } from '../client/windows';
import { useStepInUrl } from '../flow/stepInUrl';
import type { ParcelActor, ParcelIntents } from './intents';
import { parcelScreenOf, stepOf } from './selectors';

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
