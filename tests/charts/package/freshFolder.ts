import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const house = fileURLToPath(new URL('../../..', import.meta.url));
const linked = (name: string) => join(house, 'node_modules', name);

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
  const link = (name: string) => {
    const place = join(folder, 'node_modules', name);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(linked(name), place);
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
    /** Does what `npm install` does, without a network: unpacks the file, and takes the other packages from the house. */
    install(file: string, others: readonly string[], commands: Record<string, string>) {
      const modules = join(folder, 'node_modules');
      mkdirSync(join(modules, '.bin'), { recursive: true });
      spawnSync('tar', ['xf', file, '-C', modules]);
      spawnSync('mv', [join(modules, 'package'), join(modules, 'statechart-kit')]);
      for (const name of others) link(name);
      for (const [name, path] of Object.entries(commands))
        symlinkSync(join('..', path), join(modules, '.bin', name));
    },
    remove() {
      for (const { pid } of running) if (pid !== undefined) process.kill(-pid);
      rmSync(top, { recursive: true, force: true });
    },
  };
}
