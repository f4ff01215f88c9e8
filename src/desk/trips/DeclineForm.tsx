import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack, Textarea } from '@mantine/core';
import { declineLength } from '../../../domain/desk/deskTrip';
import { useDeclineWords, writeWords } from './declineDraft';

interface DeclineFormProps {
  tripId: number;
  isBusy: boolean;
  onWritten: (words: string) => void;
  onBack: () => void;
}

/** Why a trip is declined; kept with every letter until the shop has it. */
export function DeclineForm({ tripId, isBusy, onWritten, onBack }: DeclineFormProps) {
  const { t } = useLingui();
  const words = useDeclineWords(tripId);
  return (
    <form
      aria-busy={isBusy}
      onSubmit={(event) => {
        event.preventDefault();
        onWritten(words);
      }}
    >
      <Stack gap="sm">
        <Textarea
          label={t`Why is it declined?`}
          description={t`The customer reads this, and what was paid goes back.`}
          placeholder={t`For example: the car is being repaired that day.`}
          autosize
          minRows={3}
          maxRows={8}
          size="md"
          radius="md"
          dir="auto"
          data-autofocus
          maxLength={declineLength}
          readOnly={isBusy}
          value={words}
          onChange={({ currentTarget }) => writeWords(tripId, currentTarget.value)}
        />
        <Button type="submit" size="lg" radius="md" loading={isBusy} disabled={words.trim() === ''}>
          <Trans>Decline the trip</Trans>
        </Button>
        <Button variant="subtle" color="gray" radius="xl" disabled={isBusy} onClick={onBack}>
          <Trans>Back to the trip</Trans>
        </Button>
      </Stack>
    </form>
  );
}
