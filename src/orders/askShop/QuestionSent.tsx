import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { supportDraftKey } from '../../client/storage/supportKeys';
import classes from './AskShop.module.css';

export function QuestionSent({ to, onAnother }: { to: string; onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    supportDraftKey.set(null);
    heading.current?.focus();
  }, []);
  return (
    <div className={classes.sent}>
      <IconCircleCheckFilled size={48} aria-hidden className={classes.tick} />
      <h3 ref={heading} tabIndex={-1}>
        <Trans>We have your message</Trans>
      </h3>
      <p>
        <Trans>
          We answer within a day, to <bdi dir="ltr">{to}</bdi>.
        </Trans>
      </p>
      <Button variant="default" radius="xl" onClick={onAnother}>
        <Trans>Write another message</Trans>
      </Button>
    </div>
  );
}
