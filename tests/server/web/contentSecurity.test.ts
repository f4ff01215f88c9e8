import { expect, it } from 'vitest';
import { readEnv } from '../../../server/env';
import { policyFor } from '../../../server/web/contentSecurity';
import { clientSettings } from '../../../server/web/pages';

const ruleOf = (policy: string, name: string) =>
  policy.split('; ').find((rule) => rule.startsWith(`${name} `));

it.each([
  ['', "img-src 'self' data: blob:"],
  ['https://back.example', "img-src 'self' data: blob: https://back.example https:"],
  ['http://127.0.0.1:4030', "img-src 'self' data: blob: http://127.0.0.1:4030 https: http:"],
])(
  'pictures of another back end at "%s" may lie anywhere, calls go to it alone',
  (API_URL, images) => {
    const policy = policyFor('', readEnv({ API_URL }));
    expect(ruleOf(policy, 'img-src')?.trim()).toBe(images);
    expect(ruleOf(policy, 'connect-src')).toBe(`connect-src 'self'${API_URL && ` ${API_URL}`}`);
  },
);

it('what counts visits may be loaded and called, and nothing else of its kind', () => {
  const google = policyFor('', readEnv({ GA4_ID: 'G-ABC1234' }));
  expect(ruleOf(google, 'script-src')).toBe("script-src 'self' https://www.googletagmanager.com");
  expect(ruleOf(google, 'connect-src')).toBe(
    "connect-src 'self' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com",
  );
  const plausible = policyFor(
    '',
    readEnv({ PLAUSIBLE_DOMAIN: 'shop.example', PLAUSIBLE_URL: 'https://counts.example/a' }),
  );
  expect(ruleOf(plausible, 'script-src')).toBe("script-src 'self'");
  expect(ruleOf(plausible, 'connect-src')).toBe("connect-src 'self' https://counts.example");
});

it('pages say what counts visits only where the owner uses it', () => {
  const said = (env: Record<string, string>) =>
    JSON.parse(clientSettings(readEnv(env), null)).analytics;
  expect(said({})).toBeUndefined();
  expect(said({ GA4_ID: 'G-ABC1234' })).toEqual({
    ga4: 'G-ABC1234',
    plausible: null,
    currency: null,
  });
  expect(said({ PLAUSIBLE_DOMAIN: 'shop.example' })).toEqual({
    ga4: '',
    plausible: { domain: 'shop.example', url: 'https://plausible.io' },
    currency: null,
  });
  expect(() => readEnv({ GA4_ID: 'UA-1-2' })).toThrow(/GA4_ID.*G-ABC123/);
});

it('scripts that stand in a page run by their hashes, data and whatever else comes into it do not', () => {
  const page =
    '<script>a()</script><script data-early>b()</script><script type="application/json">{}</script><script onload="c()">d()</script>';
  // sha256 of `a()` and of `b()`, by openssl.
  expect(ruleOf(policyFor(page, readEnv({})), 'script-src')).toBe(
    "script-src 'self' 'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4=' 'sha256-cf242PFc/kb7xD0Qzhsmd9vvRkc+cWFmbi+k+YvtdKc='",
  );
});
