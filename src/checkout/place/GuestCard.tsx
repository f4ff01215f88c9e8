import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon } from '@mantine/core';
import { IconPencil, IconUserCircle } from '@tabler/icons-react';
import { addressLine } from '../../place/addressParts/addressLine';
import classes from '../../ui/Checkout.module.css';
import { Hint } from '../../ui/Hint';
import { PhoneText } from '../../ui/phone/PhoneText';
import { useDraft } from '../context';

interface GuestCardProps {
  onEdit: () => void;
  /** The address stands in the fields below, and is not said twice. */
  isTyped: boolean;
}

/** Contact and address of a guest, in place of the selected address (ADDR-04 to ADDR-09). */
export function GuestCard({ onEdit, isTyped }: GuestCardProps) {
  const { t } = useLingui();
  const draft = useDraft();
  const delivered = draft.orderType === 'delivery';
  const isPlaceSaid = delivered && !isTyped;
  const hasContact = Boolean(draft.name.trim() && draft.phone.trim());
  const line = addressLine(draft.place);
  const hint = !hasContact
    ? t`Please enter your contact info`
    : delivered && !draft.place?.address
      ? t`Please add your delivery address`
      : t`Change contact info`;
  return (
    <div className={classes.card}>
      <IconUserCircle className={classes.cardIcon} size={22} aria-hidden />
      <div className={classes.grow}>
        {hasContact ? (
          <>
            <strong>{draft.name}</strong>
            <div>
              <PhoneText phone={draft.phone} />
            </div>
            {draft.email && (
              <div className={classes.soft}>
                <bdi>{draft.email}</bdi>
              </div>
            )}
          </>
        ) : (
          <strong>
            <Trans>No Contact Info Added</Trans>
          </strong>
        )}
        {isPlaceSaid && draft.place?.address && (
          <div className={classes.soft}>
            <bdi>{draft.place.address}</bdi>
          </div>
        )}
        {isPlaceSaid && line && (
          <div className={classes.soft}>
            <bdi>{line}</bdi>
          </div>
        )}
      </div>
      <Hint label={hint} side="end">
        <ActionIcon variant="subtle" radius="xl" size="lg" aria-label={hint} onClick={onEdit}>
          <IconPencil size={18} aria-hidden />
        </ActionIcon>
      </Hint>
    </div>
  );
}
