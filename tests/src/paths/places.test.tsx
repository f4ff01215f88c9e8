import { useSelector } from '@xstate/react';
import { vi } from 'vitest';
import type { Actor } from 'xstate';
import type { ApplicationKind } from '../../../domain/account/applicationValidation';
import { addressFormMachine } from '../../../machines/place/addressForm';
import { mapPickMachine } from '../../../machines/place/mapPick';
import { placeSearchMachine } from '../../../machines/place/placeSearch';
import { destinationsKey } from '../../../src/client/storage/rentalKeys';
import { tokenKey } from '../../../src/client/storage/storage';
import type { MapViewProps } from '../../../src/map/types';
import type { AddressFormActor } from '../../../src/place/address/intents';
import { sampleAddress, sampleAddressForm } from '../../support/addresses';
import { settings } from '../../support/fakeCart';
import { beside, over } from '../../support/over';
import { renderAtOnce } from '../../support/renderAtOnce';
import { destination } from '../../support/rental';
import { answers, namesGiven } from '../../support/staged';
import { oldHarbour } from '../../support/suggestions';
import { takePaths } from '../../support/takePaths';

let moves = 0;

/** jsdom draws no map: two buttons do what a hand and a lost connection do to it. */
vi.mock('../../../src/map/MapView', () => ({
  MapView: ({ onMove, onFailed }: MapViewProps) => (
    <>
      <button type="button" translate="no" onClick={() => onMove?.({ lat: 3, lng: ++moves }, 15)}>
        The map is moved
      </button>
      <button type="button" translate="no" onClick={() => onFailed?.()}>
        The map fails
      </button>
    </>
  ),
}));

// Of the Old Market, after what was typed of its name.
namesGiven.add('Market');
answers.set('/config', settings);
answers.set('/zone/list', [oldHarbour]);
answers.set('/module', [{ id: 4, module_name: 'Grocery', module_type: 'grocery' }]);
answers.set('/vendor/package-view', {
  commission: 10,
  packages: [{ id: 2, package_name: 'Large', text: '', price: 90, validity: 90, max_order: null }],
});
answers.set('/customer/info', { f_name: 'Lina', l_name: 'Haddad', phone: '+971501234567' });
const { screenOf } = await import('../../../src/flow/screenOf');
const { startSession } = await import('../../../src/identity/session');
const { CheckoutScope, startCheckout } = await import('../../support/checkoutPlace');
const { AddressFormDialog } = await import('../../../src/place/address/AddressFormDialog');
const { AddressBook } = await import('../../../src/place/address/AddressBook');
const { CustomerPlace } = await import('../../../src/checkout/place/CustomerPlace');
const { MapPick } = await import('../../../src/place/location/MapPick');
const { PlaceField } = await import('../../../src/place/location/PlaceField');
const { default: RegistrationPage } = await import(
  '../../../src/account/registration/RegistrationPage'
);

// jsdom shows no pictures.
URL.createObjectURL = () => 'blob:picture';
URL.revokeObjectURL = () => undefined;

const nothing = () => undefined;

/** Somebody is signed in, who has saved these addresses. */
const asCustomer = (...addresses: object[]) => {
  answers.set('/customer/address/list', { addresses });
  startSession();
  tokenKey.set('t'.repeat(20));
};

/** The dialog leaves with its flow, as the flow around it sees to. */
function AddressDialog({ actor }: { actor: AddressFormActor }) {
  const isOpen = useSelector(actor, ({ status }) => status === 'active');
  return isOpen ? <AddressFormDialog actor={actor} start={sampleAddressForm()} isNew /> : null;
}

/** The field, each letter and choice handed to the search as the place flow hands them. */
function SearchField({ actor }: { actor: Actor<typeof placeSearchMachine> }) {
  const { text, suggestions } = useSelector(actor, ({ context }) => context);
  const searchScreen = useSelector(actor, (snapshot) => screenOf<never>(snapshot));
  const intents = {
    type: (typed: string) => actor.send({ type: 'search.textChanged', text: typed }),
    choose: (placeId: string) => actor.send({ type: 'search.suggestionChosen', placeId }),
    searchAgain: () => actor.send({ type: 'search.retried' }),
  };
  const shown = { screen: 'asking', text, lookedFor: text, searchScreen, suggestions };
  const view = { ...shown, isBusy: false, intents };
  return <PlaceField view={view as never} />;
}

await takePaths({
  addressChoice: ({ zoneId }: { zoneId: number | null }) => {
    asCustomer(sampleAddress({ address: '1 Quay Road' }));
    // Nothing to order: the draft stays as it is, whatever is chosen.
    const checkout = startCheckout({}, true, false);
    return renderAtOnce(
      zoneId === null ? (
        <AddressBook stranger={() => null} />
      ) : (
        <CheckoutScope actor={checkout}>
          <CustomerPlace onHeld={nothing} />
        </CheckoutScope>
      ),
    );
  },
  addressForm: beside(addressFormMachine, (actor) => <AddressDialog actor={actor} />),
  location: ({ entry }: { entry: string }) => {
    asCustomer(
      sampleAddress({ id: 1, address: 'Quay 1', zone_ids: [2] }),
      sampleAddress({ id: 2, address: 'Quay 2', zone_ids: [] }),
    );
    return over(() => import('../../../src/place/location/LocationDialog'), { entry })();
  },
  mapPick: beside(mapPickMachine, (actor) => <MapPick map={actor} />),
  placeSearch: beside(placeSearchMachine, (actor) => <SearchField actor={actor} />),
  registration: ({ kind }: { kind: ApplicationKind }) =>
    renderAtOnce(<RegistrationPage kind={kind} />),
  rentalSearch: () => {
    destinationsKey.set([destination]);
    return over(() => import('../../../src/rental/rentalSearch/RentalSearchDialog'), {
      vehicle: null,
      trouble: 'none',
      plan: null,
    })();
  },
});
