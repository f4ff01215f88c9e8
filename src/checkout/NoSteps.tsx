import { Trans } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { EmptyState } from '../ui/EmptyState';
import { useFacts } from './context';

/** There is nothing to order: the ways to the shop and to the cart of an account (GATE-04). */
export function NothingToOrder({ onSignIn }: { onSignIn: () => void }) {
  const { signedIn } = useFacts();
  return (
    <EmptyState
      picture="cart"
      title={<Trans>There is nothing to order yet</Trans>}
      action={
        <Group justify="center">
          {!signedIn && (
            <Button radius="xl" variant="default" onClick={onSignIn}>
              <Trans>Sign in</Trans>
            </Button>
          )}
          <Button radius="xl" renderRoot={(props) => <Link to="/home" {...props} />}>
            <Trans>Continue Shopping</Trans>
          </Button>
        </Group>
      }
    >
      {signedIn ? (
        <Trans>Put something in your cart and come back.</Trans>
      ) : (
        <Trans>Put something in your cart, or sign in to find the cart of your account.</Trans>
      )}
    </EmptyState>
  );
}

/** Only customers may order this (GATE-09). */
export function SignInNeeded({ onSignIn }: { onSignIn: () => void }) {
  return (
    <EmptyState
      picture="sign-in"
      title={<Trans>Sign in to order</Trans>}
      action={
        <Button radius="xl" onClick={onSignIn}>
          <Trans>Sign in</Trans>
        </Button>
      }
    >
      <Trans>Sign in to continue. Your cart is saved.</Trans>
    </EmptyState>
  );
}
