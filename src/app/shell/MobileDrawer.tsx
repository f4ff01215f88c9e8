import { Trans, useLingui } from '@lingui/react/macro';
import {
  Button,
  Drawer,
  Stack,
  Switch,
  useComputedColorScheme,
  useMantineColorScheme,
} from '@mantine/core';
import { IconHeart, IconLanguage, IconLogout } from '@tabler/icons-react';
import { openWishlist } from '../../catalogue/favourite/openWishlist';
import { currentLanguage } from '../../client/languages';
import { openLanguages } from '../../content/language/openLanguages';
import type { OverlayProps } from '../../flow/overlays';
import { openLogout } from '../../identity/logout/openLogout';
import { useSession } from '../../identity/session';
import { openSignIn } from '../../identity/signIn/openSignIn';
import { usePlace } from '../../place/currentPlace';
import { DrawerLinks } from './DrawerLinks';
import classes from './MobileDrawer.module.css';
import { ShopFacts } from './ShopFacts';
import { useLeaveOnNavigation } from './useLeaveOnNavigation';

function ThemeRow() {
  const { t } = useLingui();
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('light') === 'dark';
  return (
    <Switch
      className={classes.theme}
      label={t`Dark theme`}
      labelPosition="left"
      size="md"
      checked={isDark}
      onChange={({ currentTarget }) => setColorScheme(currentTarget.checked ? 'dark' : 'light')}
    />
  );
}

/** The menu of narrow screens; following a link closes it (MENU-01, MENU-04). */
export default function MobileDrawer({ onDone }: OverlayProps<null, void>) {
  const { t } = useLingui();
  const { signedIn } = useSession();
  const { hasLocation } = usePlace();
  const { languageName } = currentLanguage();
  useLeaveOnNavigation(onDone);
  const closeAnd = (next: () => unknown) => () => {
    onDone();
    next();
  };
  return (
    <Drawer
      opened
      onClose={() => onDone()}
      position="right"
      size="min(340px, 100%)"
      title={t`Menu`}
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      <Stack gap="md">
        <nav aria-label={t`Main`}>
          <DrawerLinks />
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
        <ThemeRow />
        <Button
          variant="default"
          radius="xl"
          leftSection={<IconLanguage size={18} aria-hidden />}
          onClick={closeAnd(openLanguages)}
        >
          <Trans>Language: {languageName}</Trans>
        </Button>
        {!signedIn && !hasLocation && (
          <div>
            <ShopFacts />
          </div>
        )}
        {signedIn ? (
          <Button
            variant="default"
            radius="xl"
            leftSection={<IconLogout size={18} aria-hidden />}
            onClick={closeAnd(openLogout)}
          >
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
