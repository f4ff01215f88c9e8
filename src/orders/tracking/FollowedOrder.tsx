import { useNavigate } from '@tanstack/react-router';
import { keepContact } from '../../client/storage/contactKeys';
import { FollowedNote } from './FollowedNote';
import { TrackForm } from './TrackForm';

export default function FollowedOrder({ id }: { id: number }) {
  const navigate = useNavigate();
  const onTrack = (order_id: number, contact: string) => {
    keepContact('order', order_id, contact);
    void navigate({ to: '/track-order', search: { order_id } });
  };
  return (
    <FollowedNote of="order">
      <TrackForm order={String(id)} onTrack={onTrack} />
    </FollowedNote>
  );
}
