import { Trans, useLingui } from '@lingui/react/macro';
import { Button, SegmentedControl, Switch } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { personQuery } from '../api/desk';
import { useDeskNews } from '../api/deskInbox';
import classes from '../Desk.module.css';
import type { DeskView } from '../deskView';
import { shortCount } from '../inbox/shortCount';
import { setSound, useSound } from '../ring';
import { Figures } from './Figures';

interface BoardHeadProps {
  view: DeskView;
  onView: (view: DeskView) => void;
  onLeave: () => void;
}

export function BoardHead({ view, onView, onLeave }: BoardHeadProps) {
  const { t } = useLingui();
  const { data: person } = useQuery(personQuery());
  const sound = useSound();
  const { messages, reviews } = useDeskNews();
  const waiting = messages + reviews;
  const isOffice = person?.handles === 'trips';
  const inbox = waiting === 0 ? t`Inbox` : t`Inbox (${shortCount(waiting)})`;
  const parts: { value: DeskView; label: string }[] = isOffice
    ? [
        { value: 'orders', label: t`Trips` },
        { value: 'past', label: t`Past` },
        { value: 'store', label: t`People` },
      ]
    : [
        { value: 'orders', label: t`Orders` },
        { value: 'inbox', label: inbox },
        { value: 'menu', label: t`Menu` },
        { value: 'store', label: t`Store` },
      ];
  return (
    <header className={classes.head}>
      <div className={classes.grow}>
        <h1 className={classes.title}>{person?.store.name ?? <Trans>Desk</Trans>}</h1>
        <bdi className={classes.soft}>{person?.email}</bdi>
      </div>
      <SegmentedControl
        radius="xl"
        aria-label={t`Part of the desk`}
        value={view}
        onChange={(chosen) => onView(chosen)}
        data={parts}
      />
      {person?.handles === 'orders' && <Figures />}
      <Switch
        label={isOffice ? t`New trips ring` : t`New orders ring`}
        checked={sound !== 'off'}
        onChange={(event) => setSound(event.currentTarget.checked)}
      />
      <Button
        variant="subtle"
        color="gray"
        radius="xl"
        leftSection={<IconLogout size={18} aria-hidden />}
        onClick={onLeave}
      >
        <Trans>Sign out</Trans>
      </Button>
    </header>
  );
}
