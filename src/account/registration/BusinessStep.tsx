import { useLingui } from '@lingui/react/macro';
import { NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { minutesRange } from '../../../domain/account/applicationValidation';
import { sells } from '../../../domain/place/module';
import { modulesQuery } from '../../client/shopQueries';
import { CountField } from '../../ui/CountField';
import { ErrorState } from '../../ui/ErrorState';
import { SideBySide } from '../../ui/form/SideBySide';
import { useApplicationField } from './context';
import { PictureField } from './PictureField';

export function BusinessStep() {
  const { t } = useLingui();
  const field = useApplicationField();
  const known = useQuery(modulesQuery());
  const modules = known.data ?? [];
  const selling = modules.filter((module) => sells(module, 'items'));
  const minutes = (path: 'minimum_delivery_time' | 'maximum_delivery_time') => {
    const { value, ...props } = field(path);
    const [least, most] = minutesRange;
    return { ...props, value: String(value ?? ''), least, most, required: true };
  };
  const { value: module, ...moduleField } = field('module_id');
  // Without its modules nobody could go on: the required choice would stand there empty.
  if (known.error && !known.data)
    return <ErrorState error={known.error} onRetry={() => void known.refetch()} />;
  return (
    <>
      <TextInput
        {...field('store_name')}
        dir="auto"
        label={t`Name of your store`}
        required
        maxLength={100}
      />
      <NativeSelect
        {...moduleField}
        value={module ?? ''}
        label={t`What do you sell?`}
        required
        disabled={!known.data}
        data={[
          {
            value: '',
            label: known.data ? t`Please choose` : t`Loading…`,
            disabled: true,
          },
          ...selling.map(({ id, module_name }) => ({ value: String(id), label: module_name })),
        ]}
      />
      <SideBySide from="xs">
        <CountField
          {...minutes('minimum_delivery_time')}
          label={t`Shortest delivery time, in minutes`}
        />
        <CountField
          {...minutes('maximum_delivery_time')}
          label={t`Longest delivery time, in minutes`}
        />
      </SideBySide>
      <PictureField path="logo" label={t`Logo`} />
      <PictureField path="cover_photo" label={t`Cover picture (optional)`} />
    </>
  );
}
