import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Chip, Group, Modal, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { isContactComplete } from '../../../../domain/checkout/contact';
import type { DeliveryPlace } from '../../../../domain/checkout/draft';
import { saveAddress } from '../../../actors/saveAddress';
import { useBackLayer } from '../../../app/useBackLayer';
import { useCheckout, useDraft } from '../context';
import { AddressFields } from './AddressFields';
import { ContactFields } from './ContactFields';
import { usePlaceForm } from './placeForm';
import { usePin } from './usePin';
import { useTypeName } from './useTypeName';

const labels = ['home', 'office', 'other'] as const;

/** A new address, or a saved one to change: map, label and form (ADDR-21 to ADDR-25). */
export function AddressDialog({
  editing,
  onClose,
}: {
  editing: DeliveryPlace | null;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const { intents } = useCheckout();
  const draft = useDraft();
  const typeName = useTypeName();
  const small = useMediaQuery('(max-width: 48em)');
  useBackLayer(true);
  const start =
    editing ?? (draft.place && { ...draft.place, id: null, road: '', house: '', floor: '' });
  const [place, setPlace] = useState(start);
  const [label, setLabel] = useState<string>(editing?.address_type || 'home');
  const [busy, setBusy] = useState(false);
  const [askContact] = useState(() => !isContactComplete(draft, true));
  const form = usePlaceForm(
    { ...draft, place: start, orderType: 'delivery' },
    true,
    () => undefined,
  );
  const { point, onPoint } = usePin(place, (moved) => {
    setPlace({ ...moved, id: editing?.id ?? null });
    if (moved.address) form.setFieldValue('address', moved.address);
  });
  const save = async ({ address, road, house, floor, name, phone }: typeof form.values) => {
    if (!place) return;
    const { latitude, longitude } = place;
    const fields = { address, road, house, floor, latitude, longitude, address_type: label };
    setBusy(true);
    const saved = await saveAddress(
      {
        ...fields,
        contact_person_name: name,
        contact_person_number: phone,
        additional_information: '',
      },
      editing?.id ?? null,
    );
    setBusy(false);
    if (!saved) return;
    intents.type({ place: { ...fields, id: editing?.id ?? null } });
    onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      fullScreen={small ?? false}
      title={editing ? <Trans>Edit address</Trans> : <Trans>Add address</Trans>}
    >
      <form
        noValidate
        onSubmit={form.onSubmit(save, (errors) => {
          const [first] = Object.keys(errors);
          if (first) form.getInputNode(first)?.focus();
        })}
      >
        <Stack>
          {askContact && <ContactFields form={form} withEmail={false} />}
          <AddressFields form={form} point={point} onPoint={onPoint} mapOpen />
          <div>
            <Text size="sm" fw={500} id="label-as">
              <Trans>Label As</Trans>
            </Text>
            <Chip.Group value={label} onChange={(value) => setLabel(String(value))}>
              <Group gap="xs" role="group" aria-label={t`Label As`}>
                {labels.map((value) => (
                  <Chip key={value} value={value}>
                    {typeName(value)}
                  </Chip>
                ))}
              </Group>
            </Chip.Group>
          </div>
          <Button type="submit" radius="xl" loading={busy}>
            <Trans>Save</Trans>
          </Button>
        </Stack>
      </form>
    </Modal>
  );
}
