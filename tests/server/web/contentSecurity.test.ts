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

const styled = '<style>a{}</style><style data-shell>b{}</style><style media="print">c{}</style>';
// sha256 of `a{}`, `b{}` and `d{}`, by openssl.
const ofA = "'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='";
const ofB = "'sha256-7yqHVAesot11p6HczDsgKRipvI5UPgs97z80zNXlans='";
const ofD = "'sha256-fTCnhmQx+Vznx1J/TbamDaXx+RzqkeQEjy6m9fNBY/I='";

it('style elements that the server wrote are shown by their hashes, all others and attributes are not', () => {
  const policy = policyFor(styled, readEnv({}));
  expect(ruleOf(policy, 'style-src')).toBe(`style-src 'self' ${ofA} ${ofB}`);
  expect(ruleOf(policy, 'style-src-attr')).toBe("style-src-attr 'none'");
});

it('of a page that was drawn its first styles are shown, none that stand in what was drawn, and no further script runs', () => {
  const drawn =
    '<style>a{}</style><div id="rendered"><style>d{}</style><main><style>b{}</style></main></div><script>a()</script>';
  const policy = policyFor(styled, readEnv({}), [], drawn);
  expect(ruleOf(policy, 'style-src')).toBe(`style-src 'self' ${ofA} ${ofD}`);
  expect(ruleOf(policy, 'script-src')?.trim()).toBe("script-src 'self'");
});

it('the page keeps its styles where a script in it only speaks of what was drawn', () => {
  const policy = policyFor(`${styled}<script>find('<div id="rendered">')</script>`, readEnv({}));
  expect(ruleOf(policy, 'style-src')).toBe(`style-src 'self' ${ofA} ${ofB}`);
});

it('where Google draws the map its code may make style elements and attributes, which no hash stands beside', () => {
  const policy = policyFor(styled, readEnv({ GOOGLE_MAPS_KEY: 'key' }));
  expect(ruleOf(policy, 'style-src')).toBe(
    "style-src 'self' 'unsafe-inline' https://*.googleapis.com https://*.gstatic.com",
  );
  expect(ruleOf(policy, 'style-src-attr')).toBe("style-src-attr 'unsafe-inline'");
});

it('the whole policy of a shop without anything configured', () => {
  expect(policyFor('<script>a()</script><style>a{}</style>', readEnv({ INSPECTOR: 'off' }))).toBe(
    [
      "default-src 'self'",
      "script-src 'self' 'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='",
      `style-src 'self' ${ofA}`,
      "style-src-attr 'none'",
      "img-src 'self' data: blob:",
      "font-src 'self' data:",
      "connect-src 'self'",
      "frame-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
  );
});
