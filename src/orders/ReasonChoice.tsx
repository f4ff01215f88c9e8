import { Radio, Skeleton, Stack, Text } from '@mantine/core';

interface ReasonChoiceProps {
  label: string;
  /** The shop's own reasons as they are asked for. */
  query: { data: { reasons: readonly { reason: string }[] } | undefined; isPending: boolean };
  /** Offered where the shop has none, or does not tell them. */
  usual: readonly string[];
  reason: string;
  onChoose: (reason: string) => void;
}

/** Why something is cancelled or asked back; what can be chosen stands there once it is known, and stays. */
export function ReasonChoice({ label, query, usual, reason, onChoose }: ReasonChoiceProps) {
  const { data, isPending } = query;
  const offered = data?.reasons.length ? data.reasons.map((one) => one.reason) : usual;
  return (
    <Radio.Group label={<Text fw={500}>{label}</Text>} value={reason} onChange={onChoose}>
      <Stack gap="xs" mt="xs" aria-busy={isPending}>
        {isPending
          ? usual.map((text) => <Skeleton key={text} height={20} width="60%" radius="xl" />)
          : offered.map((text) => <Radio key={text} value={text} label={text} />)}
      </Stack>
    </Radio.Group>
  );
}
