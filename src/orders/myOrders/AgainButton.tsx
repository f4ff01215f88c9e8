import { Button, type ButtonProps } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';

interface AgainButtonProps extends ButtonProps {
  /** What the press does; until it is done the button turns. */
  onAgain: () => Promise<unknown>;
  children: ReactNode;
}

export function AgainButton({ onAgain, ...looks }: AgainButtonProps) {
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    try {
      await onAgain();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="light"
      radius="xl"
      leftSection={<IconRefresh size={18} aria-hidden />}
      loading={busy}
      onClick={() => void press()}
      {...looks}
    />
  );
}
