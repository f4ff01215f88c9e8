import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { RegistrationActor } from './intents';
import classes from './Registration.module.css';

export function SentNote({ actor }: { actor: RegistrationActor }) {
  const message = useSelector(actor, ({ context }) => context.message);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={classes.card}>
      <IconCircleCheckFilled size={56} aria-hidden className={classes.tick} />
      <h2 ref={heading} tabIndex={-1} className={classes.heading}>
        <Trans>We have your application</Trans>
      </h2>
      <p>{message}</p>
      <Button radius="xl" renderRoot={(props) => <Link to="/" {...props} />}>
        <Trans>Back to the shop</Trans>
      </Button>
    </section>
  );
}
