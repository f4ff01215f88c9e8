import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import type { CheckoutPage, Step } from '../../domain/checkout/pages';
import type { CheckoutInput } from '../../machines/checkout/checkout';
import { profileQuery } from '../account/api/profile';
import { cartOwner } from '../cart/api/cart';
import { queryClient } from '../client/queryClient';
import { buyNowLine } from '../client/storage/orderKeys';
import { leavingsKey, onStorageChange, storedPlace } from '../client/storage/storage';
import { onOrderedElsewhere } from '../client/windows';
import { useStepInUrl } from '../flow/stepInUrl';
import { savedAddresses } from '../place/address/useSavedAddresses';
import { placeHere, spotOf } from '../place/addressParts/placeHere';
import { draftsOf } from './drafts';
import type { CheckoutActor, Intents } from './intents';
import { contactAt } from './place/contactAt';
import { viewOf } from './selectors';

/** Writes the draft down at each change, so that a reload loses nothing; a placed order drops it. */
export function useDraftMemory(actor: CheckoutActor): void {
  useEffect(() => {
    const leavings = leavingsKey.get();
    const { unsubscribe } = actor.subscribe(({ context, status }) => {
      const isOurs = context.facts.hasLines && context.elsewhere === null;
      if (status !== 'active' || !isOurs || leavingsKey.get() !== leavings) return;
      const here = storedPlace();
      const { signedIn } = context.facts;
      const browsed = here && { browsed: spotOf(here) };
      draftsOf(context.page).set({ ...context.draft, signedIn, ...browsed });
    });
    return unsubscribe;
  }, [actor]);
}

export function useNewFacts(actor: CheckoutActor, input: CheckoutInput, linesKey: string): void {
  const facts = JSON.stringify(input.facts);
  const told = useRef({ facts, linesKey });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts stand for the objects, which are made anew at each render
  useEffect(() => {
    const linesChanged = told.current.linesKey !== linesKey;
    if (!linesChanged && told.current.facts === facts) return;
    told.current = { facts, linesKey };
    if (actor.getSnapshot().status !== 'active') return;
    const event = { facts: input.facts, lines: input.lines, linesChanged };
    actor.send({ type: 'checkout.factsChanged', ...event });
  }, [actor, facts, linesKey]);
}

const spotNow = () => {
  const here = storedPlace();
  return here && JSON.stringify(spotOf(here));
};

/**
 * A place that is chosen elsewhere on the page, or in another window, becomes the selected address of the order too
 * (LOC-07), for the shopper to confirm. An order that is changed goes on to its own door.
 */
export function useNewPlace(actor: CheckoutActor): void {
  const spot = useSyncExternalStore(onStorageChange, spotNow);
  const told = useRef(spot);
  useEffect(() => {
    if (told.current === spot) return;
    told.current = spot;
    const place = placeHere(storedPlace());
    const { context, status } = actor.getSnapshot();
    const { ofOrder, orderType, name, phone } = context.draft;
    if (!place || ofOrder || status !== 'active') return;
    const profile = queryClient.getQueryData(profileQuery().queryKey);
    const own = profile
      ? {
          name: `${profile.f_name} ${profile.l_name}`.trim() || name,
          phone: profile.phone || phone,
        }
      : { name, phone };
    const patch =
      orderType === 'delivery'
        ? { place, ...contactAt(place, context.draft, savedAddresses(), own), placeDone: false }
        : { place };
    actor.send({ type: 'checkout.typed', patch });
  }, [actor, spot]);
}

/** Hears when another window orders this cart, or the one thing that a copy of this window buys. */
export function useOtherWindows(actor: CheckoutActor, intents: Intents, page: CheckoutPage): void {
  useEffect(
    () =>
      onOrderedElsewhere(({ what, thing, id }) => {
        const isSame =
          page === 'cart'
            ? what === 'cart' && thing === cartOwner()
            : what === 'line' && thing === buyNowLine.get()?.key;
        if (isSame && actor.getSnapshot().status === 'active') intents.tellOrdered(id);
      }),
    [actor, intents, page],
  );
}

export function useCheckoutStepInUrl(actor: CheckoutActor, urlStep: Step | undefined): void {
  const navigate = useNavigate({ from: '/checkout' });
  const open = useSelector(actor, (snapshot) => viewOf(snapshot).step);
  const isOpen = useSelector(actor, (snapshot) => viewOf(snapshot).screen === 'steps');
  const openStep = useCallback(
    (step: Step) => {
      actor.send({ type: 'checkout.stepOpened', step });
      return viewOf(actor.getSnapshot()).step;
    },
    [actor],
  );
  const hasStep = urlStep !== undefined;
  const move = useCallback(
    (step: Step, replace: boolean) =>
      // The first step is part of arriving: only from then on the page stays where it is scrolled to.
      navigate({ search: (search) => ({ ...search, step }), replace, resetScroll: !hasStep }),
    [navigate, hasStep],
  );
  useStepInUrl({ isOpen, open, urlStep, openStep, move });
}
