import { Trans } from '@lingui/react/macro';
import { Anchor, Checkbox, type CheckboxProps, Text } from '@mantine/core';

/** The box without which no account is made; the terms open beside the form (SIGN-09). */
export function Terms({ input, accepts }: { input: CheckboxProps; accepts: boolean }) {
  return (
    <div>
      <Checkbox
        {...input}
        error={undefined}
        radius="xs"
        label={
          <Trans>
            I accept the{' '}
            <Anchor href="/terms-and-conditions" target="_blank" inherit underline="always">
              terms and conditions
            </Anchor>
          </Trans>
        }
      />
      {!accepts && (
        <Text id="terms-hint" size="sm" mt={4} c="var(--shop-ink-soft)">
          <Trans>You must accept the terms and conditions</Trans>
        </Text>
      )}
    </div>
  );
}
