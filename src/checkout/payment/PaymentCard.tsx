import { Radio } from '@mantine/core';
import { type ComponentType, useState } from 'react';
import { pictureAddress } from '../../client/runtimeConfig';
import classes from '../../ui/Checkout.module.css';

interface PaymentCardProps {
  value: string;
  title: string;
  /** How it goes, or why it cannot be used. */
  hint?: string;
  isOffered?: boolean;
  /** The picture of whoever takes the money, in place of the way's icon. */
  image?: string;
  Icon: ComponentType<{ size: number }>;
}

export function PaymentCard({
  value,
  title,
  hint,
  isOffered = true,
  image,
  Icon,
}: PaymentCardProps) {
  const [missing, setMissing] = useState('');
  return (
    <Radio.Card value={value} className={classes.choice} disabled={!isOffered}>
      <Radio.Indicator disabled={!isOffered} />
      <div className={classes.grow}>
        <strong>{title}</strong>
        {hint && <div className={isOffered ? classes.soft : classes.wrong}>{hint}</div>}
      </div>
      {image && image !== missing ? (
        <img
          src={pictureAddress(image)}
          alt=""
          width={48}
          height={32}
          onError={() => setMissing(image)}
        />
      ) : (
        <Icon size={24} aria-hidden />
      )}
    </Radio.Card>
  );
}
