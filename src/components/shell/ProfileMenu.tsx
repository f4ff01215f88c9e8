import { Trans, useLingui } from '@lingui/react/macro';
import { Avatar, Menu, UnstyledButton } from '@mantine/core';
import { IconLogout, IconPackage, IconUserCog } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { profileQuery } from '../../api/profile';
import { palettes } from '../../app/palettes';
import { openLogout } from '../../flows/logout/openLogout';
import classes from './ProfileMenu.module.css';

const colours = Object.keys(palettes);

/** The signed-in shopper's menu. */
export default function ProfileMenu() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { data: profile } = useQuery(profileQuery());
  const name = profile?.f_name ?? '';
  return (
    <Menu position="bottom-end" width={220} shadow="md" radius="md">
      <Menu.Target>
        <UnstyledButton className={classes.button} aria-label={t`Account of ${name}`}>
          <Avatar
            src={profile?.image_full_url || null}
            name={[name, profile?.l_name].filter(Boolean).join(' ')}
            size={36}
            color="initials"
            allowedInitialsColors={colours}
          />
          <span className={classes.name}>{name}</span>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconPackage size={18} />}
          onClick={() => navigate({ to: '/track-order' })}
        >
          <Trans>My orders</Trans>
        </Menu.Item>
        <Menu.Item
          leftSection={<IconUserCog size={18} />}
          onClick={() => navigate({ to: '/profile', search: { page: 'profile-settings' } })}
        >
          <Trans>Profile settings</Trans>
        </Menu.Item>
        <Menu.Item leftSection={<IconLogout size={18} />} onClick={() => void openLogout()}>
          <Trans>Logout</Trans>
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
