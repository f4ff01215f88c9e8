import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { ParcelStep } from '../../../domain/parcelSteps';
import type { ParcelFacts } from '../../../machines/parcel';
import { parcelDraftKey } from '../../storage/parcelKeys';
import type { ParcelActor, ParcelIntents } from './intents';
import { screenOf, stepOf } from './selectors';

/** Writes the draft down at each change, so that a reload loses nothing; an ordered parcel drops it. */
export function useParcelMemory(actor: ParcelActor): void {
  useEffect(() => {
    const { unsubscribe } = actor.subscribe(({ context, status }) => {
      if (status === 'active') parcelDraftKey.set(context.draft);
    });
    return unsubscribe;
  }, [actor]);
}

/** Tells the flow when settings or shopper have changed under it. */
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

/**
 * Keeps the open step and the address in step: a finished step adds an entry to the history, and
 * Back opens the step of the entry before.
 */
export function useParcelStepInUrl(
  actor: ParcelActor,
  intents: ParcelIntents,
  urlStep: ParcelStep | undefined,
): void {
  const navigate = useNavigate({ from: '/parcel' });
  const open = useSelector(actor, stepOf);
  const isOpen = useSelector(actor, (snapshot) => screenOf(snapshot) === 'steps');
  /** The step that the address said last, the one that it was last told, and how many moves of ours are under way. */
  const seen = useRef(urlStep);
  const told = useRef(urlStep);
  const moves = useRef(0);
  useEffect(() => {
    if (!isOpen) return;
    let step = open;
    if (urlStep !== seen.current) {
      seen.current = urlStep;
      // A move of ours that arrives late is no press of Back: another step may have been opened since.
      if (moves.current === 0 && urlStep !== told.current) {
        told.current = urlStep;
        if (urlStep && urlStep !== open) {
          intents.open(urlStep);
          step = stepOf(actor.getSnapshot());
        }
      }
    }
    if (step === told.current) return;
    const replace = told.current === undefined;
    told.current = step;
    moves.current += 1;
    void navigate({ search: { step }, replace, resetScroll: false }).finally(() => {
      moves.current -= 1;
    });
  }, [actor, intents, isOpen, open, urlStep, navigate]);
}
