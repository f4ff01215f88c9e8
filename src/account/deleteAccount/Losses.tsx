import { Plural, Trans } from '@lingui/react/macro';
import { Alert, List } from '@mantine/core';
import { IconWallet } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMoney } from '../../client/useMoney';
import { profileQuery } from '../api/profile';

/** What of worth goes with the account: nobody can give it back (DEL-01). */
export function Losses() {
  const { data } = useQuery(profileQuery());
  const money = useMoney();
  const balance = data?.wallet_balance ?? 0;
  const points = data?.loyalty_point ?? 0;
  if (balance <= 0 && points <= 0) return null;
  return (
    <Alert color="orange" icon={<IconWallet aria-hidden />} title={<Trans>You also lose</Trans>}>
      <List>
        {balance > 0 && (
          <List.Item>
            <Trans>{money(balance)} in your wallet</Trans>
          </List.Item>
        )}
        {points > 0 && (
          <List.Item>
            <Plural value={points} one="# loyalty point" other="# loyalty points" />
          </List.Item>
        )}
      </List>
    </Alert>
  );
}
