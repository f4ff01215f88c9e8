import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Gallery } from '../../../src/catalogue/product/Gallery';
import { sampleItem } from '../../domain/samples';
import { renderAtOnce } from '../../support/renderAtOnce';

vi.setConfig({ testTimeout: 20_000 });

const pictures = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `/media/${name}.svg`);
const scrolled: string[] = [];

beforeEach(() => {
  scrolled.length = 0;
  // jsdom lays nothing out: every list is 500 wide.
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: 500 });
  Element.prototype.scrollTo = function scrollTo(this: Element, to?: ScrollToOptions | number) {
    if (typeof to === 'object')
      scrolled.push(`${this.className.replace(/^_|_.*$/g, '')} ${to.left}`);
  };
});

const show = async (direction: 'ltr' | 'rtl' = 'ltr') => {
  await renderAtOnce(
    <div style={{ direction }}>
      <Gallery
        item={sampleItem({
          name: 'Soup',
          image_full_url: pictures[0] ?? '',
          images_full_url: pictures,
        })}
      />
    </div>,
  );
  return screen.getByRole('group', { name: 'Pictures' });
};
const current = (gallery: HTMLElement) =>
  within(gallery)
    .getAllByRole('button', { name: /^Show picture/ })
    .findIndex((thumb) => thumb.getAttribute('aria-current') === 'true');

describe('the gallery of an item', () => {
  it('ITEM-01, ITEM-24 leads to a picture by its thumbnail, five of them on a slide', async () => {
    const gallery = await show();
    fireEvent.click(within(gallery).getByRole('button', { name: 'Show picture 3' }));
    expect(current(gallery)).toBe(2);
    expect(scrolled).toEqual(['slides 1000', 'thumbs 0']);
    fireEvent.click(within(gallery).getByRole('button', { name: 'Show picture 6' }));
    expect(scrolled.slice(2)).toEqual(['slides 2500', 'thumbs 500']);
  });

  it('follows a swipe', async () => {
    const gallery = await show();
    const slides = gallery.querySelector('ul') as HTMLElement;
    slides.scrollLeft = 510;
    fireEvent.scroll(slides);
    expect(current(gallery)).toBe(1);
  });

  it('goes by arrow keys, to its ends and no further, in the direction of reading', async () => {
    const gallery = await show();
    fireEvent.keyDown(gallery, { key: 'ArrowLeft' });
    expect(current(gallery)).toBe(0);
    fireEvent.keyDown(gallery, { key: 'ArrowRight' });
    expect(current(gallery)).toBe(1);
  });

  it('goes the other way from right to left', async () => {
    const gallery = await show('rtl');
    // jsdom does not inherit the direction.
    gallery.style.direction = 'rtl';
    for (const list of gallery.querySelectorAll('ul')) list.style.direction = 'rtl';
    fireEvent.keyDown(gallery, { key: 'ArrowLeft' });
    expect(current(gallery)).toBe(1);
    expect(scrolled[0]).toBe('slides -500');
  });

  it('ITEM-25 zooms the picture at 1200 x 1800, and turns to the next', async () => {
    const gallery = await show();
    const zooms = within(gallery).getAllByRole('button', { name: 'Zoom the picture of Soup' });
    // Only the picture in sight can be pressed.
    expect(zooms.map((zoom) => zoom.closest('li')?.hasAttribute('inert'))).toEqual([
      false,
      ...pictures.slice(1).map(() => true),
    ]);
    fireEvent.click(zooms[0] as HTMLElement);
    const dialog = await screen.findByRole('dialog', { name: 'Soup' });
    const picture = () => within(dialog).getByRole('img', { name: 'Soup' });
    expect([picture().getAttribute('width'), picture().getAttribute('height')]).toEqual([
      '1200',
      '1800',
    ]);
    expect(picture().getAttribute('src')).toBe('/media/a.svg');
    act(() => within(dialog).getByRole('button', { name: 'Next picture' }).click());
    expect(picture().getAttribute('src')).toBe('/media/b.svg');
  });
});
