// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { fromPromise, setup } from 'xstate';
import type { SiteFile } from '../../charts/atlas/chartFiles';
import type { Readable } from '../../charts/atlas/discover';
import { parseRequirements } from '../../charts/atlas/requirements';
import { siteFiles } from '../../charts/atlas/site';
import { readChart } from '../../charts/model/readChart';

const machine = setup({
  actors: { askServer: fromPromise(() => Promise.resolve(1)) },
  guards: { isOpen: () => true },
  actions: { keepAnswer: () => undefined },
  delays: { pause: 300 },
}).createMachine({
  id: 'payBill',
  version: '1.2.0',
  initial: 'asking',
  states: {
    asking: {
      description: 'The shop <asks> & waits.',
      meta: { screen: 'asking', requirements: ['PAY-01'] },
      invoke: {
        id: 'askServer',
        src: 'askServer',
        onDone: { target: 'paid', actions: 'keepAnswer' },
        onError: 'failed',
      },
      after: { pause: { guard: 'isOpen', target: 'failed' } },
    },
    failed: { description: 'It failed.', on: { 'pay.retried': 'asking' } },
    paid: { type: 'final', description: 'All is paid.' },
  },
});

const billing = setup({
  actors: {
    payBill: machine,
    askOther: Object.assign(
      fromPromise(() => Promise.resolve()),
      { flow: 'other' },
    ),
  },
}).createMachine({
  id: 'billing',
  initial: 'paying',
  states: {
    paying: {
      invoke: [
        { id: 'payBill', src: 'payBill' },
        { id: 'askOther', src: 'askOther' },
      ],
    },
  },
});

const requirements = parseRequirements(
  'id,flow,kind,text\nPAY-01,pay-bill,rule,"Ask, then ""wait"""\nPAY-02,pay-bill,rule,Refund\n',
);

async function built(more: Readable[] = []): Promise<Map<string, string>> {
  const files: SiteFile[] = [];
  const charts = [
    {
      chart: readChart(machine),
      words: {
        en: { events: { 'pay.retried': 'Try again pressed' }, actors: { askServer: 'Ask' } },
        ar: { events: { 'pay.retried': 'إعادة المحاولة' } },
      },
    },
    ...more,
  ];
  const input = { charts, requirements, coverage: null, before: null, fontFaces: '' };
  for await (const file of siteFiles(input)) files.push(file);
  return new Map(files.map(({ name, content }) => [name, content]));
}

const files = await built();
const contentOf = (name: string) => files.get(name) ?? '';

function xml(text: string): Document {
  const parsed = new DOMParser().parseFromString(text, 'application/xml');
  expect(parsed.querySelector('parsererror')?.textContent ?? '').toBe('');
  return parsed;
}

it('writes a page, the exports and an index', () => {
  expect([...files.keys()]).toEqual([
    'payBill.json',
    'payBill.mmd',
    'payBill.scxml',
    'payBill.names.svg',
    'payBill.en.svg',
    'payBill.ar.svg',
    'payBill.html',
    'findables.js',
    'index.html',
  ]);
});

it('tells the chart in both languages, with requirements on either side', () => {
  const document = new DOMParser().parseFromString(contentOf('payBill.html'), 'text/html');
  const english = document.querySelector('.page[data-language="en"]');
  const arabic = document.querySelector('.page[data-language="ar"]');
  expect(arabic?.getAttribute('dir')).toBe('rtl');
  expect(arabic?.textContent).toContain('إعادة المحاولة');
  const rows = [...(english?.querySelectorAll('section table')[0]?.querySelectorAll('tr') ?? [])];
  expect(rows[1]?.textContent).toBe(
    'AskingpayBill.askingThe shop <asks> & waits.askingPAY-01Ask, then "wait"',
  );
  expect(english?.querySelector('.requirement summary')?.getAttribute('title')).toBe(
    'Ask, then "wait"',
  );
  const lists = [...(english?.querySelectorAll('main > section') ?? [])];
  const list = (title: string) =>
    lists.find((one) => one.querySelector('h2')?.textContent === title)?.textContent;
  expect(list('Requirements of this flow that no state serves')).toContain('PAY-02 Refund');
  expect(list('States that serve no requirement')).toContain('payBill.failed It failed.');
  expect(list('Problems')).toContain('None.');
});

it('counts on the index what no chart serves', () => {
  const document = new DOMParser().parseFromString(contentOf('index.html'), 'text/html');
  expect(document.body.textContent).toContain('Requirements that no state serves (1/2)');
});

it('exports SCXML that an XML reader accepts', () => {
  const document = xml(contentOf('payBill.scxml'));
  const asking = document.querySelector('[id="payBill.asking"]');
  const ways = [...(asking?.querySelectorAll(':scope > transition') ?? [])].map((one) =>
    [one.getAttribute('event'), one.getAttribute('cond'), one.getAttribute('target')].join(' '),
  );
  expect(ways).toEqual([
    'done.invoke.askServer  payBill.paid',
    'error.invoke.askServer  payBill.failed',
    'after.pause.payBill.asking isOpen() payBill.failed',
  ]);
  expect(asking?.querySelector('onentry > send')?.getAttribute('delay')).toBe('300ms');
  expect(document.querySelector('final')?.getAttribute('id')).toBe('payBill.paid');
});

it('exports a drawing as a file of its own', () => {
  const document = xml(contentOf('payBill.en.svg'));
  expect(document.documentElement.nodeName).toBe('svg');
  expect(document.querySelector('style')?.textContent).toContain('--chart-paper');
  expect(document.documentElement.textContent).toContain('Try again pressed');
});

it('exports Mermaid', () => {
  expect(contentOf('payBill.mmd')).toBe(`stateDiagram-v2
  [*] --> payBill_asking
  state "asking" as payBill_asking
  state "failed" as payBill_failed
  state "paid" as payBill_paid
  payBill_paid --> [*]
  payBill_asking --> payBill_paid : done  askServer
  payBill_asking --> payBill_failed : error  askServer
  payBill_asking --> payBill_failed : after pause [isOpen]
  payBill_failed --> payBill_asking : pay.retried
`);
});

it('leads from a flow to those that it waits for, and back', async () => {
  const site = await built([{ chart: readChart(billing), words: {} }]);
  const pageOf = (name: string) =>
    new DOMParser().parseFromString(site.get(name) ?? '', 'text/html').querySelector('.page');
  const linksIn = (root: Element | null | undefined) =>
    [...(root?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
  const sectionOf = (name: string, title: string) =>
    [...(pageOf(name)?.querySelectorAll('section') ?? [])].find(
      (one) => one.querySelector('h2')?.textContent === title,
    );
  const svg = pageOf('billing.html')?.querySelector('svg');
  expect(linksIn(svg)).toEqual(['payBill.html']);
  expect(svg?.querySelector('a')?.textContent).toBe('payBill');
  expect(svg?.getAttribute('role')).toBe('group');
  expect(linksIn(sectionOf('billing.html', 'Flows that it starts'))).toEqual(['payBill.html']);
  expect(linksIn(sectionOf('billing.html', 'Flows that start it'))).toEqual([]);
  expect(linksIn(sectionOf('payBill.html', 'Flows that start it'))).toEqual(['billing.html']);
  expect(site.get('billing.scxml')).toContain('src="other.scxml"');
});
