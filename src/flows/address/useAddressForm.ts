import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { AddressFormScreen, addressFormMachine } from '../../../machines/addressForm';
import type { PlaceSearchScreen } from '../../../machines/placeSearch';
import { screenOf } from '../../app/screenOf';
import type { AddressSearch } from '../../components/address/AddressField';
import { type AddressFormActor, formIntents } from './intents';

type Snapshot = SnapshotFrom<typeof addressFormMachine>;

const positions = { locating: 'locating', notLocated: 'notLocated' } as const;

/** What the form's states say beside "form": one about the pin, and one about the last try. */
const screensIn = (snapshot: Snapshot) =>
  Object.values(snapshot.getMeta() as Record<string, { screen: AddressFormScreen }>).map(
    ({ screen }) => screen,
  );

const positionIn = (snapshot: Snapshot): AddressSearch['position'] => {
  const found = screensIn(snapshot).find((screen) => screen in positions);
  return found ? positions[found as keyof typeof positions] : 'known';
};

const noticeIn = (snapshot: Snapshot): AddressFormScreen =>
  screensIn(snapshot).find((screen) => screen !== 'form' && !(screen in positions)) ?? 'form';

const searchStates: Partial<Record<PlaceSearchScreen, AddressSearch['state']>> = {
  searching: 'searching',
  locating: 'searching',
  failed: 'failed',
};
const none: AddressSearch['suggestions'] = [];

/**
 * What an address form shows and offers.
 * @param onNamed the pin's address, each time it becomes known
 */
export function useAddressForm(actor: AddressFormActor, onNamed: (address: string) => void) {
  const intents = useMemo(() => formIntents(actor), [actor]);
  const screen = useSelector(actor, noticeIn);
  const position = useSelector(actor, positionIn);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const point = useSelector(actor, ({ context }) => context.point);
  const refusal = useSelector(actor, ({ context }) => context.refusal);
  const named = useSelector(actor, ({ context }) => context.named);
  const child = useSelector(actor, ({ children }) => children.placeSearch);
  const found = useSelector(child, (snapshot) => snapshot?.context.suggestions) ?? none;
  const searchScreen = useSelector(
    child,
    (snapshot) => snapshot && screenOf<PlaceSearchScreen>(snapshot),
  );
  const state = (searchScreen && searchStates[searchScreen as PlaceSearchScreen]) || 'quiet';
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new address fills the field, not each keystroke in it
  useEffect(() => {
    if (named) onNamed(named.address);
  }, [named]);
  const search: AddressSearch = { ...intents, suggestions: found, state, position };
  return { intents, screen, isBusy, point, refusal, search };
}
