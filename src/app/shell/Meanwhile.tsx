import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { usePlace } from '../../place/currentPlace';

const consequences = {
  cart: msg`What you change in the cart is sent later.`,
  rental: msg`Changes to your trip need a connection.`,
  parcel: msg`What you type is kept here; sending it needs a connection.`,
};

export default function Meanwhile() {
  const { t } = useLingui();
  const { hasLocation, module } = usePlace();
  const type = module?.module_type;
  const kind = type === 'rental' || type === 'parcel' ? type : 'cart';
  return hasLocation && module && t(consequences[kind]);
}
