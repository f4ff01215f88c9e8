import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMoney } from '../../client/useMoney';
import { figuresQuery } from '../api/desk';
import classes from '../Desk.module.css';

/** What the store was sent today. */
export function Figures() {
  const money = useMoney();
  const { data } = useQuery({ ...figuresQuery(), refetchInterval: 60_000 });
  if (!data) return null;
  return (
    <p className={classes.soft}>
      <Trans>
        Today <Plural value={data.orders} one="# order" other="# orders" />,{' '}
        <bdi>{money(data.amount)}</bdi>; refused <bdi>{data.refused}</bdi>
      </Trans>
    </p>
  );
}
