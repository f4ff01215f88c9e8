import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyState } from '../../ui/EmptyState';
import { talksQuery } from '../api/deskInbox';
import classes from './Inbox.module.css';
import { InboxList } from './InboxList';
import { TalkPane } from './TalkPane';
import { TalkRow } from './TalkRow';

interface TalksProps {
  open: number | null;
  onOpen: (id: number | null) => void;
}

/** What shoppers write to the store: who waits longest first, then what is answered (DESK-13). */
export function Talks({ open, onOpen }: TalksProps) {
  const { t } = useLingui();
  const waiting = useInfiniteQuery(talksQuery('waiting'));
  const answered = useInfiniteQuery(talksQuery('answered'));
  const first = waiting.data?.pages.flatMap(({ talks }) => talks) ?? [];
  const others = answered.data?.pages.flatMap(({ talks }) => talks) ?? [];
  if (waiting.data && answered.data && first.length + others.length === 0 && open === null) {
    return (
      <EmptyState picture="no-messages" title={<Trans>Nobody has written yet</Trans>}>
        <Trans>What shoppers write to the store shows here, with a number in the tab.</Trans>
      </EmptyState>
    );
  }
  const rows = (talks: typeof first) =>
    talks.map((talk) => (
      <TalkRow key={talk.id} talk={talk} isOpen={talk.id === open} onOpen={onOpen} />
    ));
  return (
    <div className={classes.talks} data-open={open !== null || undefined}>
      <div className={classes.list}>
        <InboxList
          query={waiting}
          title={t`Waiting for an answer`}
          count={first.length}
          empty={<Trans>Nobody waits for an answer.</Trans>}
        >
          {rows(first)}
        </InboxList>
        <InboxList
          query={answered}
          title={t`Answered`}
          count={others.length}
          empty={<Trans>Nothing has been answered yet.</Trans>}
        >
          {rows(others)}
        </InboxList>
      </div>
      {open === null ? (
        <div className={classes.choose}>
          <EmptyState picture="no-messages" title={<Trans>Choose a conversation</Trans>} />
        </div>
      ) : (
        <TalkPane key={open} id={open} onBack={() => onOpen(null)} />
      )}
    </div>
  );
}
