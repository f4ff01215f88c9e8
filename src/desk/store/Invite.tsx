import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useClipboard } from '@mantine/hooks';
import { blurRules } from '../../ui/form/blurRules';
import { focusFirstError } from '../../ui/form/focusFirstError';
import classes from './Store.module.css';

/** A link is made for somebody who joins: it is shown once, to be sent to them. */
export function Invite({ link, onInvite }: { link: string; onInvite: (email: string) => void }) {
  const { t } = useLingui();
  const clipboard = useClipboard({ timeout: 3000 });
  const form = useForm({
    initialValues: { email: '' },
    validate: {
      email: (typed) => (typed.includes('@') ? null : t`Please enter an e-mail address`),
    },
    ...blurRules,
  });
  return (
    <>
      <form
        noValidate
        className={classes.invite}
        onSubmit={form.onSubmit(({ email }) => onInvite(email.trim()), focusFirstError(form))}
      >
        <TextInput
          {...form.getInputProps('email')}
          dir="ltr"
          type="email"
          label={t`E-mail of who joins`}
          autoComplete="off"
          maxLength={255}
        />
        <Button type="submit" radius="xl" variant="default">
          <Trans>Invite</Trans>
        </Button>
      </form>
      {link && (
        <Alert color="blue" radius="md" role="status">
          <Trans>Send them this link. It is good once, for seven days.</Trans>
          <bdi className={classes.link}>{link}</bdi>
          <Button size="compact-md" variant="white" onClick={() => clipboard.copy(link)}>
            {clipboard.copied ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}
          </Button>
        </Alert>
      )}
    </>
  );
}
