import { Trans, useLingui } from '@lingui/react/macro';
import type { DeskTalk } from '../../../domain/desk/deskInbox';
import { useMoment } from '../../ui/useMoment';
import classes from './Inbox.module.css';

interface TalkRowProps {
  talk: DeskTalk;
  isOpen: boolean;
  onOpen: (id: number) => void;
}

/** All of it is pressed: who wrote, when, and the last words. */
export function TalkRow({ talk, isOpen, onOpen }: TalkRowProps) {
  const { t } = useLingui();
  const moment = useMoment();
  const { id, first_name, waiting_since, last_message: last, last_message_time } = talk;
  const said = last?.message || (last && last.files_full_url.length > 0 ? t`Picture` : '');
  const at = waiting_since ?? last_message_time;
  return (
    <li>
      <button
        type="button"
        className={classes.talk}
        aria-current={isOpen || undefined}
        data-waiting={waiting_since !== null || undefined}
        data-talk={id}
        onClick={() => onOpen(id)}
      >
        <span className={classes.top}>
          <strong className={classes.cut}>{first_name}</strong>
          {at && <bdi className={classes.soft}>{moment(at)}</bdi>}
        </span>
        <span className={classes.cut} dir="auto">
          {last?.is_own === 1 ? <Trans>The store: {said}</Trans> : said}
        </span>
      </button>
    </li>
  );
}
