import { Trans } from '@lingui/react/macro';
import { Skeleton, Text, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Address } from '../../../domain/account/customer';
import { selectedAddressType } from '../../../domain/checkout/draft';
import { type StoredPlace, storedPlace } from '../../client/storage/storage';
import { useSession } from '../../identity/session';
import { AddressIcon } from '../addressParts/AddressIcon';
import { useTypeName } from '../addressParts/useTypeName';
import { addressesQuery } from '../api/addresses';
import classes from './SavedAddresses.module.css';

interface RowProps {
  type: string;
  address: string;
  isCurrent?: boolean;
  onPress: () => void;
}

function AddressRow({ type, address, isCurrent, onPress }: RowProps) {
  const typeName = useTypeName();
  return (
    <UnstyledButton
      className={classes.row}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={onPress}
    >
      <AddressIcon type={type} />
      <span className={classes.words}>
        <span className={classes.type}>{typeName(type)}</span>
        <span className={classes.text}>
          <bdi>{address}</bdi>
        </span>
      </span>
    </UnstyledButton>
  );
}

const isAt = ({ address, latitude, longitude }: Address, here: StoredPlace) =>
  address === here.address && latitude === here.point.lat && longitude === here.point.lng;

export interface SavedAddressesProps {
  onChoose: (address: Address) => void;
  /** The place that is selected already was chosen. */
  onStay: () => void;
}

/**
 * The selected address and then the saved ones of a customer (LOC-02, LOC-03, ADDR-20); guests are told how to get
 * some (LOC-04).
 */
export function SavedAddresses({ onChoose, onStay }: SavedAddressesProps) {
  const { signedIn } = useSession();
  const { data: addresses, isError } = useQuery({
    ...addressesQuery(),
    enabled: signedIn,
    refetchOnMount: 'always',
  });
  if (!signedIn) {
    return (
      <div className={classes.guest}>
        <Text size="sm" className={classes.soft}>
          <Trans>To select from saved addresses, you need to sign in.</Trans>
        </Text>
      </div>
    );
  }
  const here = storedPlace();
  const others = addresses?.filter((address) => !here || !isAt(address, here));
  const same = here && addresses?.find((address) => isAt(address, here));
  return (
    <div>
      <Text size="sm" fw={600} mb={8}>
        <Trans>Select from saved addresses or pick from map</Trans>
      </Text>
      <div className={classes.list}>
        {here && addresses && (
          <AddressRow
            type={same?.address_type ?? selectedAddressType}
            address={here.address}
            isCurrent
            onPress={onStay}
          />
        )}
        {others?.map((address) => (
          <AddressRow
            key={address.id}
            type={address.address_type}
            address={address.address}
            onPress={() => onChoose(address)}
          />
        ))}
        {addresses?.length === 0 && (
          <Text size="sm" className={classes.soft}>
            <Trans>No saved addresses found to select.</Trans>
          </Text>
        )}
        {isError && !addresses && (
          <Text size="sm" className={classes.soft}>
            <Trans>Your saved addresses can’t be shown right now.</Trans>
          </Text>
        )}
        {!addresses && !isError && <Skeleton height={52} radius="md" />}
      </div>
    </div>
  );
}
