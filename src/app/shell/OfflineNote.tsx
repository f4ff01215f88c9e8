import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLack } from '../../client/useLack';
import { usePlace } from '../../place/currentPlace';
import classes from './OfflineNote.module.css';

const missing = {
  connection: msg`You are offline. You see what was loaded last.`,
  shop: msg`The shop cannot be reached. You see what was loaded last.`,
};

const consequences = {
  cart: msg`What you change in the cart is sent later.`,
  rental: msg`Changes to your trip need a connection.`,
  parcel: msg`What you type is kept here; sending it needs a connection.`,
};

/** Tells that there is no connection, or no shop at its end, for as long as there is none, and what becomes of what is done. */
export function OfflineNote() {
  const { t } = useLingui();
  const lacks = useLack();
  const { hasLocation, module } = usePlace();
  const type = module?.module_type;
  const kind = type === 'rental' || type === 'parcel' ? type : 'cart';
  return (
    <div role="status">
      {lacks && (
        <p className={classes.note}>
          {t(missing[lacks])} {hasLocation && module && t(consequences[kind])}
        </p>
      )}
    </div>
  );
}
