import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Drawer, Group, Stack } from '@mantine/core';
import { IconHeart } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { OverlayProps } from '../../app/overlays';
import { usePlace } from '../../app/place';
import { useSession } from '../../app/session';
import { openWishlist } from '../../flows/favourite/openWishlist';
import { openLogout } from '../../flows/logout/openLogout';
import { openSignIn } from '../../flows/signIn/openSignIn';
import { HeaderLinks } from './HeaderLinks';
import { openLanguages } from './LanguageButton';
import classes from './MobileDrawer.module.css';
import { ProfileLinks } from './ProfileLinks';
import { ShopFacts } from './ShopFacts';
import { ThemeSwitch } from './ThemeSwitch';

/** The menu of narrow screens; following a link closes it. */
export default function MobileDrawer({ onDone }: OverlayProps<null, void>) {
  const { t } = useLingui();
  const { signedIn } = useSession();
  const { hasLocation } = usePlace();
  const href = useLocation({ select: (location) => location.href });
  const openedAt = useRef(href);
  useEffect(() => {
    if (href !== openedAt.current) onDone();
  }, [href, onDone]);
  const closeAnd = (next: () => unknown) => () => {
    onDone();
    next();
  };
  return (
    <Drawer opened onClose={() => onDone()} position="right" size={320} title={t`Menu`}>
      <Stack gap="lg">
        <nav className={classes.links} aria-label={t`Main`}>
          <HeaderLinks />
          {signedIn && <ProfileLinks />}
        </nav>
        {signedIn && hasLocation && (
          <Button
            variant="default"
            radius="xl"
            leftSection={<IconHeart size={18} aria-hidden />}
            onClick={closeAnd(openWishlist)}
          >
            <Trans>Wishlist</Trans>
          </Button>
        )}
        <Group justify="space-between">
          <Button variant="default" radius="xl" onClick={closeAnd(openLanguages)}>
            <Trans>Language</Trans>
          </Button>
          <ThemeSwitch />
        </Group>
        {!signedIn && !hasLocation && (
          <div>
            <ShopFacts />
          </div>
        )}
        {signedIn ? (
          <Button variant="default" radius="xl" onClick={closeAnd(openLogout)}>
            <Trans>Logout</Trans>
          </Button>
        ) : (
          <Button radius="xl" onClick={closeAnd(() => openSignIn())}>
            <Trans>Sign In</Trans>
          </Button>
        )}
      </Stack>
    </Drawer>
  );
}
