import { useLingui } from '@lingui/react/macro';
import { Paper, Radio, Stack } from '@mantine/core';
import { IconCreditCard } from '@tabler/icons-react';
import { choiceIn, choiceValue, type Listed, onlineWays } from '../../../domain/checkout/gateways';
import { PaymentCard } from '../../checkout/payment/PaymentCard';

interface PayWaysProps {
  listed: Listed;
  gateway: string;
  onChange: (gateway: string | null) => void;
}

/** Through whom an order or a trip is paid that is not paid yet, where several take money online (WAL-07). */
export default function PayWays({ listed, gateway, onChange }: PayWaysProps) {
  const { t } = useLingui();
  const wordFor = (way: string | null) =>
    choiceValue({ method: 'digital_payment', gateway: way }, listed) ?? '';
  return (
    <Paper p="sm" mt="sm" radius="md">
      <Radio.Group
        label={t`How do you want to pay?`}
        value={wordFor(gateway)}
        onChange={(chosen) => onChange(choiceIn(chosen).gateway)}
      >
        <Stack gap="xs" mt="xs">
          {onlineWays(listed).map((way) => (
            <PaymentCard
              key={way.gateway}
              value={wordFor(way.gateway)}
              title={way.title}
              image={way.image}
              Icon={IconCreditCard}
            />
          ))}
        </Stack>
      </Radio.Group>
    </Paper>
  );
}
