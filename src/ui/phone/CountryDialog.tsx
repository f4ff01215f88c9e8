import { Trans, useLingui } from '@lingui/react/macro';
import { Modal, Text } from '@mantine/core';
import { phoneCountryKey } from '../../client/storage/storage';
import type { OverlayProps } from '../../flow/overlays';
import CountrySelect from './CountrySelect';

/** Picks the country with whose dial code phone numbers begin (HEAD-13). */
export default function CountryDialog({ input, onDone }: OverlayProps<string, void>) {
  const { t } = useLingui();
  return (
    <Modal
      opened
      onClose={() => onDone()}
      title={t`Choose your country`}
      centered
      size="sm"
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      <Text size="sm" c="dimmed" mb="sm">
        <Trans>Phone numbers will begin with its code.</Trans>
      </Text>
      <CountrySelect
        value={input}
        onChange={(country) => {
          phoneCountryKey.set(country);
          onDone();
        }}
      />
    </Modal>
  );
}
