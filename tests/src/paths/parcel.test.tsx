import { useLocation, useSearch } from '@tanstack/react-router';
import { vi } from 'vitest';
import type { Config } from '../../../domain/config';
import type { ParcelStep } from '../../../domain/parcel/parcelSteps';
import type { ParcelInput } from '../../../machines/parcel/parcel';
import { queryClient } from '../../../src/client/queryClient';
import { storePlace } from '../../../src/client/storage/storage';
import type { OverlayProps } from '../../../src/flow/overlays';
import type { MapViewProps } from '../../../src/map/types';
import { settings } from '../../support/fakeCart';
import { renderAtOnce } from '../../support/renderAtOnce';
import { answers } from '../../support/staged';
import { oldHarbour, suggestion } from '../../support/suggestions';
import { takePaths } from '../../support/takePaths';

/** jsdom draws no map: a button does what a hand does to it. */
vi.mock('../../../src/map/MapView', () => ({
  MapView: ({ onMove }: MapViewProps) => (
    <button type="button" translate="no" onClick={() => onMove?.({ lat: 25.23, lng: 55.33 }, 15)}>
      The map is put on 9 Harbour Road
    </button>
  ),
}));

/** The dialog's own flow is played elsewhere: here it ends. */
function SignInDialog({ onDone }: OverlayProps<unknown, { signedIn: boolean } | null>) {
  return (
    <div role="dialog" aria-label="Sign In" translate="no">
      <button type="button" translate="no" onClick={() => onDone({ signedIn: true })}>
        It ends: signed in
      </button>
      <button type="button" translate="no" onClick={() => onDone({ signedIn: false })}>
        It ends: went away
      </button>
      <button type="button" translate="no" onClick={() => onDone(null)}>
        It ends: failure
      </button>
    </div>
  );
}
vi.mock('../../../src/identity/signIn/openSignIn', async () => {
  const { openOverlay } = await import('../../../src/flow/overlays');
  return {
    openSignIn: async () => {
      const output = await openOverlay(async () => ({ default: SignInDialog }), null);
      if (!output) throw new Error('The dialog broke');
      return output;
    },
  };
});

answers.set('/parcel-category', [
  { id: 1, name: 'Letter', description: 'Papers', image_full_url: '' },
  { id: 2, name: 'Box', description: 'Up to 10 kg', image_full_url: '' },
]);
answers.set('/customer/order/parcel-instructions', {
  data: [{ id: 1, instruction: 'Keep it upright' }],
});
answers.set('/zone/list', [oldHarbour]);
answers.set('/config/geocode-api', { results: [{ formatted_address: '9 Harbour Road' }] });
answers.set('/config/get-zone-id', { zone_id: [1] });
answers.set('/config/place-api-autocomplete', {
  suggestions: [suggestion('p1', '12 Palm Street')],
});
answers.set('/config/place-api-details', { location: { latitude: 25.2, longitude: 55.3 } });

const { default: ParcelRoute } = await import('../../../src/parcel/ParcelRoute');
const { configQuery } = await import('../../../src/client/shopQueries');
// What is fetched when it is first asked for: nobody waits here for its code to be compiled.
await import('../../../src/parcel/openParcelPlace');
await import('../../../src/parcel/ParcelPlaceDialog');

let changes = 0;
/** The shop's settings, none of which is as it was. */
const shop = (guestsMayOrder: boolean): Config => ({
  ...settings,
  guest_checkout_status: guestsMayOrder ? 1 : 0,
  cash_on_delivery: 1,
  digital_payment: 1,
  dm_tips_status: 1,
  cod_max_amount: 1000 + ++changes,
});
const change = (guestsMayOrder: boolean) =>
  queryClient.setQueryData(configQuery().queryKey, shop(guestsMayOrder));

/** The page with its address, and what happens to the shop's settings. */
function Page() {
  const { step } = useSearch({ strict: false }) as { step?: ParcelStep };
  const href = useLocation({ select: (at) => at.href });
  return (
    <>
      <output translate="no">{href}</output>
      <button type="button" translate="no" onClick={() => change(true)}>
        Guests may order
      </button>
      <button type="button" translate="no" onClick={() => change(false)}>
        Guests may order no more
      </button>
      <ParcelRoute step={step} category={undefined} again={undefined} />
    </>
  );
}

await takePaths({
  parcel: ({ facts }: ParcelInput) => {
    window.localStorage.clear();
    storePlace({ address: '12 Palm Street', point: { lat: 25.2, lng: 55.3 }, zoneIds: [1] });
    answers.set('/config', shop(facts.guestAllowed));
    return renderAtOnce(<Page />, '/parcel');
  },
});
