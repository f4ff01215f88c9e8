import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Input, Stack, TextInput } from '@mantine/core';
import { IconFlag2, IconMapPin } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { ParcelEnd } from '../../domain/parcel/parcelDraft';
import { useFieldMessage } from '../checkout/fieldMessages';
import { HouseFields } from '../place/addressParts/HouseFields';
import { EmailField } from '../ui/form/EmailField';
import { focusFirstError } from '../ui/form/focusFirstError';
import { PhoneField } from '../ui/phone/PhoneField';
import { usePhoneCountry } from '../ui/phone/usePhoneCountry';
import { useParcel } from './context';
import classes from './Parcel.module.css';
import { parcelFormId } from './ParcelAction';
import { troubleOf } from './selectors';
import { usePersonForm } from './usePersonForm';

/** Who stands at one end of the way, and where that is; what is typed is kept at once. */
export function PersonStep({ end }: { end: ParcelEnd }) {
  const { t } = useLingui();
  const { actor, config, intents } = useParcel();
  const trouble = useSelector(actor, troubleOf);
  const country = usePhoneCountry(config);
  const say = useFieldMessage();
  const placeButton = useRef<HTMLButtonElement>(null);
  const { form, patchOf, asksEmail, address } = usePersonForm(end);
  const isSender = end === 'sender';
  const phone = form.getInputProps('phone');
  const email = form.getInputProps('email');
  const wrong =
    trouble === 'samePlace'
      ? t`This is where we pick it up. Choose another destination.`
      : form.errors.address
        ? isSender
          ? t`Choose where we pick it up.`
          : t`Choose where it goes.`
        : null;
  return (
    <form
      id={parcelFormId}
      noValidate
      onSubmit={form.onSubmit(
        (values) =>
          intents.finish({
            ...patchOf(values),
            [isSender ? 'senderDone' : 'receiverDone']: true,
          }),
        (errors) => {
          if (errors.address) placeButton.current?.focus();
          else focusFirstError(form)(errors);
        },
      )}
    >
      <Stack gap="md">
        <div>
          <Button
            ref={placeButton}
            variant="default"
            size="lg"
            radius="md"
            fullWidth
            justify="flex-start"
            className={classes.place}
            data-wrong={wrong ? true : undefined}
            aria-haspopup="dialog"
            aria-describedby={wrong ? 'parcel-place-wrong' : undefined}
            leftSection={isSender ? <IconMapPin aria-hidden /> : <IconFlag2 aria-hidden />}
            onClick={() => intents.pick(end)}
          >
            {address ||
              (isSender ? (
                <Trans>Where do we pick it up?</Trans>
              ) : (
                <Trans>Where does it go?</Trans>
              ))}
          </Button>
          {wrong && (
            <Input.Error id="parcel-place-wrong" className={classes.wrong} role="alert">
              {wrong}
            </Input.Error>
          )}
        </div>
        <HouseFields form={form} />
        <TextInput
          {...form.getInputProps('name')}
          dir="auto"
          label={isSender ? t`Sender’s name` : t`Receiver’s name`}
          required
          autoComplete={isSender ? 'name' : 'off'}
          maxLength={100}
          error={say(form.errors.name)}
        />
        <PhoneField
          label={isSender ? t`Sender’s phone` : t`Receiver’s phone`}
          path="phone"
          value={phone.value}
          onChange={phone.onChange}
          onBlur={phone.onBlur}
          error={say(phone.error)}
          country={country}
          canChooseCountry={config.country_picker_status === 1}
        />
        {asksEmail && <EmailField {...email} label={t`Sender’s email`} error={say(email.error)} />}
      </Stack>
    </form>
  );
}
