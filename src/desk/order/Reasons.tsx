import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack, Text } from '@mantine/core';
import { type RefusalReason, refusalReasons } from '../../../domain/desk/deskOrder';

interface ReasonsProps {
  isBusy: boolean;
  onChosen: (reason: RefusalReason) => void;
  onBack: () => void;
}

export function Reasons({ isBusy, onChosen, onBack }: ReasonsProps) {
  const { t } = useLingui();
  const names: Record<RefusalReason, string> = {
    sold_out: t`Something of it is sold out`,
    too_busy: t`We have too much to do`,
    closing: t`We are closing`,
    cannot_make: t`We cannot make this order`,
  };
  return (
    <Stack gap="sm" aria-busy={isBusy}>
      <Text fw={600}>
        <Trans>Why is it refused? The shopper reads this, and what was paid goes back.</Trans>
      </Text>
      {refusalReasons.map((reason) => (
        <Button
          key={reason}
          size="lg"
          radius="md"
          color="red"
          variant="light"
          disabled={isBusy}
          onClick={() => onChosen(reason)}
        >
          {names[reason]}
        </Button>
      ))}
      <Button variant="subtle" color="gray" radius="xl" disabled={isBusy} onClick={onBack}>
        <Trans>Back to the order</Trans>
      </Button>
    </Stack>
  );
}
