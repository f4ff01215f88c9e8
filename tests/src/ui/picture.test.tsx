import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Picture } from '../../../src/ui/Picture';

const groundOf = (src: string) => {
  const { unmount } = render(<Picture src={src} alt="Soup" width={40} height={30} />);
  const { backgroundColor } = screen.getByAltText('Soup').style;
  unmount();
  return backgroundColor;
};

it('keeps the place of a picture in the colour that its address ends with, and of no other', () => {
  expect([
    groundOf('/media/item/food/soup-1-c08040.webp'),
    groundOf('/media/item/food/soup-1.webp'),
    groundOf('/media/catalogue/0123456789abcdef0123456789abcdef.webp'),
    groundOf('https://shop.example/storage/soup.jpg'),
  ]).toEqual(['rgb(192, 128, 64)', '', '', '']);
});

it('is covered by the one of its kind when it fails', () => {
  render(<Picture src="/media/item/food/soup-1-c08040.webp" alt="Soup" width={40} height={30} />);
  const picture = screen.getByAltText('Soup');
  fireEvent.error(picture);
  expect(picture.getAttribute('src')).toBe('/pictures/default-item.svg');
});
