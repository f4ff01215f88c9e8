import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { StoreChange } from '../../../machines/desk/changeStore';
import { ErrorState } from '../../ui/ErrorState';
import { staffQuery } from '../api/desk';
import { Invite } from './Invite';
import classes from './Store.module.css';

interface PeopleProps {
  me: number;
  link: string;
  onChange: (change: StoreChange) => void;
}

/** Who works in the store, and a link for who joins it. */
export function People({ me, link, onChange }: PeopleProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(staffQuery());
  return (
    <section className={classes.card} aria-labelledby="desk-people">
      <h2 id="desk-people" className={classes.heading}>
        <Trans>People</Trans>
      </h2>
      {data ? (
        <ul className={classes.rows}>
          {data.map(({ id, email, role, has_joined }) => (
            <li key={id} className={classes.person}>
              <bdi className={classes.name}>{email}</bdi>
              <Badge variant="light" color={role === 'owner' ? 'blue' : 'gray'}>
                {role === 'owner' ? <Trans>Owner</Trans> : <Trans>Staff</Trans>}
              </Badge>
              {has_joined === 0 && (
                <span className={classes.soft}>
                  <Trans>has not joined yet</Trans>
                </span>
              )}
              {id !== me && role !== 'owner' && (
                <Button
                  variant="subtle"
                  color="red"
                  size="compact-md"
                  radius="xl"
                  aria-label={t`Remove ${email}`}
                  onClick={() => onChange({ kind: 'remove', staffId: id, email })}
                >
                  <Trans>Remove</Trans>
                </Button>
              )}
            </li>
          ))}
        </ul>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={96} radius="lg" />
      )}
      <Invite link={link} onInvite={(email) => onChange({ kind: 'invite', email })} />
    </section>
  );
}
