import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { codeLength } from '../../../domain/ride/rideOrder';
import { latinDigits } from '../../../domain/values/typedNumber';
import { focusFirstError } from '../../ui/form/focusFirstError';
import classes from '../Ride.module.css';
import { type DoorWish, LeaveHere } from './LeaveHere';

interface CodeFormProps {
  isWrong: boolean;
  onEntered: (entered: { code: string }) => void;
  /** What its shopper wishes at the door, in their words. */
  instruction: string;
  wish: DoorWish;
  onPhoto: (file: File) => void;
  onBack: () => void;
}

/** The four digits that the shopper says at the door. */
export function DoorCode({
  isWrong,
  instruction,
  wish,
  onEntered,
  onPhoto,
  onBack,
}: CodeFormProps) {
  const { t } = useLingui();
  const form = useForm({
    initialValues: { code: '' },
    validate: {
      code: (typed) =>
        /^\d{4}$/.test(latinDigits(typed.trim()))
          ? null
          : t`Enter the ${codeLength} digits of the code`,
    },
  });
  const said = isWrong && !form.isDirty() ? t`This is not the code of this order.` : null;
  const leave = <LeaveHere {...wish} onPhoto={onPhoto} />;
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(
        ({ code }) => onEntered({ code: latinDigits(code.trim()) }),
        focusFirstError(form),
      )}
    >
      <Stack gap="sm">
        {instruction && <q className={classes.note}>{instruction}</q>}
        {wish.isWished && leave}
        <TextInput
          {...form.getInputProps('code')}
          error={form.errors.code ?? said}
          className={classes.digits}
          dir="ltr"
          label={t`Code`}
          description={
            wish.isParcel
              ? t`The sender sees it on the tracking page.`
              : t`The shopper sees it on the tracking page.`
          }
          inputMode="numeric"
          autoComplete="off"
          maxLength={codeLength}
          required
          data-autofocus
        />
        <Button
          type="submit"
          size={wish.isWished ? 'lg' : 'xl'}
          radius="xl"
          variant={wish.isWished ? 'light' : 'filled'}
        >
          <Trans>Hand over</Trans>
        </Button>
        {!wish.isWished && leave}
        <Button variant="subtle" color="gray" radius="xl" onClick={onBack}>
          <Trans>Back to the ride</Trans>
        </Button>
      </Stack>
    </form>
  );
}
