import { Button, type ButtonProps } from '@mantine/core';
import { IconMessageCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSession } from '../../identity/session';
import { openSignIn } from '../../identity/signIn/openSignIn';
import type { Partner } from '../api/inbox';

interface ChatLinkProps extends ButtonProps {
  partner: Partner;
  children: ReactNode;
}

/** Whether somebody who is signed in looks at an order that is not theirs: its courier does not talk to them. */
export function useIsForeign({ is_mine }: { is_mine: 0 | 1 }): boolean {
  const { signedIn } = useSession();
  return signedIn && is_mine === 0;
}

/** Leads to the conversation with a store or courier; whoever is not signed in may do that first (SESS-08). */
export function ChatLink({ partner, children, ...rest }: ChatLinkProps) {
  const { signedIn } = useSession();
  const icon = <IconMessageCircle size={18} aria-hidden />;
  const common = { variant: 'light', radius: 'xl', leftSection: icon, ...rest } as const;
  if (!signedIn) {
    return (
      <Button {...common} onClick={() => void openSignIn()}>
        {children}
      </Button>
    );
  }
  const search = {
    page: 'inbox' as const,
    with: partner.kind,
    partner: partner.id,
    ...(partner.orderId !== null && { order: partner.orderId }),
  };
  return (
    <Button {...common} renderRoot={(props) => <Link to="/profile" search={search} {...props} />}>
      {children}
    </Button>
  );
}
