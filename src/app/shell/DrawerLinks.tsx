import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { openPages } from '../../content/openPages';
import { BrowseFolds } from './BrowseFolds';
import { ChatEntry } from './ChatEntry';
import { profileEntries } from './entries';
import { headerEntries } from './headerEntries';
import classes from './MobileDrawer.module.css';
import { NewsCount } from './NewsCount';
import { PageLabel } from './PageLabel';
import { useShellFacts } from './useShellFacts';

export function DrawerLinks() {
  const facts = useShellFacts();
  const entries = headerEntries(facts);
  return (
    <div className={classes.links}>
      {entries.includes('home') && (
        <Link to="/home">
          <Trans>Home</Trans>
        </Link>
      )}
      {entries.includes('categories') && <BrowseFolds />}
      {entries.includes('contact') && (
        <Link {...openPages['help-and-support']}>
          <Trans>Contact</Trans>
        </Link>
      )}
      {entries.includes('track') && (
        <Link {...openPages['track-order']}>
          <PageLabel page="track-order" moduleType={facts.moduleType} />
        </Link>
      )}
      {entries.includes('chat') && <ChatEntry />}
      {facts.signedIn &&
        profileEntries(facts).map((page) => (
          <Link key={page} {...openPages[page]}>
            <PageLabel page={page} />
            {page === 'notifications' && <NewsCount />}
          </Link>
        ))}
    </div>
  );
}
