/** The same wherever somebody shops: a page asks once for all modules and places (src/client/shopQueries.ts). */
const everywhere =
  /^(config|most-tips|react-landing-page|zone\/list|about-us|cancelation|privacy-policy|refund-policy|shipping-policy|terms-and-conditions)$/;

const kept = [
  everywhere,
  /^(module|banners|parcel-category)$/,
  /^(categories|campaigns|stores|items|brand|flash-sales)(\/|$)/,
  /^rental\/(banners$|provider\/|vehicle\/)/,
];

/** What somebody types stays between that person and the shop. */
const typed = /\/search(\/|$)|item-or-store-search$/;

const callAt = (path: string) => /\/api\/v1\/(.+)$/.exec(path)?.[1];

/**
 * Whether the answer to a GET may be kept in the browser to be read without a connection: the
 * catalogue and the shop's own words, which are the same for everybody. Everything about a shopper,
 * and where and for what somebody searched, is not.
 * @param path of the address, `/api/v1/...`
 */
export function isKeptCall(path: string): boolean {
  const call = callAt(path);
  return call !== undefined && !typed.test(call) && kept.some((pattern) => pattern.test(call));
}

/** Headers of the contract that choose the answer. */
function choosing(call: string): readonly string[] {
  if (everywhere.test(call)) return ['X-localization'];
  return call === 'module'
    ? ['X-localization', 'zoneId']
    : ['X-localization', 'zoneId', 'moduleId'];
}

/**
 * Address under which an answer is kept: the call's own without who asks, and what else chose the
 * answer.
 */
export function keptName(address: string, headers: Pick<Headers, 'get'>): string {
  const url = new URL(address);
  url.searchParams.delete('guest_id');
  url.hash = '';
  for (const name of choosing(callAt(url.pathname) ?? ''))
    url.searchParams.append(`~${name}`, headers.get(name) ?? '');
  return url.href;
}
