import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { IconFlag2, IconMapPin } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import * as v from 'valibot';
import { addressEntry, houseEntries } from '../../../domain/addressBook';
import { type ParcelEnd, type ParcelPerson, personForm } from '../../../domain/parcelDraft';
import { HouseFields } from '../../components/address/HouseFields';
import { focusFirstError } from '../../components/identity/focusFirstError';
import { PhoneField } from '../../components/phone/PhoneField';
import { usePhoneCountry } from '../../components/phone/usePhoneCountry';
import { useFieldMessage } from '../checkout/fieldMessages';
import { useParcel, useParcelDraft } from './context';
import classes from './Parcel.module.css';
import { parcelFormId } from './ParcelAction';
import { draftOf, troubleOf } from './selectors';

const schema = v.object({ ...personForm.entries, address: addressEntry, ...houseEntries });

const valuesOf = ({ name, phone, place }: ParcelPerson) => ({
  name,
  phone,
  address: place?.address ?? '',
  road: place?.road ?? '',
  house: place?.house ?? '',
  floor: place?.floor ?? '',
});
type PersonValues = ReturnType<typeof valuesOf>;

const personOf = (
  { name, phone, road, house, floor }: PersonValues,
  { place }: ParcelPerson,
): ParcelPerson => ({ name, phone, place: place && { ...place, road, house, floor } });

/** Who stands at one end of the way, and where that is; what is typed is kept at once. */
export function PersonStep({ end }: { end: ParcelEnd }) {
  const { t } = useLingui();
  const { actor, config, intents } = useParcel();
  const person = useParcelDraft()[end];
  const trouble = useSelector(actor, troubleOf);
  const country = usePhoneCountry(config);
  const say = useFieldMessage();
  const placeButton = useRef<HTMLButtonElement>(null);
  const now = () => draftOf(actor.getSnapshot())[end];
  const form = useForm<PersonValues>({
    initialValues: valuesOf(person),
    validate: schemaResolver(schema, { sync: true }),
    validateInputOnBlur: true,
    onValuesChange: (values) => intents.type({ [end]: personOf(values, now()) }),
  });
  const address = person.place?.address ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a place that was picked over the form fills it
  useEffect(() => {
    if (address === form.getValues().address) return;
    const { road, house, floor } = valuesOf(now());
    form.setValues({ address, road, house, floor });
    form.clearFieldError('address');
  }, [address]);
  const isSender = end === 'sender';
  const phone = form.getInputProps('phone');
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
            [end]: personOf(values, now()),
            [isSender ? 'senderDone' : 'receiverDone']: true,
          }),
        (errors) => {
          const onlyPlace = Object.keys(errors).join() === 'address';
          if (onlyPlace) placeButton.current?.focus();
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
            <p id="parcel-place-wrong" className={classes.wrong} role="alert">
              {wrong}
            </p>
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
      </Stack>
    </form>
  );
}
