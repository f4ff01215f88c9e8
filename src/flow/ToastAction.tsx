import { Button } from '@mantine/core';

interface ToastActionProps {
  text: string;
  label: string;
  onAct: () => void;
}

/** A toast that offers one thing to do about what it tells. */
export const ToastAction = ({ text, label, onAct }: ToastActionProps) => (
  <span style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
    <span style={{ flex: 1 }}>{text}</span>
    <Button size="compact-sm" variant="light" radius="xl" onClick={onAct}>
      {label}
    </Button>
  </span>
);
