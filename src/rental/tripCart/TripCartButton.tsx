import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconCar } from '@tabler/icons-react';
import { CountButton } from '../../ui/CountButton';
import { useTripCart } from '../api/tripCart';
import { openTripCart, prefetchTripCart } from './openTripCart';

export default function TripCartButton({ place = 'header' }: { place?: 'header' | 'bar' }) {
  const { t } = useLingui();
  const { units } = useTripCart();
  const contents = t`${plural(units, { 0: 'empty', one: '# vehicle', other: '# vehicles' })}`;
  return (
    <CountButton
      place={place}
      icon={<IconCar size={place === 'bar' ? 22 : 24} aria-hidden />}
      count={units}
      label={t`Trip Cart, ${contents}`}
      onPress={() => void openTripCart()}
      onNear={prefetchTripCart}
    >
      {place === 'bar' && <Trans>Trip</Trans>}
    </CountButton>
  );
}
