import { useLingui } from '@lingui/react/macro';
import { SegmentedControl } from '@mantine/core';
import { useDeskNews } from '../api/deskInbox';
import type { InboxPlace } from '../deskView';
import { DeskReviews } from './DeskReviews';
import classes from './Inbox.module.css';
import { shortCount } from './shortCount';
import { Talks } from './Talks';

interface InboxPanelProps {
  place: InboxPlace;
  onPlace: (place: InboxPlace) => void;
}

/** What shoppers write to the store and about it (DESK-13, DESK-14). */
export default function InboxPanel({ place, onPlace }: InboxPanelProps) {
  const { t } = useLingui();
  const { messages, reviews } = useDeskNews();
  return (
    <section className={classes.inbox} aria-label={t`Inbox`}>
      <SegmentedControl
        className={classes.switch}
        data-covered={place.talk !== null || undefined}
        radius="xl"
        aria-label={t`What is answered`}
        value={place.of}
        onChange={(of) => onPlace({ of, talk: null })}
        data={[
          {
            value: 'messages',
            label: messages === 0 ? t`Messages` : t`Messages (${shortCount(messages)})`,
          },
          {
            value: 'reviews',
            label: reviews === 0 ? t`Reviews` : t`Reviews (${shortCount(reviews)})`,
          },
        ]}
      />
      {place.of === 'reviews' ? (
        <DeskReviews />
      ) : (
        <Talks open={place.talk} onOpen={(talk) => onPlace({ of: 'messages', talk })} />
      )}
    </section>
  );
}
