import { Trans, useLingui } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { subscribeToNewsletter } from '../../api/newsletter';
import { showNotice } from '../../app/emitted';
import classes from './Footer.module.css';

const email = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** One field and one button; the wording is the specification's. */
export function Newsletter({ title, text }: { title: string; text: string }) {
  const { t } = useLingui();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '' },
    validate: {
      email: (value) => (email.test(value.trim()) ? null : t`Please insert a valid email.`),
    },
  });
  const subscribe = useMutation({
    mutationFn: (address: string) => subscribeToNewsletter(address.trim()),
    onSuccess: () => {
      form.reset();
      void showNotice({ tone: 'success', message: 'newsletter.subscribed' });
    },
    onError: () => form.setFieldError('email', t`We could not subscribe you. Please try again.`),
  });
  return (
    <section className={classes.newsletter} aria-label={title || t`Newsletter`}>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <form onSubmit={form.onSubmit(({ email: address }) => subscribe.mutate(address))} noValidate>
        <TextInput
          type="email"
          autoComplete="email"
          inputMode="email"
          size="md"
          radius="xl"
          aria-label={t`E-mail address`}
          placeholder={t`Your e-mail address`}
          key={form.key('email')}
          {...form.getInputProps('email')}
        />
        <Button type="submit" size="md" radius="xl" loading={subscribe.isPending}>
          <Trans>Subscribe</Trans>
        </Button>
      </form>
    </section>
  );
}
