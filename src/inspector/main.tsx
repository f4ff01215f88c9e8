import { type AnyStateMachine, StateMachine } from 'xstate';
import { mountInspector } from '../../charts/package/page';
import { openStately, statelyAddress } from './stately';
import './font.css';

const folders = import.meta.glob<Record<string, unknown>>('../../machines/*/*/index.ts');

async function machine(id: string): Promise<AnyStateMachine | null> {
  const path = Object.keys(folders).find((one) => one.endsWith(`/${id}/index.ts`));
  const module = path === undefined ? {} : await folders[path]?.();
  const found = Object.values(module ?? {}).find(
    (one): one is AnyStateMachine => one instanceof StateMachine && one.id === id,
  );
  return found ?? null;
}

const remembered = (name: string) => {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
};

const remember = (name: string, value: string) => {
  try {
    localStorage.setItem(name, value);
  } catch {
    // A browser that keeps nothing asks again next time.
  }
};

const language = 'inspector-language';
const theme = 'inspector-theme';
const dark = matchMedia('(prefers-color-scheme: dark)').matches;
const root = document.getElementById('root');
if (root)
  mountInspector(root, {
    machine,
    site: '/home',
    ...(statelyAddress && { stately: openStately }),
    language: remembered(language) ?? remembered('language-setting') ?? 'en',
    theme: (remembered(theme) ?? (dark ? 'dark' : 'light')) === 'dark' ? 'dark' : 'light',
    onLanguage: (chosen) => remember(language, chosen),
    onTheme: (chosen) => remember(theme, chosen),
  });
