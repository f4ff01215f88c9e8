import type { Config } from '../../../domain/config';
import { type Module, sells } from '../../../domain/place/module';
import { openPages, type PageName } from '../../content/openPages';
import type { HeaderFacts } from './headerEntries';

export interface ShellFacts extends HeaderFacts {
  /** Modules of the place; empty until they are known. */
  modules: readonly Pick<Module, 'module_type' | 'status'>[];
  /** Undefined until it has arrived: what depends on it is not shown before. */
  config:
    | Pick<
        Config,
        'customer_wallet_status' | 'lacks' | 'loyalty_point_status' | 'ref_earning_status'
      >
    | undefined;
}

type Open = Partial<Record<PageName, unknown>>;

/** Whether the business offers what a page is about (HEAD-16, HEAD-17). */
function isOffered(page: PageName, { config, modules }: ShellFacts): boolean {
  switch (page) {
    case 'wallet':
      return config?.customer_wallet_status === 1;
    case 'loyalty-points':
      return config?.loyalty_point_status === 1;
    case 'referral-code':
      return config?.ref_earning_status === 1;
    case 'my-trips':
      return modules.some((module) => sells(module, 'trips') && module.status === 1);
    case 'store-registration':
    case 'deliveryman-registration':
      return !config?.lacks.includes('applications');
    default:
      return true;
  }
}

const profilePages: readonly PageName[] = [
  'profile-settings',
  'my-orders',
  'my-trips',
  'notifications',
  'address',
  'wallet',
  'loyalty-points',
  'referral-code',
  'coupons',
  'settings',
];

/** The customer's own pages in their menu; the inbox has its place in the header (HEAD-15 to HEAD-17). */
export const profileEntries = (facts: ShellFacts, open: Open = openPages): PageName[] =>
  profilePages.filter((page) => open[page] && isOffered(page, facts));

const footerPages = {
  /** Open to everybody, signed in or not (FOOT-02, FOOT-03). */
  company: [
    'store-registration',
    'deliveryman-registration',
    'help-and-support',
    'about-us',
    'track-order',
  ],
  quick: ['campaigns', 'loyalty-points', 'wallet'],
} as const satisfies Record<string, readonly PageName[]>;
export type FooterHeading = keyof typeof footerPages;

/** The footer's links of one group (FOOT-02, FOOT-03, FOOT-11, FOOT-12). */
export const footerEntries = (
  group: FooterHeading,
  facts: ShellFacts,
  open: Open = openPages,
): PageName[] => footerPages[group].filter((page) => open[page] && isOffered(page, facts));

/** What somebody lacks who presses a quick link; null when the page can be gone to (FOOT-11, FOOT-12). */
export function missingFor(
  page: PageName,
  { signedIn, hasLocation }: Pick<ShellFacts, 'signedIn' | 'hasLocation'>,
): 'signIn' | 'zone' | null {
  if ((page === 'wallet' || page === 'loyalty-points') && !signedIn) return 'signIn';
  return page === 'campaigns' && !hasLocation ? 'zone' : null;
}
