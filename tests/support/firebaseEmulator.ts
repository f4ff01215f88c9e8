import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Pinned: its emulator's answers are what the journeys rely on. */
const version = '15.34.2';
const folder = resolve('node_modules/.cache/flowmart', `firebase-tools-${version}`);
const cli = join(folder, 'node_modules/firebase-tools/lib/bin/firebase.js');
/** Written when the installation is whole: one that was cut off is begun anew. */
const complete = join(folder, 'complete');

export const isFirebaseInstalled = (): boolean => existsSync(complete);

let installing: Promise<boolean> | null = null;

function npmInstall(): Promise<boolean> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  const log = openSync(join(folder, 'install.log'), 'w');
  // Its scripts compile re2 for minutes, which only its hosting would use, where it is there.
  const args = ['install', `firebase-tools@${version}`, '--save-exact', '--ignore-scripts'];
  return new Promise((done) => {
    const npm = spawn('npm', [...args, '--no-audit', '--no-fund'], {
      cwd: folder,
      stdio: ['ignore', log, log],
    });
    npm.once('error', () => done(false));
    npm.once('exit', (code) => {
      if (code === 0) writeFileSync(complete, '');
      done(code === 0);
    });
  });
}

/**
 * Installs firebase-tools (300 MB, about 80 s) into its own folder unless it is there. Answers whether it
 * is; the reason why not is in `install.log` of that folder.
 */
export function installFirebaseTools(): Promise<boolean> {
  installing ??= isFirebaseInstalled() ? Promise.resolve(true) : npmInstall();
  return installing;
}

export interface FirebaseEmulator {
  /** host:port, for FIREBASE_AUTH_EMULATOR_HOST. */
  readonly host: string;
  stop(): Promise<void>;
}

const answers = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
};

function waitUntilReady(emulator: ChildProcess, url: string): Promise<void> {
  return new Promise((ready, fail) => {
    const limit = Date.now() + 60_000;
    emulator.once('exit', (code) => fail(new Error(`The Firebase emulator ended (${code})`)));
    const ask = async () => {
      if (await answers(url)) ready();
      else if (Date.now() > limit) fail(new Error('The Firebase emulator does not answer'));
      else setTimeout(ask, 200);
    };
    void ask();
  });
}

/** Starts the Firebase Auth emulator of the project demo-flowmart; it needs neither Java nor a network. */
export async function startFirebaseEmulator(port: number): Promise<FirebaseEmulator> {
  const place = mkdtempSync(join(tmpdir(), 'flowmart-firebase-'));
  const at = (number: number) => ({ host: '127.0.0.1', port: number });
  writeFileSync(
    join(place, 'firebase.json'),
    JSON.stringify({
      emulators: {
        auth: at(port),
        hub: at(port + 1),
        logging: at(port + 2),
        ui: { enabled: false },
        singleProjectMode: true,
      },
    }),
  );
  const log = openSync(join(place, 'emulator.log'), 'w');
  const emulator = spawn(
    process.execPath,
    [cli, 'emulators:start', '--only', 'auth', '--project', 'demo-flowmart'],
    { cwd: place, stdio: ['ignore', log, log] },
  );
  await waitUntilReady(emulator, `http://127.0.0.1:${port}/`);
  return {
    host: `127.0.0.1:${port}`,
    stop: () =>
      new Promise((stopped) => {
        const end = () => {
          rmSync(place, { recursive: true, force: true });
          stopped();
        };
        // One that found its port taken has ended long ago, and another answers in its place.
        if (emulator.exitCode !== null) return end();
        emulator.once('exit', end);
        emulator.kill('SIGTERM');
      }),
  };
}
