import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { isApiError } from '../client/apiError';
import { openLocation } from '../place/location/openLocation';
import classes from './CartCosts.module.css';

const ofPlace: readonly string[] = ['zone_mismatch', 'address_outside_zone'];

/** Whether a cart cannot be priced because its store does not serve the shopper's place. */
export const isOfPlace = (error: unknown): boolean =>
  isApiError(error) && ofPlace.includes(error.code);

/** Says so where the costs would stand, with the way to another place. */
export function NotServed({ error }: { error: unknown }) {
  const { t } = useLingui();
  const said = isApiError(error) ? error.said : '';
  return (
    <div role="alert" className={classes.notServed}>
      <p>
        {said ||
          t`The store does not deliver to this address. Choose another one or collect the order yourself.`}
      </p>
      <Button variant="light" size="compact-md" radius="xl" onClick={() => void openLocation()}>
        <Trans>Change location</Trans>
      </Button>
    </div>
  );
}
