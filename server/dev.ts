import { type ChildProcess, spawn } from 'node:child_process';

/** `npm run dev`: the server restarts and the page reloads itself when a source changes. */
const port = process.env.PORT ?? '3000';
const clientPort = process.env.CLIENT_PORT ?? '5173';
const galleryPort = process.env.GALLERY_PORT ?? '5174';
const env = {
  ...process.env,
  PORT: port,
  CLIENT_PORT: clientPort,
  GALLERY_PORT: galleryPort,
};
const start = (...args: string[]) => spawn('npx', args, { stdio: 'inherit', env });

const children: ChildProcess[] = [
  start('tsx', 'watch', '--include', 'domain/**/*', 'server/main.ts'),
  start('vite', '--host', '127.0.0.1'),
  start('vite', '--config', 'tests/gallery/vite.config.ts', '--host', '127.0.0.1'),
];
console.log(`The shop with hot reload: http://127.0.0.1:${clientPort} (its server: port ${port})`);
console.log(`Every screen of every flow: http://127.0.0.1:${clientPort}/gallery/`);

function stop(code: number): void {
  for (const child of children) child.kill('SIGTERM');
  process.exitCode = code;
}

for (const child of children) child.on('exit', (code) => stop(code ?? 0));
process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));
