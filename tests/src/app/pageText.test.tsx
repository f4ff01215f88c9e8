import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PageText } from '../../../src/app/shell/PageText';
import { hostileHtml } from '../../support/hostileHtml';

const shown = (text: string) => render(<PageText text={text} />).container.innerHTML;

it('shows headings, paragraphs and links of a page of text as such', () => {
  shown('<h2>What we keep</h2><p>Your name. <a href="mailto:a@b.example">Write</a></p>');
  expect(screen.getByRole('heading', { level: 2, name: 'What we keep' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Write' }).getAttribute('href')).toBe(
    'mailto:a@b.example',
  );
});

it('drops scripts, styles, handlers and unsafe addresses, keeps the words', () => {
  expect(
    shown(
      '<h1>One</h1><script>x()</script><style>p{}</style><p onclick="x()" style="color:red">Two <img src=x onerror=x()><a href=" javascript:x()">three</a> <custom-tag>four</custom-tag></p>',
    ),
  ).toBe('<h2>One</h2><p>Two <a>three</a> four</p>');
});

it('takes text without markup by its empty lines', () => {
  expect(shown('One & two\n\nThree')).toBe('<p>One &amp; two</p><p>Three</p>');
});

it.each(hostileHtml)('shows nothing of %j but words, plain elements and safe links', (text) => {
  const { container } = render(<PageText text={text} />);
  const found = [...container.querySelectorAll('*')].map((element) => [
    element.localName,
    ...element.getAttributeNames().map((name) => `${name}=${element.getAttribute(name)}`),
  ]);
  const plain = 'h2 h3 h4 p ul ol li strong b em i u br hr blockquote table thead tbody tr th td';
  const isPlain = ([tag = '', ...attributes]: string[]) =>
    tag === 'a'
      ? attributes.every((one) => /^href=(https:\/\/a\.example|\/(terms|a|b)$)/.test(one))
      : plain.split(' ').includes(tag) && attributes.length === 0;
  expect(found.filter((element) => !isPlain(element))).toEqual([]);
  expect(container.textContent).not.toMatch(/p\{\}/);
});
