import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { sells, usualModuleType } from '../../../domain/place/module';
import { StoresLabel } from '../../catalogue/parts/StoresLabel';
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
  const isRental = sells({ module_type: facts.moduleType }, 'trips');
  return (
    <div className={classes.links}>
      {entries.includes('home') && (
        <Link to="/home">
          <Trans>Home</Trans>
        </Link>
      )}
      {entries.includes('categories') &&
        (isRental ? (
          <>
            <Link to="/categories">
              <Trans>Categories</Trans>
            </Link>
            <Link to="/store/popular">
              <StoresLabel type={facts.moduleType ?? usualModuleType} />
            </Link>
          </>
        ) : (
          <BrowseFolds />
        ))}
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
