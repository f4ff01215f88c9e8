import { Trans, useLingui } from '@lingui/react/macro';
import { Skeleton, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Conversation } from '../../../domain/orders/inbox';
import { ErrorState } from '../../ui/ErrorState';
import { foundConversationsQuery } from '../api/inbox';
import { ConversationList } from './ConversationList';
import classes from './Inbox.module.css';

/** How long somebody pauses before names are looked for. */
const pause = 250;

interface FindConversationProps {
  talks: readonly Conversation[];
  open: number | null;
}

export function FindConversation({ talks, open }: FindConversationProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [name] = useDebouncedValue(typed.trim(), pause);
  const { data, error, refetch } = useQuery(foundConversationsQuery(name));
  const shown = name === '' ? talks : data?.conversations;
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
      {!shown && !error && <Skeleton height={240} radius="lg" />}
      {!shown && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      <p role="status" className={classes.none}>
        {shown?.length === 0 && <Trans>No conversation with that name</Trans>}
      </p>
    </div>
  );
}
