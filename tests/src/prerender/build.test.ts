import { expect, it } from 'vitest';
import { prune } from '../../../src/prerender/prune';
import { messagesIn } from '../../../src/prerender/splitCatalogs';
import { stripChart } from '../../../src/prerender/stripCharts';
import { stripEndpoint } from '../../../src/prerender/stripEndpoints';

it('takes from a chart what only its readers need', () => {
  const chart = `export const m = {
    states: {
      open: {
        description: 'It is open.',
        meta: { screen: 'list', requirements: ['CAT-01', 'CAT-02'] },
        on: { go: { target: 'done', description: 'Away.' } },
      },
      done: { description: 'Over.' },
    },
  };
  export const item = { description: '', text: { description: item.description } };`;
  const stripped = stripChart(chart);
  expect(stripped).not.toMatch(/It is open|Away|Over|CAT-0/);
  expect(stripped).toContain("screen: 'list'");
  expect(stripped).toContain("target: 'done'");
  expect(stripped).toContain('description: item.description');
});

it('gives a module the messages whose ids it holds', () => {
  const all = { 'ab/+12': ['Hello'], zzzzzz: ['Other'] };
  const code = 'i18n._("ab/+12"); jsx(Trans, { id: "ab/+12" }); const other = "sixsix";';
  expect(messagesIn(code, all)).toEqual({ 'ab/+12': ['Hello'] });
});

it('takes from an endpoint what only the server reads', () => {
  const code = `const none = v.object({});
export const addLine = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/customer/cart/add',
  summary: 'Put a line into the cart',
  query: none,
  body: v.object({ id }),
  answer: v.object({ body: text, lines: rows(line) }),
  scoped: true,
});`;
  expect(stripEndpoint(code).replace(/\s+/g, ' ')).toBe(
    "const none = v.object({}); export const addLine = /* @__PURE__ */ endpoint({ method: 'POST', path: '/customer/cart/add', answer: v.object({ body: text, lines: rows(line) }), });",
  );
});

it('leaves out what is never reached, and ends where there is nothing of that name', () => {
  const none = { functions: {}, never: [], nulls: [], tags: [], assignments: [] };
  const code = `function draw(a) { if (a) { n += 1; } }
function move(f) { switch (f.tag) { case 1: var x = 1; break; case 2: x = 2; } return 1 === f.tag; }`;
  expect(prune(code, { ...none, functions: { draw: '!1' }, tags: [1] })).toBe(
    `function draw(a) {return !1}
function move(f) { switch (f.tag) { case -1:var x;break; case 2: x = 2; } return !1; }`,
  );
  expect(() => prune(code, { ...none, functions: { fade: '' } })).toThrow('fade');
});
