import { expect, it } from 'vitest';
import { readEnv } from '../../../server/env';
import { policyFor } from '../../../server/web/contentSecurity';

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
