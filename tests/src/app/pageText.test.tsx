import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PageText } from '../../../src/app/shell/PageText';

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
