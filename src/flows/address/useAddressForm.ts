import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { AddressFormScreen, addressFormMachine } from '../../../machines/addressForm';
import { type AddressFormActor, formIntents } from './intents';

/** What the form says now: pin and message stand side by side, and only one has more to say than "form". */
function screenIn(snapshot: SnapshotFrom<typeof addressFormMachine>): AddressFormScreen {
  const metas = Object.values(snapshot.getMeta()) as { screen: AddressFormScreen }[];
  return metas.find(({ screen }) => screen !== 'form')?.screen ?? 'form';
}

/**
 * What an address form shows and offers.
 * @param onNamed the pin's address, each time it becomes known
 */
export function useAddressForm(actor: AddressFormActor, onNamed: (address: string) => void) {
  const intents = useMemo(() => formIntents(actor), [actor]);
  const screen = useSelector(actor, screenIn);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const point = useSelector(actor, ({ context }) => context.point);
  const refusal = useSelector(actor, ({ context }) => context.refusal);
  const named = useSelector(actor, ({ context }) => context.named);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new address fills the field, not each keystroke in it
  useEffect(() => {
    if (named) onNamed(named.address);
  }, [named]);
  return { intents, screen, isBusy, point, refusal };
}
