import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ComponentType, ReactNode } from 'react';
import { openSignIn } from '../identity/signIn/openSignIn';
import { EmptyState, type EmptyStateProps } from '../ui/EmptyState';
import type { ProfilePageName } from './profilePages';

const stranger = (
  picture: EmptyStateProps['picture'],
  title: ReactNode,
  about: ReactNode,
): ComponentType =>
  function Stranger() {
    return (
      <EmptyState
        picture={picture}
        isPage
        title={title}
        action={
          <Button radius="xl" onClick={() => void openSignIn()}>
            <Trans>Sign In</Trans>
          </Button>
        }
      >
        {about}
      </EmptyState>
    );
  };

const profile = stranger(
  'sign-in',
  <Trans>Sign in to see your profile</Trans>,
  <Trans>Your name, email, phone and password, to look at and to change.</Trans>,
);

/** What somebody finds on a page of the customer's own area who is not signed in: what the page is, and the way in. */
export const strangers: Record<ProfilePageName, ComponentType> = {
  'profile-settings': profile,
  settings: profile,
  coupons: profile,
  address: stranger(
    'no-address',
    <Trans>Sign in to see your saved addresses</Trans>,
    <Trans>What you save once is one press away at the next order.</Trans>,
  ),
  wallet: stranger(
    'no-money',
    <Trans>Sign in to see your wallet</Trans>,
    <Trans>Your money with us, what came in and what went out.</Trans>,
  ),
  'loyalty-points': stranger(
    'no-points',
    <Trans>Sign in to see your points</Trans>,
    <Trans>Orders bring you points, and points become money in your wallet.</Trans>,
  ),
  'referral-code': stranger(
    'no-points',
    <Trans>Sign in to invite friends</Trans>,
    <Trans>You find your code here, and what you both get for it.</Trans>,
  ),
  inbox: stranger(
    'no-messages',
    <Trans>Sign in to see your messages</Trans>,
    <Trans>What you, stores and couriers write each other stands here.</Trans>,
  ),
  notifications: stranger(
    'no-news',
    <Trans>Sign in to see your notifications</Trans>,
    <Trans>News of your orders, trips and money appear here by themselves.</Trans>,
  ),
};
