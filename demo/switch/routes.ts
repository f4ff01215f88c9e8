import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { spokenIn } from '../../domain/language/languages';
import { Refusal, refusalResponse } from '../../server/http/refusal';
import { languageOf } from '../../server/http/serve';
import { switchPage } from './page';
import { answers, type Rule, Rules, ruleOf } from './rules';

const cookie = 'testers';
const address = '/demo/switch';
const slowMilliseconds = 5_000;

/** An answer that ends before its end: browsers call that a broken line, and do not ask again by themselves. */
const broken = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{';

function breakOff(c: Context): Response {
  const { outgoing }: { outgoing?: ServerResponse } = c.env ?? {};
  if (!outgoing?.socket) throw new Refusal('unavailable');
  outgoing.socket.end(broken);
  return RESPONSE_ALREADY_SENT;
}

/** JSON as it stands; any other word is a refusal's code. */
function ownAnswer({ status, body }: Rule): Response {
  const isJson = /^[{["]|^(-?\d|true$|false$|null$)/.test(body);
  const text = isJson
    ? body
    : JSON.stringify({ errors: [{ code: body, message: `No: ${body}.` }] });
  return new Response(text, { status, headers: { 'Content-Type': 'application/json' } });
}

/**
 * Lets testers decide what some calls of their own browser are answered. Part of the demo, whose files a real shop does not
 * have.
 */
export function mountSwitch(
  app: Hono,
  wait: (milliseconds: number) => Promise<unknown> = (time) => setTimeout(time),
  now: () => number = Date.now,
): void {
  const rules = new Rules();

  app.use('/api/v1/*', async (c, next) => {
    const browser = getCookie(c, cookie);
    const rule = browser ? rules.take(browser, c.req.method, c.req.path, now()) : null;
    if (rule?.isLate) await wait(slowMilliseconds);
    switch (rule?.answer) {
      case 'dead':
        return breakOff(c);
      case 'signedOut':
        return refusalResponse(new Refusal('unauthenticated'), languageOf(c));
      case 'trouble':
        return refusalResponse(new Refusal('unavailable', { status: 500 }), languageOf(c));
      case 'garbage':
        return c.html('<!-- not an answer of the shop -->');
      case 'own':
        return ownAnswer(rule);
      default:
        return next();
    }
  });

  const browserOf = (c: Context): string => {
    const known = getCookie(c, cookie);
    if (known) return known;
    const browser = randomUUID();
    setCookie(c, cookie, browser, { path: '/', sameSite: 'Lax', httpOnly: true });
    return browser;
  };

  app.get(address, (c) => {
    const asked = (name: string) => c.req.query(name) ?? '';
    c.header('Cache-Control', 'no-store');
    c.header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
    );
    return c.html(
      switchPage({
        language: spokenIn(c.req.query('lang')),
        rules: rules.of(browserOf(c)),
        asked: {
          call: asked('call'),
          answer: answers.find((one) => one === asked('answer')) ?? 'dead',
          status: asked('status') || '400',
          body: asked('body'),
          isLate: asked('late') === 'on',
        },
      }),
    );
  });

  app.post(address, async (c) => {
    const fields = new URLSearchParams(await c.req.text());
    const field = (name: string) => fields.get(name) ?? '';
    const browser = browserOf(c);
    const own = rules.of(browser);
    if (field('action') === 'clear') rules.set(browser, []);
    else if (field('action') === 'remove')
      rules.set(browser, own.toSpliced(Number(field('rule')), 1));
    else {
      const rule = ruleOf(field);
      if (!rule) return refusalResponse(new Refusal('validation'), spokenIn(c.req.query('lang')));
      rules.set(browser, [...own, rule]);
    }
    return c.redirect(`${address}?lang=${spokenIn(c.req.query('lang'))}`, 303);
  });
}
