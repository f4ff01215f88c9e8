import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Face, ownIcon } from './face';

export async function serveManifest(dist: string, face: Face | null): Promise<Response> {
  const text = await readFile(join(dist, 'manifest.webmanifest'), 'utf8').catch(() => null);
  if (text === null) return new Response(null, { status: 404 });
  const name = face?.name.en;
  const icon = ownIcon(face);
  const manifest = {
    ...JSON.parse(text),
    ...(name && { name, short_name: name }),
    // Nobody knows how large it is; browsers look for themselves.
    ...(icon && { icons: [{ src: icon, sizes: 'any' }] }),
  };
  return new Response(JSON.stringify(manifest), {
    headers: {
      'Content-Type': 'application/manifest+json',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}
