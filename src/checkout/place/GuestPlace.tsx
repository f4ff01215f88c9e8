import { Trans } from '@lingui/react/macro';
import { Stack, Title } from '@mantine/core';
import { lazy, Suspense, useCallback, useState } from 'react';
import { isContactComplete } from '../../../domain/checkout/contact';
import { useCheckout, useDraft } from '../context';
import { stepFormId } from '../stepForm';
import { GuestCard } from './GuestCard';
import { GuestFields } from './GuestFields';

const GuestDialog = lazy(() =>
  import('./GuestDialog').then(({ GuestDialog }) => ({ default: GuestDialog })),
);

/** A guest's contact and address: typed once, shown as a card from then on. */
export function GuestPlace() {
  const { intents } = useCheckout();
  const draft = useDraft();
  const delivered = draft.orderType === 'delivery';
  const complete =
    isContactComplete(draft, false) && (!delivered || Boolean(draft.place?.address.trim()));
  const [typing, setTyping] = useState(!complete);
  const [dialog, setDialog] = useState(false);
  const close = useCallback(() => setDialog(false), []);
  // The form stays while it is being filled in, and comes when something is found missing.
  if (!complete && !typing) setTyping(true);
  return (
    <Stack gap="md">
      <Title order={3} size="h5">
        {delivered ? <Trans>Delivery Addresses</Trans> : <Trans>Contact info</Trans>}
      </Title>
      <GuestCard onEdit={() => setDialog(true)} isTyped={typing} />
      {typing ? (
        <GuestFields
          key={`${draft.orderType}-${dialog}`}
          formId={stepFormId}
          onDone={() => intents.finish({ placeDone: true })}
        />
      ) : (
        <form
          id={stepFormId}
          onSubmit={(event) => {
            event.preventDefault();
            intents.finish({ placeDone: true });
          }}
        />
      )}
      {dialog && (
        <Suspense fallback={null}>
          <GuestDialog onClose={close} />
        </Suspense>
      )}
    </Stack>
  );
}
