import { Trans } from '@lingui/react/macro';
import { Anchor, Text } from '@mantine/core';

/** What is accepted by signing in; the terms open beside the dialog (PAGE-10). */
export const TermsNote = () => (
  <Text ta="center" size="sm" c="var(--shop-ink-soft)" style={{ textWrap: 'balance' }}>
    <Trans>
      By signing in you accept the{' '}
      <Anchor href="/terms-and-conditions" target="_blank" inherit underline="always">
        terms and conditions
      </Anchor>
    </Trans>
  </Text>
);
