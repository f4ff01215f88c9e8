// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../demo/pictures/catalogue.ts';
import { iconSvg, logoSvg } from '../../../demo/pictures/drawing/mark.ts';
import {
  drawPicture,
  type PictureRequest,
  pictureSize,
  pictureUrl,
} from '../../../demo/pictures/pictures.ts';
import { defaultSubjects, emptySubjects, pictureModules } from '../../../demo/pictures/request.ts';
import { vehicleBodies, vehicleViews } from '../../../demo/pictures/vehicles/look.ts';
import { projectRoot } from '../../../server/root';

const names = ['Olive & Thyme', 'مطبخ البيت', '<script>alert(1)</script>', '\u0007'];

const items: PictureRequest[] = [0, 1].flatMap((round) =>
  catalogue.map(({ icon, module }, index) => ({
    kind: 'item' as const,
    module,
    icons: [icon],
    seed: round * 1000 + index,
  })),
);
const vehicles: PictureRequest[] = vehicleBodies.flatMap((body) =>
  Array.from({ length: 10 }, (_, seed) => ({
    kind: 'vehicle' as const,
    module: 'rental' as const,
    vehicle: { body, view: vehicleViews[seed % 7] ?? 'side' },
    seed,
  })),
);
const others: PictureRequest[] = [
  ...pictureModules.flatMap((module) =>
    (['store-cover', 'store-logo', 'category', 'banner', 'module', 'brand'] as const).flatMap(
      (kind) => names.map((name, seed) => ({ kind, module, name, seed })),
    ),
  ),
  ...Array.from({ length: 24 }, (_, seed) => ({ kind: 'avatar' as const, seed })),
  ...emptySubjects.map((icon) => ({ kind: 'empty' as const, icon, seed: 1 })),
  ...defaultSubjects.map((icon) => ({ kind: 'default' as const, icon, seed: 1 })),
  { kind: 'landing', seed: 1 },
];

/** What the address does not already tell apart: the drawing without its ids. */
const figure = (svg: string) => svg.replaceAll(/p[0-9a-z]+-/g, '');

describe('drawPicture', () => {
  it('draws the same request the same way', () => {
    for (const request of [...items.slice(0, 20), ...vehicles.slice(0, 5), ...others]) {
      expect(drawPicture({ ...request })).toBe(drawPicture(request));
    }
  });

  it('has more than 600 distinct pictures of goods, each small', () => {
    const drawn = items.map((request) => drawPicture(request));
    expect(new Set(drawn.map(figure)).size).toBeGreaterThan(600);
    expect(Math.max(...drawn.map((svg) => svg.length))).toBeLessThan(12_000);
  });

  it('has more than 80 distinct vehicles, each small', () => {
    const drawn = vehicles.map((request) => drawPicture(request));
    expect(new Set(drawn.map(figure)).size).toBeGreaterThan(80);
    expect(Math.max(...drawn.map((svg) => svg.length))).toBeLessThan(14_000);
  });

  it('keeps the first picture that a stranger sees under 20 kB on its way', () => {
    const shipped = readFileSync(join(projectRoot, 'public/pictures/landing.svg'));
    expect(gzipSync(shipped).length).toBeLessThan(20_000);
  });

  it('is well formed, refers to nothing outside, runs nothing and tells its size', () => {
    for (const request of [
      ...items.filter((_, index) => index % 9 === 0),
      ...vehicles.slice(0, 22),
      ...others,
    ]) {
      const svg = drawPicture(request);
      const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
      const { width, height } = pictureSize(request);
      expect(root.getAttribute('viewBox'), pictureUrl(request)).toBe(`0 0 ${width} ${height}`);
      expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(
        /https?:|<script|<image (?!href="sprite:[a-z0-9-]+\/(?:plain|soft|shade)")|<foreignObject|javascript:|NaN|undefined/,
      );
      for (const [, target = ''] of svg.matchAll(/(?:href="|url\()#([^")]+)/g)) {
        expect(
          root.querySelector(`[id="${target}"]`),
          `${pictureUrl(request)} ${target}`,
        ).not.toBeNull();
      }
    }
  });

  it('gives no two pictures the same id', () => {
    const ids = items
      .slice(0, 120)
      .flatMap((request) =>
        [...drawPicture(request).matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id),
      );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each([logoSvg(), iconSvg()])('draws the mark as well-formed SVG', (svg) => {
    const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
    expect(root.tagName).toBe('svg');
  });
});

it.each(emptySubjects)(
  'of nothing to show (%s) lies with the client, which shows it without the API',
  (icon) => {
    const file = readFileSync(join(projectRoot, `public/pictures/empty-${icon}.svg`), 'utf8');
    const drawn = drawPicture({ kind: 'empty', icon, seed: 1 });
    expect(file.replace(/data:image\/webp;base64,[^"]+/g, '')).toBe(
      `${drawn.replace(/sprite:[^"]+/g, '')}\n`,
    );
    expect(file).not.toContain('sprite:');
  },
);
