// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BannerFace } from '../../../src/ui/pictures/BannerFace';
import classes from '../../../src/ui/pictures/Banners.module.css';

it.each([
  ['a drawing of the shop is turned with the page', '/media/demo/figs-fbe9c4.webp', true],
  ['a photograph stays as it is', '/media/catalogue/0123456789abcdef0123456789abcdef.webp', false],
  ['so does one of this device', 'data:image/jpeg;base64,ZmlncyE=', false],
])('OPER-14 %s', (_, image, isDrawn) => {
  const { container } = render(<BannerFace title="Figs are here" image={image} />);
  const is = (element: Element | null, name: string | undefined) =>
    element?.classList.contains(name ?? '');
  expect(is(container.querySelector('img'), classes.photo)).toBe(!isDrawn);
  expect(is(container.querySelector('span'), classes.ground)).toBe(!isDrawn);
});
