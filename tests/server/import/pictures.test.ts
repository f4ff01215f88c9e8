import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readFolder } from '../../../server/import/folder';
import { placePictures } from '../../../server/import/pictures/place';
import { type CataloguePort, localPort } from '../../../server/import/port';
import { writeCatalogue } from '../../../server/import/write';
import { createTestServer, type TestServer } from '../../support/server';
import { town } from './files';

let server: TestServer;
let port: CataloguePort;
const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
const out = mkdtempSync(join(tmpdir(), 'pictures-out-'));
beforeAll(async () => {
  server = await createTestServer();
  port = localPort(server.db, () => server.deps.clock.now());
  for (const [name, text] of Object.entries(town)) writeFileSync(join(folder, name), text);
  const background = { r: 200, g: 40, b: 20 };
  await sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
    .withExif({ IFD0: { Copyright: 'Somebody' } })
    .jpeg()
    .toFile(join(folder, 'pizza.jpg'));
  writeFileSync(join(folder, 'broken.png'), 'no picture');
});
afterAll(async () => {
  for (const one of [folder, out]) rmSync(one, { recursive: true, force: true });
  await server.close();
});

async function bring(path: string) {
  const { files } = await readFolder(path, null);
  const placed = await placePictures(path, files, port, () => {});
  return { ...placed, brought: await port.bring(placed.files, false) };
}
const pictureOf = async (address: string) => {
  const answer = await server.app.request(address);
  const { width, exif, format } = await sharp(await answer.arrayBuffer()).metadata();
  return { width, exif, format, type: answer.headers.get('content-type') };
};

it('keeps a picture in four widths without what a camera wrote into it, and writes it back as it is', {
  timeout: 60_000,
}, async () => {
  const text = 'key,image\nmargherita,pizza.jpg\nshirt,https://127.0.0.1:9/gone.jpg\n';
  await bring(folder);
  writeFileSync(join(folder, 'items.csv'), text.replace(/shirt.*\n/, ''));
  const { brought, issues } = await bring(folder);
  expect([issues, brought.isWhole]).toEqual([[], true]);
  const [{ image } = { image: '' }] = (await port.fetch())
    .filter(({ name }) => name === 'items')
    .flatMap(({ rows }) => rows.filter(({ key }) => key === 'margherita'));
  expect(image).toMatch(/^\/media\/catalogue\/[0-9a-f]{32}\.webp$/);
  const shown = { exif: undefined, format: 'webp', type: 'image/webp' };
  expect(await pictureOf(`${image}?w=160`)).toEqual({ ...shown, width: 160 });
  expect(await pictureOf(`${image}?w=300`)).toEqual({ ...shown, width: 400 });
  expect(await pictureOf(`${image}?w=500`)).toEqual({ ...shown, width: 400 });
  expect(await pictureOf(`${image}?w=501`)).toEqual({ ...shown, width: 640 });
  expect(await pictureOf(`${image}`)).toEqual({ ...shown, width: 640 });
  expect(await pictureOf(`${image}?w=5000`)).toEqual({ ...shown, width: 1280 });
  expect(
    (await server.app.request('/media/catalogue/00000000000000000000000000000000.webp')).status,
  ).toBe(404);

  await writeCatalogue(out, port);
  const [file = ''] = readdirSync(join(out, 'pictures'));
  expect(image).toBe(`/media/catalogue/${file}`);
  const again = await bring(out);
  expect(again.issues).toEqual([]);
  expect(again.brought.text.match(/[1-9]\d* (new|changed)/g)).toBeNull();
  const items = readFileSync(join(out, 'items.csv'), 'utf8');
  await writeCatalogue(out, port);
  expect(readFileSync(join(out, 'items.csv'), 'utf8')).toBe(items);
});

it('tells which picture is missing, broken, outside the folder or not to be reached', async () => {
  writeFileSync(
    join(folder, 'items.csv'),
    'key,image,images\nmargherita,gone.jpg,broken.png | ../pizza.jpg\nshirt,https://127.0.0.1:9/a.jpg,\n',
  );
  const { issues } = await bring(folder);
  expect(issues.map(({ line, column, message }) => [line, column, message])).toEqual([
    [2, 'image', '"gone.jpg" is not there'],
    [2, 'images', expect.stringMatching(/^"broken\.png" cannot be read as a picture: /)],
    [2, 'images', '"../pizza.jpg" lies outside the folder'],
    [3, 'image', '"https://127.0.0.1:9/a.jpg" cannot be reached'],
  ]);
});
