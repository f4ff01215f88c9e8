import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor } from '@mantine/core';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useHasMap } from '../../map/useHasMap';
import { Fold } from '../../ui/Fold';
import { openPages } from '../openPages';
import classes from './Help.module.css';

const To = ({ page, children }: { page: LinkProps | undefined; children: ReactNode }) => (
  <Anchor inherit renderRoot={(props) => <Link {...props} {...page} />}>
    {children}
  </Anchor>
);

export function Questions() {
  const { t } = useLingui();
  const hasMap = useHasMap();
  const questions: { title: string; answer: ReactNode }[] = [
    {
      title: t`Where is my order?`,
      answer: hasMap ? (
        <Trans>
          Open <To page={openPages['track-order']}>Track Order</To> with the order's number and your
          phone number: it shows the state of the order and, on the way, the courier on the map.
        </Trans>
      ) : (
        <Trans>
          Open <To page={openPages['track-order']}>Track Order</To> with the order's number and your
          phone number: it shows the state of the order.
        </Trans>
      ),
    },
    {
      title: t`Can I cancel an order?`,
      answer: (
        <Trans>
          Yes, until the store begins to prepare it: the button is on the order's page. What you
          have paid goes back.
        </Trans>
      ),
    },
    {
      title: t`Something was missing or damaged. What now?`,
      answer: (
        <Trans>
          Open the order in <To page={openPages['my-orders']}>My orders</To> and ask for your money
          back; a photo helps. You see the answer there.
        </Trans>
      ),
    },
    {
      title: t`How can I pay?`,
      answer: (
        <Trans>
          The checkout shows every way that your order can be paid: cash on delivery, online, or
          from your wallet. All costs are shown before you order.
        </Trans>
      ),
    },
    {
      title: t`How do I write to the store or the courier?`,
      answer: (
        <Trans>
          Sign in, open the order or the store's page, and press Chat. Your conversations are in{' '}
          <To page={openPages.inbox}>Chat</To>.
        </Trans>
      ),
    },
  ];
  return (
    <section aria-labelledby="help-questions" className={classes.questions}>
      <h2 id="help-questions">
        <Trans>Frequently asked questions</Trans>
      </h2>
      {questions.map(({ title, answer }) => (
        <Fold key={title} title={title}>
          <p>{answer}</p>
        </Fold>
      ))}
    </section>
  );
}
