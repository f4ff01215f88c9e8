import { Trans, useLingui } from '@lingui/react/macro';
import { Avatar } from '@mantine/core';
import { IconLogout, IconMessageCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { profileQuery } from '../../account/api/profile';
import { offerOf } from '../../client/pictures';
import { openPages, type PageName } from '../../content/openPages';
import { openLogout } from '../../identity/logout/openLogout';
import { palettes } from '../../ui/palettes';
import classes from './AccountFrame.module.css';
import { profileEntries } from './entries';
import { NewsCount } from './NewsCount';
import { PageLabel } from './PageLabel';
import { pageIcons } from './pageIcons';
import { useShellFacts } from './useShellFacts';

const colours = Object.keys(palettes);

interface AccountFrameProps {
  /** Null where no entry of the menu leads to this page. */
  page: PageName | null;
  children: ReactNode;
}

/** What all pages of the customer's own area stand in: their menu beside them, above them on narrow screens. */
export function AccountFrame({ page, children }: AccountFrameProps) {
  const facts = useShellFacts();
  return (
    <div className={classes.frame} data-with-menu={facts.signedIn || undefined}>
      {facts.signedIn && <AccountMenu current={page} pages={profileEntries(facts)} />}
      <div className={classes.page}>{children}</div>
    </div>
  );
}

function AccountMenu({ current, pages }: { current: PageName | null; pages: PageName[] }) {
  const { t } = useLingui();
  const row = useRef<HTMLUListElement>(null);
  const all = [...pages, 'inbox' as const];
  const place = current ? all.indexOf(current) : -1;
  // The row alone is moved: an element brought into sight moves the page too.
  useLayoutEffect(() => {
    const entry = row.current?.children[place]?.getBoundingClientRect();
    const box = row.current?.getBoundingClientRect();
    if (row.current && entry && box)
      row.current.scrollLeft += entry.left + entry.width / 2 - box.left - box.width / 2;
  }, [place]);
  return (
    <nav className={classes.menu} aria-label={t`Your account`}>
      <Who />
      <ul ref={row} className={classes.entries}>
        {all.map((page) => {
          const Icon = page === 'inbox' ? IconMessageCircle : pageIcons[page];
          return (
            <li key={page}>
              <Link
                {...openPages[page]}
                className={classes.entry}
                aria-current={page === current ? 'page' : undefined}
              >
                {Icon && <Icon size={20} aria-hidden />}
                <PageLabel page={page} />
                {page === 'notifications' && <NewsCount />}
                {page === 'inbox' && <NewsCount of="unread" />}
              </Link>
            </li>
          );
        })}
        <li>
          <button type="button" className={classes.entry} onClick={() => void openLogout()}>
            <IconLogout size={20} aria-hidden />
            <Trans>Logout</Trans>
          </button>
        </li>
      </ul>
    </nav>
  );
}

function Who() {
  const { data: profile } = useQuery(profileQuery());
  const name = [profile?.f_name, profile?.l_name].filter(Boolean).join(' ');
  return (
    <div className={classes.who}>
      <Avatar
        src={offerOf(profile?.image_full_url ?? '', 48).src || null}
        alt=""
        name={name}
        size={48}
        color="initials"
        allowedInitialsColors={colours}
      />
      <div className={classes.words}>
        <strong>{name}</strong>
        <bdi>{profile?.email ?? profile?.phone}</bdi>
      </div>
    </div>
  );
}
