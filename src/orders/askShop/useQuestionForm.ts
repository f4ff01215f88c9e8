import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { supportForm } from '../../../domain/orders/supportValidation';
import type { Question } from '../../../machines/orders/askShop';
import { profileQuery } from '../../account/api/profile';
import { checkingPhone } from '../../client/phones';
import { supportDraftKey } from '../../client/storage/supportKeys';
import { blurRules } from '../../ui/form/blurRules';

export type QuestionForm = UseFormReturnType<Question>;

const empty = (): Question => ({
  key: crypto.randomUUID(),
  name: '',
  email: '',
  phone: '',
  topic: 'order',
  message: '',
});

/** A message to the shop; what is typed is written down at once, and a customer's own facts stand there already. */
export function useQuestionForm(onEdit: () => void): QuestionForm {
  const form = useForm<Question>({
    initialValues: { ...empty(), ...supportDraftKey.get() },
    validate: checkingPhone(schemaResolver(supportForm, { sync: true })) as never,
    ...blurRules,
    onValuesChange: (values) => {
      supportDraftKey.set(values);
      onEdit();
    },
  });
  const { data: profile } = useQuery(profileQuery());
  const { setValues, getValues } = form;
  useEffect(() => {
    if (!profile) return;
    const { name, email, phone } = getValues();
    if (name || email || phone) return;
    setValues({
      name: [profile.f_name, profile.l_name].filter(Boolean).join(' '),
      email: profile.email,
      phone: profile.phone,
    });
  }, [profile, setValues, getValues]);
  return form;
}

export function startAnew(form: QuestionForm): void {
  const { name, email, phone } = form.getValues();
  form.setValues({ ...empty(), name, email, phone });
  form.clearErrors();
  supportDraftKey.set(null);
}
