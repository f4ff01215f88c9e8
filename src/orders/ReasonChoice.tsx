import { Trans } from '@lingui/react/macro';
import { Radio, Skeleton, Stack, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';

interface ReasonChoiceProps {
  label: string;
  /** The shop's own reasons as they are asked for. */
  query: { data: { reasons: readonly { reason: string }[] } | undefined; isPending: boolean };
  /** Offered where the shop has none, or does not tell them. */
  usual: readonly string[];
  reason: string;
  /** How often it was sent: each time without one, what is missing is said and the first is focused. */
  tries: number;
  onChoose: (reason: string) => void;
}

/** Why something is cancelled or asked back; what can be chosen stands there once it is known, and stays. */
export function ReasonChoice(props: ReasonChoiceProps) {
  const { label, query, usual, reason, tries, onChoose } = props;
  const group = useRef<HTMLDivElement>(null);
  const { data, isPending } = query;
  const isMissing = tries > 0 && !reason;
  useEffect(() => {
    if (tries > 0 && !reason && !isPending) group.current?.querySelector('input')?.focus();
  }, [tries, reason, isPending]);
  const offered = data?.reasons.length ? data.reasons.map((one) => one.reason) : usual;
  return (
    <Radio.Group
      ref={group}
      label={<Text fw={500}>{label}</Text>}
      error={
        isMissing && (
          <span key={tries} role="alert">
            <Trans>Please choose a reason.</Trans>
          </span>
        )
      }
      value={reason}
      onChange={onChoose}
    >
      <Stack gap="xs" mt="xs" aria-busy={isPending}>
        {isPending
          ? usual.map((text) => <Skeleton key={text} height={20} width="60%" radius="xl" />)
          : offered.map((text) => <Radio key={text} value={text} label={text} />)}
      </Stack>
    </Radio.Group>
  );
}
