import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon } from '@mantine/core';
import { IconMapPin, IconPencil } from '@tabler/icons-react';
import { selectedAddressType } from '../../../domain/checkout/draft';
import { addressLine } from '../../place/addressParts/addressLine';
import { useTypeName } from '../../place/addressParts/useTypeName';
import classes from '../../ui/Checkout.module.css';
import { useDraft } from '../context';

/** The address that the order goes to; the browsing place itself cannot be edited (ADDR-03, ADDR-10). */
export function SelectedAddress({ onEdit }: { onEdit: () => void }) {
  const { t } = useLingui();
  const { place } = useDraft();
  const typeName = useTypeName();
  const line = addressLine(place);
  return (
    <div className={classes.card}>
      <IconMapPin className={classes.cardIcon} size={22} aria-hidden />
      <div className={classes.grow}>
        {place ? (
          <>
            <strong>{typeName(place.address_type)}</strong>
            <div className={classes.soft}>
              <bdi>{place.address}</bdi>
            </div>
            {line && (
              <div className={classes.soft}>
                <bdi>{line}</bdi>
              </div>
            )}
          </>
        ) : (
          <strong>
            <Trans>Please add your delivery address</Trans>
          </strong>
        )}
      </div>
      {place && place.address_type !== selectedAddressType && (
        <ActionIcon
          variant="subtle"
          radius="xl"
          size="lg"
          aria-label={t`Edit address`}
          onClick={onEdit}
        >
          <IconPencil size={18} aria-hidden />
        </ActionIcon>
      )}
    </div>
  );
}
