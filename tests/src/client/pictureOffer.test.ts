import { describe, expect, it } from 'vitest';
import { pictureWidths } from '../../../domain/catalogue/pictureWidths';
import { pictureOffer, pictureSizes } from '../../../src/client/pictureOffer';

const offer = (picture: string, sizes: number | string, apiUrl = '') =>
  pictureOffer(picture, sizes, { apiUrl, widths: pictureWidths });

describe.each(['/media/item/food/soup-1.webp', '/media/catalogue/0123.webp'])('%s', (picture) => {
  it('is asked for in one width where a row’s small box needs no other', () => {
    expect(offer(picture, 72)).toEqual({ src: `${picture}?w=160` });
  });

  it('comes in what screens of one and of two pixels need for a box that keeps its size', () => {
    expect(offer(picture, 112)).toEqual({
      src: `${picture}?w=240`,
      srcSet: `${picture}?w=160 160w, ${picture}?w=240 240w`,
      sizes: '112px',
    });
    expect(offer(picture, 2000)).toEqual({ src: `${picture}?w=1280` });
  });

  it('comes in every width of a card or a page for a box that follows the screen', () => {
    expect(offer(picture, pictureSizes.card, 'https://api.example')).toEqual({
      src: `https://api.example${picture}?w=720`,
      srcSet: [240, 400, 480, 720, 1280]
        .map((width) => `https://api.example${picture}?w=${width} ${width}w`)
        .join(', '),
      sizes: '(max-width: 599px) 50vw, 230px',
    });
  });
});

it.each([
  ['', ''],
  ['/pictures/default-item.svg', '/pictures/default-item.svg'],
  ['https://shop.example/storage/soup.webp', 'https://shop.example/storage/soup.webp'],
  ['/media/item/food/soup-1.svg', 'https://api.example/media/item/food/soup-1.svg'],
  ['/media/uploads/1.png?signature=2', 'https://api.example/media/uploads/1.png?signature=2'],
])('%s has one address, whatever the box', (picture, src) => {
  expect(offer(picture, 72, 'https://api.example')).toEqual({ src });
  expect(offer(picture, pictureSizes.card, 'https://api.example')).toEqual({ src });
});
