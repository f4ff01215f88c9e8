import { useLingui } from '@lingui/react/macro';
import { SegmentedControl } from '@mantine/core';
import type { RequestsOf } from '../api/operator';
import classes from '../Operator.module.css';

interface RequestsSwitchProps {
  of: RequestsOf;
  onChange: (of: RequestsOf) => void;
}

export function RequestsSwitch({ of, onChange }: RequestsSwitchProps) {
  const { t } = useLingui();
  return (
    <SegmentedControl
      className={classes.switch}
      radius="xl"
      aria-label={t`Which requests`}
      value={of}
      onChange={(chosen) => onChange(chosen)}
      data={[
        { value: 'open', label: t`Waiting` },
        { value: 'answered', label: t`Answered` },
      ]}
    />
  );
}
