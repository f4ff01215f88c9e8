import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import type { Address } from '../../../domain/account/customer';
import type { DeliveryPlace } from '../../../domain/checkout/draft';
import type { AddressChoiceScreen } from '../../../machines/place/addressChoice';
import { screenOf } from '../../flow/screenOf';
import { useFlow } from '../../flow/useFlow';
import { addressChoiceWith } from '../actors/addressActors';
import { addressIntents } from './intents';

interface Listeners {
  /** A place was chosen or saved: it becomes the selected address. */
  onPlace?: (place: DeliveryPlace) => void;
  /** The selected address was saved as it stood. */
  onSaved?: (address: Address) => void;
  /**
   * Told while something is open or under way: the section must not leave then, though the session
   * may have ended.
   */
  onHeld: (isHeld: boolean) => void;
}

export function useAddressChoice(zoneId: number | null, { onPlace, onSaved, onHeld }: Listeners) {
  const machine = useMemo(
    () =>
      addressChoiceWith({
        takePlace: (place) => onPlace?.(place),
        adoptSaved: (address) => onSaved?.(address),
      }),
    [onPlace, onSaved],
  );
  const actor = useFlow(machine, { input: { zoneId } });
  const intents = useMemo(() => addressIntents(actor), [actor]);
  const screen = useSelector(actor, (snapshot) => screenOf<AddressChoiceScreen>(snapshot));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isHeld = useSelector(
    actor,
    (snapshot) =>
      screenOf(snapshot) !== 'section' || snapshot.hasTag('busy') || snapshot.hasTag('needsSignIn'),
  );
  useEffect(() => onHeld(isHeld), [onHeld, isHeld]);
  return { actor, intents, screen, isBusy };
}

export type AddressChoice = ReturnType<typeof useAddressChoice>;
