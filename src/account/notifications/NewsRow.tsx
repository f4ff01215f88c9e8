import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import {
  IconBuildingStore,
  IconCar,
  IconCoin,
  IconMessageCircle,
  IconPackage,
  IconReceiptRefund,
  IconWallet,
} from '@tabler/icons-react';
import { Link, type LinkProps, linkOptions } from '@tanstack/react-router';
import type { Notification, NotificationType } from '../../../domain/account/notification';
import page from '../../ui/Page.module.css';
import { useMoment } from '../../ui/useMoment';
import classes from './Notifications.module.css';

const icons: Record<NotificationType, typeof IconCar> = {
  order: IconPackage,
  trip: IconCar,
  refund: IconReceiptRefund,
  wallet: IconWallet,
  points: IconCoin,
  message: IconMessageCircle,
  shop: IconBuildingStore,
};

function wayTo({ type, order_id, trip_id }: Notification['data']): LinkProps {
  if (trip_id !== null) return linkOptions({ to: '/my-trips', search: { trip_id } });
  if (order_id !== null) return linkOptions({ to: '/track-order', search: { order_id } });
  if (type === 'wallet') return linkOptions({ to: '/wallet' });
  if (type === 'message') return linkOptions({ to: '/profile', search: { page: 'inbox' } });
  if (type === 'shop') return linkOptions({ to: '/home' });
  return type === 'points'
    ? linkOptions({ to: '/loyalty-points' })
    : linkOptions({ to: '/my-orders' });
}

export function NewsRow({ row, isNew }: { row: Notification; isNew: boolean }) {
  const moment = useMoment();
  const { title, description, type } = row.data;
  const Icon = icons[type];
  return (
    <li>
      <Link {...wayTo(row.data)} className={classes.row} data-new={isNew || undefined}>
        <span className={classes.icon} data-type={type}>
          <Icon size={22} aria-hidden />
        </span>
        <span className={classes.words}>
          <strong>
            {isNew && (
              <VisuallyHidden>
                <Trans>New:</Trans>{' '}
              </VisuallyHidden>
            )}
            <bdi>{title}</bdi>
          </strong>
          <bdi>{description}</bdi>
          {row.created_at && (
            <time dateTime={row.created_at} className={page.soft}>
              <bdi>{moment(row.created_at)}</bdi>
            </time>
          )}
        </span>
        {isNew && <span className={classes.dot} aria-hidden />}
      </Link>
    </li>
  );
}
