import { Trans, useLingui } from '@lingui/react/macro';
import { Select, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ActKind, actKinds } from '../../domain/operator/act';
import { EmptyState } from '../ui/EmptyState';
import { useMoment } from '../ui/useMoment';
import { useActTexts } from './actTexts';
import { actsQuery } from './api/operator';
import classes from './Operator.module.css';
import { RoomList } from './RoomList';

const typing = 250;

/** Who did what of the business, newest first (OPER-04). */
export function ActLog() {
  const { t } = useLingui();
  const moment = useMoment();
  const { kinds, roles } = useActTexts();
  const [typed, setTyped] = useState('');
  const [by] = useDebouncedValue(typed.trim(), typing);
  const [kind, setKind] = useState<ActKind | null>(null);
  const query = useInfiniteQuery(actsQuery(by, kind));
  const acts = query.data?.pages.flatMap((page) => page.acts) ?? [];
  return (
    <section className={classes.panel} aria-label={t`Who did what`}>
      <div className={classes.bar}>
        <TextInput
          className={classes.field}
          type="search"
          dir="ltr"
          leftSection={<IconSearch size={18} aria-hidden />}
          label={t`By e-mail address`}
          maxLength={255}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Select
          label={t`What was done`}
          placeholder={t`Everything`}
          clearable
          searchable
          data={actKinds.map((value) => ({ value, label: kinds[value] }))}
          value={kind}
          onChange={(value) => setKind(actKinds.find((known) => known === value) ?? null)}
        />
      </div>
      <RoomList
        query={query}
        count={acts.length}
        empty={<EmptyState picture="nothing-found" title={<Trans>Nothing is noted</Trans>} />}
      >
        {acts.map((act) => (
          <li key={act.id} className={classes.row}>
            <span className={classes.top}>
              <span className={classes.name}>
                {kinds[act.kind]}
                {act.about !== null && (
                  <>
                    {' '}
                    <bdi>#{act.about}</bdi>
                  </>
                )}
              </span>
              <span className={classes.soft}>{act.at && moment(act.at)}</span>
            </span>
            <span className={classes.soft}>
              {roles[act.role]}
              {act.by && (
                <>
                  {' · '}
                  <bdi>{act.by}</bdi>
                </>
              )}
              {act.note && (
                <>
                  {' · '}
                  <bdi>{act.note}</bdi>
                </>
              )}
            </span>
          </li>
        ))}
      </RoomList>
    </section>
  );
}
