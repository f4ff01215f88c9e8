import { useSelector } from '@xstate/react';
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { SnapshotFrom } from 'xstate';
import { withAddress } from '../../../domain/place/addressParts';
import type { AddressFormScreen, addressFormMachine } from '../../../machines/place/addressForm';
import type { PlaceSearchScreen } from '../../../machines/place/placeSearch';
import { screenOf } from '../../flow/screenOf';
import type { AddressSearch } from '../addressParts/AddressField';
import { type AddressFormActor, formIntents } from './intents';

type Snapshot = SnapshotFrom<typeof addressFormMachine>;

const positions: Partial<Record<AddressFormScreen, AddressSearch['position']>> = {
  locating: 'locating',
  notLocated: 'notLocated',
};

/** What the form's states say beside "form": one about the pin, and one about the last try. */
const screensIn = (snapshot: Snapshot): AddressFormScreen[] =>
  Object.values(snapshot.getMeta()).flatMap((meta) => meta?.screen ?? []);

const positionIn = (snapshot: Snapshot): AddressSearch['position'] => {
  const [found = 'known'] = screensIn(snapshot).flatMap((screen) => positions[screen] ?? []);
  return found;
};

const noticeIn = (snapshot: Snapshot): AddressFormScreen =>
  screensIn(snapshot).find((screen) => screen !== 'form' && !(screen in positions)) ?? 'form';

const searchStates: Partial<Record<PlaceSearchScreen | 'none', AddressSearch['state']>> = {
  searching: 'searching',
  locating: 'searching',
  failed: 'failed',
};
const none: AddressSearch['suggestions'] = [];

interface Named {
  address: string;
  road: string;
  house: string;
}

interface NamedForm {
  getValues: () => Named;
  setValues: (values: Named) => void;
  clearFieldError: (path: 'address') => void;
}

export function useAddressForm(actor: AddressFormActor, form: NamedForm) {
  const filled = useRef(form.getValues().address);
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
  const state = (searchScreen && searchStates[searchScreen]) || 'quiet';
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new address fills the field, not each keystroke in it
  useLayoutEffect(() => {
    if (!named) return;
    const { road, house } = form.getValues();
    const place = withAddress({ address: filled.current, road, house }, named.address);
    filled.current = place.address;
    form.setValues(place);
    form.clearFieldError('address');
  }, [named]);
  const search: AddressSearch = { ...intents, suggestions: found, state, position };
  return { intents, screen, isBusy, point, refusal, search };
}
