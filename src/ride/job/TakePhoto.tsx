import { Button, FileButton } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';

interface TakePhotoProps {
  variant: 'filled' | 'light' | 'default';
  isBusy?: boolean;
  onTaken: (file: File) => void;
  children: ReactNode;
}

/** Opens the phone's camera. */
export function TakePhoto({ variant, isBusy = false, onTaken, children }: TakePhotoProps) {
  const reset = useRef<() => void>(null);
  return (
    <FileButton
      accept="image/*"
      capture="environment"
      resetRef={reset}
      onChange={(file) => {
        if (file) onTaken(file);
        reset.current?.();
      }}
    >
      {(props) => (
        <Button
          {...props}
          variant={variant}
          size="lg"
          radius="xl"
          loading={isBusy}
          leftSection={<IconCamera size={20} aria-hidden />}
        >
          {children}
        </Button>
      )}
    </FileButton>
  );
}
