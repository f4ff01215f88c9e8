import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const house = fileURLToPath(new URL('../../..', import.meta.url));
const linked = (name: string) => join(house, 'node_modules', name);

/** What the package brings along. */
const own = ['@fontsource-variable/cairo', 'tsx', 'ws'];

const versions: Record<string, string> = JSON.parse(
  readFileSync(join(house, 'package.json'), 'utf8'),
).devDependencies;

const versionOf = (name: string) => versions[name] ?? 'latest';

/** An empty folder outside of the house, in which what is told to strangers is done. */
export function freshFolder() {
  const top = mkdtempSync(join(tmpdir(), 'stranger-'));
  const folder = join(top, 'project');
  mkdirSync(folder);
  const running: ChildProcess[] = [];
  const env = (more: NodeJS.ProcessEnv) => {
    const { VITEST: _, NODE_OPTIONS: __, ...rest } = process.env;
    return { ...rest, CI: '', ...more };
  };
  const run = (command: string, more: NodeJS.ProcessEnv = {}) => {
    const { status, stdout, stderr } = spawnSync(command, {
      cwd: folder,
      shell: true,
      encoding: 'utf8',
      env: env(more),
    });
    return { status, text: stdout + stderr };
  };
  return {
    folder,
    run,
    put(name: string, text: string) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    },
    /** Starts a program that goes on; it ends with the folder. */
    start(command: string, more: NodeJS.ProcessEnv) {
      running.push(
        spawn(command, {
          cwd: folder,
          shell: true,
          detached: true,
          stdio: 'ignore',
          env: env(more),
        }),
      );
    },
    /** Builds and packs the package, once. Answers the file that is installed. */
    pack(): string {
      const built = join(top, 'built');
      const build = spawnSync('npx', ['tsx', 'charts/package/build.ts', built], {
        cwd: house,
        encoding: 'utf8',
      });
      if (build.status !== 0) throw new Error(build.stdout + build.stderr);
      spawnSync('npm', ['pack', '--silent', '--pack-destination', top], { cwd: built });
      const [file] = readdirSync(top).filter((name) => name.endsWith('.tgz'));
      if (!file) throw new Error('npm pack made no file');
      return join(top, file);
    },
    /**
     * Installs the file and other packages by npm, in the versions of the house: from the registry or, where none answers,
     * from the house itself. Answers from where.
     */
    install(file: string, others: readonly string[]): 'registry' | 'house' {
      const npm = 'npm install --save-dev --no-audit --no-fund';
      const answers = run('npm view xstate version --fetch-retries 0').status === 0;
      const command = answers
        ? `${npm} ${file} ${others.map((name) => `${name}@${versionOf(name)}`).join(' ')}`
        : `${npm} --offline ${file} ${[...others, ...own].map((name) => `${name}@file:${linked(name)}`).join(' ')}`;
      const { status, text } = run(command);
      if (status !== 0) throw new Error(text);
      return answers ? 'registry' : 'house';
    },
    remove() {
      for (const { pid } of running) if (pid !== undefined) process.kill(-pid);
      rmSync(top, { recursive: true, force: true });
    },
  };
}
