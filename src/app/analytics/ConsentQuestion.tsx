import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';

interface ConsentQuestionProps {
  onAnswer: (answer: 'yes' | 'no') => void;
}

/** Both answers are as easy to give: none stands out. */
export const ConsentQuestion = ({ onAnswer }: ConsentQuestionProps) => (
  <span style={{ display: 'grid', gap: 12 }}>
    <span>
      <Trans>
        May we count what is looked at and ordered here? It shows us what to do better. Your name,
        address and phone number are not part of it.
      </Trans>
    </span>
    <span style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Button size="sm" variant="default" radius="xl" onClick={() => onAnswer('no')}>
        <Trans>No, thanks</Trans>
      </Button>
      <Button size="sm" variant="default" radius="xl" onClick={() => onAnswer('yes')}>
        <Trans>You may count</Trans>
      </Button>
    </span>
  </span>
);
