import { Plural, Trans } from '@lingui/react/macro';
import { Button, type ButtonProps, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { mostAddresses } from '../../../domain/place/addressBook';
import classes from './Addresses.module.css';

export interface AddAddressProps extends Pick<ButtonProps, 'variant' | 'size'> {
  /** How many addresses are saved already. */
  saved: number;
  onPress: () => void;
}

/** The add-address control (ADDR-12); a full book says so instead, before anything is typed. */
export function AddAddress({ saved, onPress, ...look }: AddAddressProps) {
  if (saved >= mostAddresses) {
    return (
      <Text size="sm" className={classes.soft}>
        <Plural
          value={mostAddresses}
          one="You have saved # address, and there is no room for more. Delete it to add another."
          other="You have saved # addresses, and there is no room for more. Delete one to add another."
        />
      </Text>
    );
  }
  return (
    <Button
      radius="xl"
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={onPress}
      {...look}
    >
      <Trans>Add address</Trans>
    </Button>
  );
}
