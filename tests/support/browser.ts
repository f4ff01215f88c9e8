import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';

const usualPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Flags without which a browser as root does not start, or asks the network at every start. */
export const browserArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-dev-shm-usage',
  '--disable-gpu',
  // The shell without a window rounds the widths of letters otherwise, which no browser of a shopper does.
  '--font-render-hinting=none',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

function installed(): string | null {
  const named = process.env.CHROMIUM;
  if (named) return existsSync(named) ? named : null;
  const usual = usualPaths.find(existsSync);
  if (usual) return usual;
  const own = chromium.executablePath();
  return existsSync(own) ? own : null;
}

const run = (command: string, args: string[]) =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0;

const has = (command: string) => spawnSync('which', [command]).status === 0;

/** `apt-get` with its arguments, where it is at hand and may install; tells whether it did. */
function aptGet(): ((...args: string[]) => boolean) | null {
  const sudo = process.getuid?.() === 0 ? [] : has('sudo') ? ['sudo', '-n'] : null;
  if (!has('apt-get') || !sudo) return null;
  return (...args) => {
    const [command = 'apt-get', ...rest] = [...sudo, 'apt-get', ...args];
    return run(command, rest);
  };
}

function install(): void {
  const apt = aptGet();
  if (apt) {
    console.log('No browser found: installing chromium with apt-get ...');
    if (apt('update', '-qq') && apt('install', '-y', '-qq', 'chromium') && installed()) return;
  } else if (has('brew')) {
    console.log('No browser found: installing chromium with Homebrew ...');
    if (run('brew', ['install', '--cask', 'chromium']) && installed()) return;
  }
  console.log("Trying Playwright's own browser ...");
  const cli = createRequire(import.meta.url).resolve('playwright-core/cli.js');
  run(process.execPath, [cli, 'install', 'chromium']);
}

/**
 * Path of a Chrome or Chromium: the environment variable CHROMIUM, an installed one, or one that is
 * installed now with the platform's means. Null, after saying so, when none can be had.
 */
export function findBrowser(): string | null {
  const found = installed();
  if (found) return found;
  if (process.env.CHROMIUM) {
    console.error(`CHROMIUM names ${process.env.CHROMIUM}, which does not exist.`);
    return null;
  }
  install();
  const now = installed();
  if (!now) {
    console.error(
      'No browser could be installed. Install Chrome or Chromium, or set CHROMIUM to its path.',
    );
  }
  return now;
}

const shell = '/usr/bin/chromium-headless-shell';

/**
 * Path of the browser for journeys: Chromium's shell without a window, which does the same with a quarter less of the
 * processor, where Debian's package of it is or can be installed; else as `findBrowser`.
 */
export function findJourneysBrowser(): string | null {
  if (process.env.CHROMIUM) return findBrowser();
  if (existsSync(shell)) return shell;
  const apt = aptGet();
  // Without --no-remove an older Chromium that does not fit the new shell would be taken away.
  const add = ['install', '-y', '-qq', '--no-remove', 'chromium-headless-shell'];
  if (apt && (apt(...add) || (apt('update', '-qq') && apt(...add))) && existsSync(shell))
    return shell;
  return findBrowser();
}
