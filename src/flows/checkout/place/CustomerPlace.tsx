import { Trans } from '@lingui/react/macro';
import { Anchor, Button, Group, Stack, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useCheckout, useDraft } from '../context';
import { CustomerFields } from './CustomerFields';
import { SelectedAddress } from './SelectedAddress';

const AddressDialog = lazy(() =>
  import('./AddressDialog').then(({ AddressDialog }) => ({ default: AddressDialog })),
);
const SavedAddresses = lazy(() =>
  import('./SavedAddresses').then(({ SavedAddresses }) => ({ default: SavedAddresses })),
);

/** A customer's address: the selected one, the saved ones, and what the courier has to know. */
export function CustomerPlace() {
  const { intents } = useCheckout();
  const draft = useDraft();
  const [open, setOpen] = useState<'saved' | 'new' | 'edit' | null>(null);
  const [wasOpen, setWasOpen] = useState(false);
  if (open === 'saved' && !wasOpen) setWasOpen(true);
  const close = () => setOpen(null);
  const delivered = draft.orderType === 'delivery';
  return (
    <Stack gap="md">
      {delivered && (
        <>
          <Group justify="space-between">
            <Title order={3} size="h5">
              <Trans>Delivery Addresses</Trans>
            </Title>
            <Anchor component="button" type="button" size="sm" onClick={() => setOpen('saved')}>
              <Trans>View Saved Address</Trans>
            </Anchor>
          </Group>
          <SelectedAddress onEdit={() => setOpen('edit')} />
          <Group>
            <Button
              variant="light"
              radius="xl"
              size="xs"
              leftSection={<IconPlus size={16} aria-hidden />}
              onClick={() => setOpen('new')}
            >
              <Trans>Add address</Trans>
            </Button>
          </Group>
        </>
      )}
      <CustomerFields
        key={`${draft.orderType}-${draft.place?.id ?? draft.place?.address}`}
        onDone={() => intents.finish({ placeDone: true })}
      />
      <Suspense fallback={null}>
        {wasOpen && (
          <SavedAddresses opened={open === 'saved'} onClose={close} onAdd={() => setOpen('new')} />
        )}
        {(open === 'new' || open === 'edit') && (
          <AddressDialog editing={open === 'edit' ? draft.place : null} onClose={close} />
        )}
      </Suspense>
    </Stack>
  );
}
