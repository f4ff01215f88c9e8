import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ApplicationKind } from '../../../domain/account/applicationValidation';
import { useHas } from '../../client/useMoney';
import { EmptyState } from '../../ui/EmptyState';
import { usePageTitle } from '../../ui/usePageTitle';
import { Registration } from './Registration';
import classes from './Registration.module.css';

interface Pitch {
  title: ReactNode;
  text: ReactNode;
  picture: string;
  points: readonly { key: string; text: ReactNode }[];
}

const pitches: Record<ApplicationKind, Pitch> = {
  store: {
    title: <Trans>Become a vendor owner</Trans>,
    text: <Trans>Your shelves on every phone around you.</Trans>,
    picture: '/pictures/join-store.svg',
    points: [
      { key: 'reach', text: <Trans>Customers in your zone find you by what they search.</Trans> },
      { key: 'courier', text: <Trans>Our couriers bring it; you only pack it.</Trans> },
      {
        key: 'pay',
        text: <Trans>Commission or a fixed package: the choice is yours.</Trans>,
      },
    ],
  },
  courier: {
    title: <Trans>Become a delivery man</Trans>,
    text: <Trans>Ride in your own quarter, on your own wheels.</Trans>,
    picture: '/pictures/join-courier.svg',
    points: [
      { key: 'time', text: <Trans>You choose the hours, or take a fixed job.</Trans> },
      { key: 'zone', text: <Trans>Short rides in a zone that you know.</Trans> },
      { key: 'tips', text: <Trans>Tips are yours, all of them.</Trans> },
    ],
  },
};

/** The page on which stores and couriers apply (PAGE-06, PAGE-07). */
export default function RegistrationPage({ kind }: { kind: ApplicationKind }) {
  const { t } = useLingui();
  usePageTitle(kind === 'store' ? t`Become a vendor owner` : t`Become a delivery man`);
  const isOpen = useHas('applications');
  const { title, text, picture, points } = pitches[kind];
  if (!isOpen) return <AskInstead />;
  return (
    <div className={classes.page}>
      <header className={classes.pitch}>
        <h1>{title}</h1>
        <p>{text}</p>
        <ul>
          {points.map((point) => (
            <li key={point.key}>{point.text}</li>
          ))}
        </ul>
        <img src={picture} alt="" width={400} height={300} />
      </header>
      <Registration kind={kind} />
    </div>
  );
}

const AskInstead = () => (
  <EmptyState
    isPage
    picture="no-messages"
    title={<Trans>Applications are not taken here</Trans>}
    action={
      <Button component={Link} to="/help-and-support" radius="xl">
        <Trans>Help & Support</Trans>
      </Button>
    }
  >
    <Trans>Call or write to us: we will tell you how to join.</Trans>
  </EmptyState>
);
