import { Trans } from '@lingui/react/macro';
import { Anchor, Group, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { Address } from '../../../domain/account/customer';
import type { DeliveryPlace } from '../../../domain/checkout/draft';
import { profileQuery } from '../../account/api/profile';
import { AddAddress } from '../../place/address/AddAddress';
import { newPlace, pointOf } from '../../place/address/newPlace';
import { useAddressChoice } from '../../place/address/useAddressChoice';
import { savedAddresses, useSavedAddresses } from '../../place/address/useSavedAddresses';
import { useCheckout, useDraft } from '../context';
import { draftOf } from '../selectors';
import { CustomerFields } from './CustomerFields';
import { contactAt } from './contactAt';
import { SelectedAddress } from './SelectedAddress';

const AddressDialogs = lazy(() =>
  import('../../place/address/AddressDialogs').then((m) => ({ default: m.AddressDialogs })),
);

export function CustomerPlace({ onHeld }: { onHeld: (isHeld: boolean) => void }) {
  const { actor, intents, store } = useCheckout();
  const draft = useDraft();
  const { place } = draft;
  const { data: profile } = useQuery(profileQuery());
  const ofProfile = `${profile?.f_name ?? ''} ${profile?.l_name ?? ''}`.trim();
  const contact = { name: ofProfile || draft.name, phone: profile?.phone || draft.phone };
  const { data: saved } = useSavedAddresses();
  const known = useRef(contact);
  useEffect(() => {
    known.current = contact;
  });
  const [round, setRound] = useState(0);
  const onPlace = useCallback(
    (chosen: DeliveryPlace) => {
      const met = contactAt(chosen, draftOf(actor.getSnapshot()), savedAddresses(), known.current);
      intents.type({ place: chosen, ...met });
      setRound((last) => last + 1);
    },
    [actor, intents],
  );
  const onSaved = useCallback(
    ({ id, address_type }: Address) => {
      const { place: typed } = draftOf(actor.getSnapshot());
      if (typed) intents.type({ place: { ...typed, id, address_type } });
    },
    [actor, intents],
  );
  const choice = useAddressChoice(store?.zone_id ?? null, { onPlace, onSaved, onHeld });
  return (
    <Stack gap="md">
      {draft.orderType === 'delivery' && (
        <>
          <Group justify="space-between">
            <Title order={3} size="h5">
              <Trans>Delivery Addresses</Trans>
            </Title>
            <Anchor
              component="button"
              type="button"
              size="sm"
              onClick={() => choice.intents.openList(place?.id ?? null)}
            >
              <Trans>View Saved Address</Trans>
            </Anchor>
          </Group>
          <SelectedAddress
            onEdit={() => choice.intents.openForm({ id: place?.id ?? null, point: pointOf(place) })}
          />
          <Group>
            <AddAddress
              variant="light"
              size="xs"
              saved={saved?.length ?? 0}
              onPress={() => choice.intents.openForm({ id: null, point: pointOf(newPlace(place)) })}
            />
          </Group>
        </>
      )}
      <CustomerFields
        key={`${draft.orderType}-${round}-${place?.address}`}
        choice={choice}
        contact={contact}
        takenName={ofProfile}
        onDone={() => intents.finish({ placeDone: true })}
      />
      {choice.screen !== 'section' && (
        <Suspense fallback={null}>
          <AddressDialogs choice={choice} selected={place} contact={contact} />
        </Suspense>
      )}
    </Stack>
  );
}
