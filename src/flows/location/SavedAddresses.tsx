import { Trans } from '@lingui/react/macro';
import { Skeleton, Text, UnstyledButton } from '@mantine/core';
import { IconBriefcase, IconHome, IconMapPin } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Address } from '../../../domain/entities/customer';
import { addressesQuery } from '../../api/addresses';
import { useSession } from '../../app/session';
import classes from './SavedAddresses.module.css';

const iconOf = (type: string) =>
  type === 'home' ? IconHome : type === 'office' ? IconBriefcase : IconMapPin;

function AddressRow({ address, onChoose }: { address: Address; onChoose: (a: Address) => void }) {
  const Icon = iconOf(address.address_type.toLowerCase());
  return (
    <UnstyledButton className={classes.row} onClick={() => onChoose(address)}>
      <Icon size={20} aria-hidden />
      <span className={classes.words}>
        <span className={classes.type}>{address.address_type}</span>
        <span className={classes.text}>{address.address}</span>
      </span>
    </UnstyledButton>
  );
}

/** The saved addresses of a customer (LOC-02, LOC-03); guests are told how to get some (LOC-04). */
export function SavedAddresses({ onChoose }: { onChoose: (address: Address) => void }) {
  const { signedIn } = useSession();
  const { data: addresses, isError } = useQuery({ ...addressesQuery(), enabled: signedIn });
  if (!signedIn) {
    return (
      <div className={classes.guest}>
        <Text size="sm" className={classes.soft}>
          <Trans>To select from saved addresses, you need to sign in.</Trans>
        </Text>
      </div>
    );
  }
  return (
    <div>
      <Text size="sm" fw={600} mb={8}>
        <Trans>Select from saved addresses or pick from map</Trans>
      </Text>
      <div className={classes.list}>
        {addresses?.map((address) => (
          <AddressRow key={address.id} address={address} onChoose={onChoose} />
        ))}
        {addresses?.length === 0 && (
          <Text size="sm" className={classes.soft}>
            <Trans>No saved addresses found to select.</Trans>
          </Text>
        )}
        {isError && (
          <Text size="sm" className={classes.soft}>
            <Trans>Your saved addresses can’t be shown right now.</Trans>
          </Text>
        )}
        {!addresses && !isError && <Skeleton height={52} radius="md" />}
      </div>
    </div>
  );
}
