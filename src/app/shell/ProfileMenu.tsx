import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Avatar, Menu, UnstyledButton } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { profileQuery } from '../../account/api/profile';
import { offerOf } from '../../client/pictures';
import { openPages } from '../../content/openPages';
import { openLogout } from '../../identity/logout/openLogout';
import { palettes } from '../../ui/palettes';
import { profileEntries } from './entries';
import { NewsCount, useNewsCount } from './NewsCount';
import { PageLabel } from './PageLabel';
import classes from './ProfileMenu.module.css';
import { pageIcons } from './pageIcons';
import { useShellFacts } from './useShellFacts';

const colours = Object.keys(palettes);

/** The signed-in shopper's menu: first name, avatar, and their own pages (HEAD-12, HEAD-15). */
export default function ProfileMenu() {
  const { t } = useLingui();
  const facts = useShellFacts();
  const { data: profile } = useQuery(profileQuery());
  const name = profile?.f_name ?? '';
  const news = useNewsCount();
  return (
    <Menu
      position="bottom-end"
      width={240}
      shadow="md"
      radius="md"
      // A menu holds entries alone: the focus goes to the first of them.
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <UnstyledButton
          className={classes.button}
          aria-label={
            news > 0
              ? t`Account of ${name}, ${plural(news, { one: '# new notification', other: '# new notifications' })}`
              : t`Account of ${name}`
          }
          data-news={news > 0 || undefined}
        >
          <Avatar
            src={offerOf(profile?.image_full_url ?? '', 36).src || null}
            alt=""
            name={[name, profile?.l_name].filter(Boolean).join(' ')}
            size={36}
            color="initials"
            allowedInitialsColors={colours}
          />
          <span className={classes.name}>{name}</span>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {profileEntries(facts).map((page) => {
          const Icon = pageIcons[page];
          return (
            <Menu.Item
              key={page}
              leftSection={Icon && <Icon size={18} />}
              renderRoot={(props) => <Link {...props} {...openPages[page]} />}
            >
              <PageLabel page={page} />
              {page === 'notifications' && <NewsCount />}
            </Menu.Item>
          );
        })}
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={18} />} onClick={() => void openLogout()}>
          <Trans>Logout</Trans>
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
