import { useLingui } from '@lingui/react/macro';
import { TrackFields, type TrackFieldsProps } from './TrackFields';

export interface TrackFormProps extends Pick<TrackFieldsProps, 'onTrack'> {
  order?: string;
  phone?: string;
}

/** Finds an order by its number and contact number, for anybody (ORD-02). */
export function TrackForm({ order = '', phone = '', onTrack }: TrackFormProps) {
  const { t } = useLingui();
  return (
    <TrackFields
      number={order}
      phone={phone}
      onTrack={onTrack}
      words={{
        number: t`Order number`,
        phoneMissing: t`Enter the phone number that you gave with the order.`,
        track: t`Track order`,
      }}
    />
  );
}
