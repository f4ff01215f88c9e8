import { expect, it } from 'vitest';
import { Route } from '../../../src/routes/search';

const open = (q: string | undefined) => {
  try {
    Route.options.beforeLoad?.({ search: { q } } as never);
    return null;
  } catch (redirection) {
    return redirection instanceof Response && 'options' in redirection ? redirection.options : null;
  }
};

it('words in the address of the search lead to what they find', () => {
  expect(open(' tea ')).toMatchObject({ to: '/home', search: { search: 'tea' }, replace: true });
  expect(open(undefined)).toBeNull();
  expect(open('  ')).toBeNull();
});
