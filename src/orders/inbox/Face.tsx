import type { Conversation } from '../../../domain/orders/inbox';
import { Picture } from '../../ui/Picture';
import classes from './Inbox.module.css';

interface FaceProps {
  talk: Conversation;
  size: number;
}

export const Face = ({ talk, size }: FaceProps) => (
  <Picture
    src={talk.receiver.image_full_url}
    alt=""
    kind={talk.receiver_type === 'vendor' ? 'store' : 'avatar'}
    width={size}
    height={size}
    className={classes.face}
  />
);
