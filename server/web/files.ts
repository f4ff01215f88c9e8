import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { chooseEncoding, encodingHeaders } from './encoding';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

const suffix = { br: '.br', gzip: '.gz' } as const;

const exists = async (path: string) => (await stat(path).catch(() => null))?.isFile() ?? false;

/**
 * Answers a file of the built client, in its compressed copy where the browser takes it. Names with
 * a hash never change; the others are asked about again. Null when there is no such file.
 */
export async function serveFile(
  dist: string,
  path: string,
  request: Request,
): Promise<Response | null> {
  const type = types[extname(path)];
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return null;
  }
  const file = normalize(join(dist, decoded));
  if (!type || !file.startsWith(dist + sep) || decoded.endsWith('.html') || !(await exists(file)))
    return null;
  const wanted = chooseEncoding(request.headers.get('accept-encoding') ?? undefined);
  const encoding = wanted && (await exists(file + suffix[wanted])) ? wanted : null;
  const info = await stat(file);
  const etag = `"${info.size.toString(36)}-${Math.trunc(info.mtimeMs).toString(36)}"`;
  const headers = {
    'Content-Type': type,
    // Nobody asks again for what never changes: such an answer goes without a tag.
    ...(path.startsWith('/assets/')
      ? { 'Cache-Control': 'public, max-age=31536000, immutable' }
      : { 'Cache-Control': 'public, max-age=3600', ETag: etag }),
    ...encodingHeaders(encoding),
  };
  if (request.headers.get('if-none-match') === etag)
    return new Response(null, { status: 304, headers });
  const bytes = await readFile(encoding ? file + suffix[encoding] : file);
  return new Response(new Uint8Array(bytes), { headers });
}
