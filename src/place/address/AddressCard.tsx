import { useLingui } from '@lingui/react/macro';
import { ActionIcon } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { Address } from '../../../domain/account/customer';
import { PhoneText } from '../../ui/phone/PhoneText';
import { AddressIcon } from '../addressParts/AddressIcon';
import { addressLine } from '../addressParts/addressLine';
import { useTypeName } from '../addressParts/useTypeName';
import classes from './Addresses.module.css';
import type { AddressIntents } from './intents';

export function AddressCard({ address, intents }: { address: Address; intents: AddressIntents }) {
  const { t } = useLingui();
  const typeName = useTypeName();
  const name = typeName(address.address_type);
  const line = addressLine(address);
  const { latitude, longitude } = address;
  return (
    <li className={classes.card}>
      <AddressIcon type={address.address_type} className={classes.icon} />
      <div className={classes.grow}>
        <strong>{name}</strong>
        <div>
          <bdi>{address.address}</bdi>
        </div>
        {line && (
          <div className={classes.soft}>
            <bdi>{line}</bdi>
          </div>
        )}
        <div className={classes.soft}>
          <bdi>{address.contact_person_name}</bdi> ·{' '}
          <PhoneText phone={address.contact_person_number} />
        </div>
      </div>
      <ActionIcon
        variant="subtle"
        radius="xl"
        size="lg"
        aria-label={t`Edit ${name}: ${address.address}`}
        onClick={() =>
          intents.openForm({ id: address.id, point: { lat: latitude, lng: longitude } })
        }
      >
        <IconPencil size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="red"
        radius="xl"
        size="lg"
        aria-label={t`Delete ${name}: ${address.address}`}
        onClick={() => intents.askToDelete(address)}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </li>
  );
}
