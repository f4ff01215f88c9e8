import { Trans, useLingui } from '@lingui/react/macro';
import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';
import type { RefundRequest } from '../../../domain/orders/afterOrder';
import { useMoney } from '../../client/useMoney';
import { openOverlay } from '../../flow/overlays';
import { Picture } from '../../ui/Picture';
import classes from '../tracking/Tracking.module.css';
import own from './Afterwards.module.css';

const loadZoom = () => import('../../ui/pictures/ZoomDialog');
const colours = { pending: 'blue', approved: 'teal', rejected: 'gray' } as const;

export function RefundState({ refund, way }: { refund: RefundRequest; way: ReactNode }) {
  const { t } = useLingui();
  const money = useMoney();
  const names = {
    pending: t`Being looked into`,
    approved: t`Agreed`,
    rejected: t`Declined`,
  };
  const pictures = refund.images_full_url;
  const name = t`Your request`;
  return (
    <section className={classes.card} aria-labelledby="order-refund">
      <div className={own.head}>
        <h2 id="order-refund" tabIndex={-1} className={own.title}>
          <Trans>Money back</Trans>
        </h2>
        <Badge variant="light" color={colours[refund.status]}>
          {names[refund.status]}
        </Badge>
      </div>
      <p>{[refund.reason, refund.note].filter(Boolean).join(' · ')}</p>
      {pictures.length > 0 && (
        <div className={own.pictures}>
          {pictures.map((picture, place) => (
            <button
              key={picture}
              type="button"
              className={own.picture}
              aria-label={t`Show picture ${place + 1}`}
              onClick={() => void openOverlay(loadZoom, { name, pictures, place })}
            >
              <Picture src={picture} alt="" width={64} height={64} />
            </button>
          ))}
        </div>
      )}
      {refund.status === 'approved' && (
        <p>
          <Trans>
            <bdi>{money(refund.amount)}</bdi> were given back.
          </Trans>{' '}
          {way}
        </p>
      )}
      {refund.answer && (
        <p>
          <strong>
            <Trans>The shop’s answer:</Trans>
          </strong>{' '}
          {refund.answer}
        </p>
      )}
    </section>
  );
}
