import { Trans, useLingui } from '@lingui/react/macro';
import { Skeleton, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Conversation } from '../../../domain/orders/inbox';
import { ErrorState } from '../../ui/ErrorState';
import { foundConversationsQuery, talksIn } from '../api/inbox';
import { ConversationList } from './ConversationList';
import classes from './Inbox.module.css';
import { MoreTalks } from './MoreTalks';

/** How long somebody pauses before names are looked for. */
const pause = 250;

interface FindConversationProps {
  talks: readonly Conversation[];
  /** What follows them. */
  more: ReactNode;
  open: number | null;
}

export function FindConversation({ talks, more, open }: FindConversationProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [name] = useDebouncedValue(typed.trim(), pause);
  const found = useInfiniteQuery(foundConversationsQuery(name));
  const { data, error, refetch } = found;
  const shown = name === '' ? talks : data && talksIn(data.pages);
  return (
    <div className={classes.find}>
      <TextInput
        type="search"
        size="md"
        radius="xl"
        mb="sm"
        leftSection={<IconSearch size={18} aria-hidden />}
        maxLength={100}
        autoComplete="off"
        aria-label={t`Name of a store or courier`}
        placeholder={t`Search conversations`}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {shown && shown.length > 0 && <ConversationList talks={shown} open={open} />}
      {name === '' ? more : <MoreTalks query={found} />}
      {!shown && !error && <Skeleton height={240} radius="lg" />}
      {!shown && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      <p role="status" className={classes.none}>
        {shown?.length === 0 && <Trans>No conversation with that name</Trans>}
      </p>
    </div>
  );
}
