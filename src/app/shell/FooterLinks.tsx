import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import type { MessageId } from '../../../machines/messages';
import { openPages, type PageName } from '../../content/openPages';
import { showNotice } from '../../flow/emitted';
import { footerEntries, missingFor, type ShellFacts } from './entries';
import { FooterGroup } from './FooterGroup';
import { PageLabel } from './PageLabel';
import { useShellFacts } from './useShellFacts';

const tells = {
  signIn: 'page.needsSignIn',
  zone: 'page.needsZone',
} as const satisfies Record<string, MessageId>;

/** A link that says what is lacking instead of leading to a page that cannot show anything yet. */
function QuickLink({ page, facts }: { page: PageName; facts: ShellFacts }) {
  const missing = missingFor(page, facts);
  const tell = (event: MouseEvent) => {
    if (!missing) return;
    event.preventDefault();
    void showNotice({ tone: 'error', message: tells[missing] });
  };
  return (
    <Link {...openPages[page]} onClick={tell}>
      <PageLabel page={page} />
    </Link>
  );
}

/** The footer's links to the shop's pages (FOOT-02, FOOT-03, FOOT-11, FOOT-12). */
export function FooterLinks() {
  const { t } = useLingui();
  const facts = useShellFacts();
  return (
    <>
      <nav aria-label={t`Company`}>
        <FooterGroup title={<Trans>Company</Trans>}>
          {footerEntries('company', facts).map((page) => (
            <Link key={page} {...openPages[page]}>
              <PageLabel page={page} moduleType={facts.moduleType} />
            </Link>
          ))}
        </FooterGroup>
      </nav>
      <nav aria-label={t`Quick links`}>
        <FooterGroup title={<Trans>Quick links</Trans>}>
          {footerEntries('quick', facts).map((page) => (
            <QuickLink key={page} page={page} facts={facts} />
          ))}
        </FooterGroup>
      </nav>
    </>
  );
}
