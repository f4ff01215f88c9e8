import { Button } from '@mantine/core';

interface ToastActionProps {
  text: string;
  label: string;
  onAct: () => void;
}

export const ToastAction = ({ text, label, onAct }: ToastActionProps) => (
  <span style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
    <span style={{ flex: 1 }}>{text}</span>
    <Button size="compact-sm" variant="light" radius="xl" onClick={onAct}>
      {label}
    </Button>
  </span>
);
