import { useLingui } from '@lingui/react/macro';
import { Radio, Skeleton, Stack, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';

interface ReasonChoiceProps {
  label: string;
  /** The shop's own reasons as they are asked for. */
  query: { data: { reasons: readonly { reason: string }[] } | undefined; isPending: boolean };
  /** Offered where the shop has none, or does not tell them. */
  usual: readonly string[];
  reason: string;
  /** It was sent without one. */
  isMissing: boolean;
  onChoose: (reason: string) => void;
}

/** Why something is cancelled or asked back; what can be chosen stands there once it is known, and stays. */
export function ReasonChoice(props: ReasonChoiceProps) {
  const { label, query, usual, reason, isMissing, onChoose } = props;
  const { t } = useLingui();
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isMissing) group.current?.querySelector('input')?.focus();
  }, [isMissing]);
  const { data, isPending } = query;
  const offered = data?.reasons.length ? data.reasons.map((one) => one.reason) : usual;
  return (
    <Radio.Group
      ref={group}
      label={<Text fw={500}>{label}</Text>}
      error={isMissing && t`Please choose a reason.`}
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
