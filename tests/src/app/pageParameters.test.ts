import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { isOpenPage } from '../../../server/web/knownPages';
import { pageParameters } from '../../../server/web/rendering/pageAddress';
import { queryClient } from '../../../src/client/queryClient';
import { routeTree } from '../../../src/routeTree.gen';

const schema = v.looseObject({ entries: v.record(v.string(), v.unknown()) });

it('what the server’s pages depend on is what the routes of open pages read of their address', () => {
  const { routesByPath } = createRouter({
    history: createMemoryHistory(),
    routeTree,
    context: { queryClient },
  });
  const read = Object.entries(routesByPath)
    .filter(([path]) => isOpenPage(path.replace('$id', '1')))
    .flatMap(([, { options }]) =>
      'validateSearch' in options
        ? Object.keys(v.parse(schema, options.validateSearch).entries)
        : [],
    );
  expect([...new Set(read)].sort()).toEqual([...pageParameters].sort());
});
