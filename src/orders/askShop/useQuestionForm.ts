import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { supportForm } from '../../../domain/orders/supportValidation';
import type { Question } from '../../../machines/orders/askShop';
import { profileQuery } from '../../account/api/profile';
import { checkingPhone } from '../../client/phones';
import { supportDraftKey } from '../../client/storage/supportKeys';
import { blurRules } from '../../ui/form/blurRules';

type Contact = Pick<Question, 'name' | 'email' | 'phone'>;

export type QuestionForm = UseFormReturnType<Question>;

const empty = (): Question => ({
  key: crypto.randomUUID(),
  name: '',
  email: '',
  phone: '',
  topic: 'order',
  message: '',
});

/** Whether something was typed: what a customer's profile gave is no draft, and would outlive the profile. */
const isBegun = ({ name, email, phone, topic, message }: Question, given: Contact) =>
  message !== '' ||
  topic !== 'order' ||
  name !== given.name ||
  email !== given.email ||
  phone !== given.phone;

/** A message to the shop; what is typed is written down at once, and a customer's own facts stand there already. */
export function useQuestionForm(onEdit: () => void): QuestionForm {
  const given = useRef<Contact>({ name: '', email: '', phone: '' });
  const form = useForm<Question>({
    initialValues: { ...empty(), ...supportDraftKey.get() },
    validate: checkingPhone(schemaResolver(supportForm, { sync: true })) as never,
    ...blurRules,
    onValuesChange: (values) => {
      supportDraftKey.set(isBegun(values, given.current) ? values : null);
      onEdit();
    },
  });
  const { data: profile } = useQuery(profileQuery());
  const { setValues, getValues } = form;
  useEffect(() => {
    if (!profile) return;
    const { name, email, phone } = getValues();
    if (name || email || phone) return;
    given.current = {
      name: [profile.f_name, profile.l_name].filter(Boolean).join(' '),
      email: profile.email,
      phone: profile.phone,
    };
    setValues(given.current);
  }, [profile, setValues, getValues]);
  return form;
}

export function startAnew(form: QuestionForm): void {
  const { name, email, phone } = form.getValues();
  form.setValues({ ...empty(), name, email, phone });
  form.clearErrors();
  supportDraftKey.set(null);
}
