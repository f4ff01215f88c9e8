import { Trans } from '@lingui/react/macro';
import { addressLine } from '../../place/addressParts/addressLine';
import { PhoneText } from '../../ui/phone/PhoneText';
import { useCheckout, useDraft } from '../context';

export function PlaceSummary() {
  const { store } = useCheckout();
  const { orderType, name, phone, place } = useDraft();
  const line = addressLine(place);
  return (
    <>
      <div>
        {orderType === 'take_away' ? (
          <Trans>Collect from {store?.name ?? ''}</Trans>
        ) : (
          <bdi>{[place?.address, line].filter(Boolean).join(' · ')}</bdi>
        )}
      </div>
      <div>
        <bdi>{name}</bdi> · <PhoneText phone={phone} />
      </div>
    </>
  );
}
