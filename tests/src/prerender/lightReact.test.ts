import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as ReactNamespace from 'react';
import type * as ClientNamespace from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { missedIn, unusedOfReact } from '../../../src/prerender/lightReact';
import { prune } from '../../../src/prerender/prune';

const load = createRequire(import.meta.url);
const folder = 'node_modules/react-dom/cjs';
const code = readFileSync(`${folder}/react-dom-client.production.js`, 'utf8');

/** React as the built shop has it, whole or without what the shop has nothing of. */
function makeReact(client: string) {
  const made = new Map<string, object>();
  const take = (name: string, text: string) => {
    const module = { exports: {} };
    new Function('module', 'exports', 'require', text)(module, module.exports, (id: string) =>
      made.get(id),
    );
    made.set(name, module.exports);
    return module.exports;
  };
  const file = (path: string) => readFileSync(load.resolve(path), 'utf8');
  const from = (name: string) =>
    readFileSync(`node_modules/${name}/cjs/${name}.production.js`, 'utf8');
  const React = take('react', from('react')) as typeof ReactNamespace;
  take('scheduler', from('scheduler'));
  const dom = take('react-dom', file(`${process.cwd()}/${folder}/react-dom.production.js`));
  const { createRoot } = take('client', client) as typeof ClientNamespace;
  const { createPortal, flushSync } = dom as typeof import('react-dom');
  return { React, createRoot, createPortal, flushSync };
}

const patience = { timeout: 10_000, interval: 10 };

/** What a page shows and tells, step by step, that uses all of React that the shop does. */
async function play(client: string): Promise<{ pages: string[]; told: string[] }> {
  const { React, createRoot, createPortal, flushSync } = makeReact(client);
  const { createElement: h, Suspense, Fragment } = React;
  const told: string[] = [];
  document.body.innerHTML = '<div id="root"></div><div id="aside"></div>';
  const byId = (id: string) => document.getElementById(id) as HTMLElement;

  class Boundary extends React.Component<{ children: ReactNamespace.ReactNode }> {
    override state = { error: '' };
    static getDerivedStateFromError = (error: Error) => ({ error: error.message });
    override componentDidCatch = (error: Error) => told.push(`caught ${error.message}`);
    override render = () =>
      this.state.error ? h('p', null, this.state.error) : this.props.children;
  }
  let arrive = (_: { default: () => ReactNamespace.ReactNode }) => {};
  const arrival = new Promise<{ default: () => ReactNamespace.ReactNode }>((resolve) => {
    arrive = resolve;
  });
  const Late = React.lazy(() => arrival);
  const Context = React.createContext('none');
  const listeners = new Set<() => void>();
  let stored = 'a';
  const Stored = React.memo(() =>
    h(
      'i',
      null,
      React.useSyncExternalStore(
        (listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
        () => stored,
      ),
      React.useContext(Context),
    ),
  );
  const Row = ({ name }: { name: string }) => {
    React.useLayoutEffect(() => {
      told.push(`in ${name}`);
      return () => void told.push(`out ${name}`);
    }, [name]);
    React.useEffect(() => void told.push(`after ${name}`), [name]);
    return h('li', { id: React.useId(), className: name }, name);
  };
  const Broken = () => {
    throw new Error('broken');
  };
  const Page = () => {
    const [rows, setRows] = React.useState(['x', 'y', 'z']);
    const [text, setText] = React.useState('');
    const [isPending, start] = React.useTransition();
    const slow = React.useDeferredValue(text);
    const [shows, setShows] = React.useState({ late: false, broken: false });
    const field = React.useRef<HTMLInputElement>(null);
    return h(
      Context.Provider,
      { value: 'given' },
      h('svg', { viewBox: '0 0 1 1' }, h('title', null, 'drawing'), h('path', { strokeWidth: 2 })),
      h('input', {
        id: 'field',
        ref: field,
        value: text,
        onChange: ({ target }) => setText(target.value),
      }),
      h(
        'select',
        { defaultValue: 'two' },
        ['one', 'two'].map((name) => h('option', { key: name }, name)),
      ),
      h('input', { type: 'checkbox', checked: rows.length > 2, readOnly: true }),
      h(
        'form',
        {
          onSubmit: (event) => {
            event.preventDefault();
            told.push('sent');
          },
        },
        h('button', { id: 'send' }),
      ),
      h(
        'button',
        { id: 'turn', onClick: () => setRows((all) => [...all].reverse().slice(0, 2)) },
        'turn',
      ),
      h(
        'button',
        { id: 'late', onClick: () => start(() => setShows({ late: true, broken: false })) },
        String(isPending),
      ),
      h('button', {
        id: 'break',
        onClick: () => setShows({ late: true, broken: true }),
        onMouseEnter: () => told.push('over'),
      }),
      h('ul', {
        style: { marginTop: 4, '--gap': '2px' },
        dangerouslySetInnerHTML: { __html: '<li>raw</li>' },
      }),
      h(
        'ol',
        { onClick: () => told.push('heard'), onClickCapture: () => told.push('caught') },
        rows.map((name) => h(Row, { key: name, name })),
      ),
      h(Fragment, null, slow, h(Stored)),
      createPortal(h('b', { onClick: () => told.push('aside') }, text), byId('aside')),
      h(Suspense, { fallback: h('em', null, 'waits') }, shows.late && h(Late)),
      h(Boundary, null, shows.broken ? h(Broken) : 'whole'),
    );
  };
  const pages: string[] = [];
  /** Keeps what is shown once this is among it. */
  const look = async (awaited: string) => {
    await vi.waitFor(() => expect(document.body.innerHTML).toContain(awaited), patience);
    pages.push(document.body.innerHTML);
  };
  const root = createRoot(byId('root'), {
    onUncaughtError: (error) => told.push(String(error)),
    onCaughtError: () => {},
  });
  React.startTransition(() => root.render(h(React.StrictMode, null, h(Page))));
  await look('turn</button>');
  byId('turn').click();
  await look('class="z">z</li></ol>'.replace('z">z', 'y">y'));
  byId('send').click();
  byId('late').click();
  await look('true</button>');
  arrive({ default: () => h('strong', null, 'here') });
  await look('<strong>here');
  const field = byId('field') as HTMLInputElement;
  field.focus();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'typed');
  field.dispatchEvent(new Event('input', { bubbles: true }));
  byId('break').dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  (document.querySelector('ol li') as HTMLElement).click();
  (document.querySelector('#aside b') as HTMLElement).click();
  await look('</ol>typed');
  stored = 'b';
  for (const listener of listeners) listener();
  await look('bgiven');
  byId('break').click();
  await look('broken');
  flushSync(() => root.render('all gone'));
  await look('all gone');
  root.unmount();
  await look('<div id="root"></div>');
  return { pages, told };
}

it('draws, hears and forgets the same without what the shop has nothing of', async () => {
  const lean = prune(code, unusedOfReact);
  const whole = await play(code);
  expect(whole.told).toEqual(expect.arrayContaining(['sent', 'over', 'aside', 'caught broken']));
  expect(await play(lean)).toEqual(whole);
});

it('ends the build for code that asks for what is left out', () => {
  expect(missedIn('jsx("link", { rel: "icon" })')).toBe('jsx("link"');
  expect(missedIn('(0, import_react.useActionState)(send)')).toBe('.useActionState');
  expect(missedIn('jsx(Fragment, { ref: all })')).toContain('ref:');
  expect(
    missedIn('jsx("form", { action: "/search", onSubmit }); jsx("main", { title: "a" })'),
  ).toBeNull();
});
