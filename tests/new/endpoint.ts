import type { Names, Plan } from './names';

const methods = ['GET', 'POST', 'PUT', 'DELETE'];

export interface Call extends Names {
  method: string;
  /** Below /api/v1. */
  path: string;
  /** The file of the area's calls that takes it: `order` for `orderEndpoints.ts`. */
  group: string;
}

/** @throws Error with what is wrong, for whoever typed it */
export function readCall(
  names: Names,
  [method = '', path = '', asked]: readonly string[],
  groups: readonly string[],
): Call {
  if (!methods.includes(method))
    throw new Error(`"${method}" is no method. The methods are ${methods.join(', ')}.`);
  if (!/^(\/([\w-]+|\{\w+\}))+$/.test(path))
    throw new Error(`"${path}" is no path such as /customer/gifts/{id}.`);
  const group = asked ?? (groups.length === 1 ? groups[0] : undefined);
  if (!group || !groups.includes(group))
    throw new Error(
      `Name the file of domain/${names.area} that takes the call: ${groups.join(', ')}.`,
    );
  return { ...names, method, path, group };
}

const definition = ({ name, method, path }: Call) => `
export const ${name} = /* @__PURE__ */ endpoint({
  method: '${method}',
  path: '${path}',
  summary: '',
  auth: 'none',
  query: v.object({}),
  body: v.object({}),
  answer: v.object({}),
});
`;

const handler = ({
  area,
  name,
  Name,
  method,
  path,
  group,
}: Call) => `import { ${name} } from '../../domain/${area}/${group}Endpoints';
import type { Register } from '../http/serve';

export const register${Name}: Register = (serve) => {
  serve(${name}, () => {
    throw new Error('server/${area}/${name}.ts: answer ${method} ${path} here');
  });
};
`;

const parameters = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);

const question = ({
  area,
  name,
  Name,
  path,
  group,
}: Call) => `import { ${name} } from '../../../domain/${area}/${group}Endpoints';
import { call } from '../../client/client';

export const ask${Name} = (${parameters(path)
  .map((one) => `${one}: string, `)
  .join('')}signal: AbortSignal) =>
  call(${name}, { ${parameters(path).length > 0 ? `params: { ${parameters(path).join(', ')} }, ` : ''}signal });
`;

const test = ({
  area,
  name,
  method,
  path,
  group,
}: Call) => `import { afterAll, beforeAll, expect, it } from 'vitest';
import { ${name} } from '../../../domain/${area}/${group}Endpoints';
import { createTestServer, type TestServer } from '../../support/server';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

it('${method} ${path} answers', async () => {
  expect(await server.call(${name}${
    parameters(path).length > 0
      ? `, { params: { ${parameters(path)
          .map((one) => `${one}: '1'`)
          .join(', ')} } }`
      : ''
  })).toEqual({});
});
`;

export const newEndpoint = (call: Call): Plan => {
  const { area, name, Name, method, path, group } = call;
  return {
    written: {
      [`server/${area}/${name}.ts`]: handler(call),
      [`src/${area}/api/${name}.ts`]: question(call),
      [`tests/server/${area}/${name}.test.ts`]: test(call),
    },
    put: [
      { file: `domain/${area}/${group}Endpoints.ts`, line: definition(call), below: 'all' },
      {
        file: 'server/registers.ts',
        line: `import { register${Name} } from './${area}/${name}';`,
        below: /^import .*registerCart /,
      },
      { file: 'server/registers.ts', line: `  register${Name},`, below: /^export const registers/ },
      {
        file: 'tests/support/wireTable.ts',
        line: `${method.padEnd(6)} ${path.padEnd(48)} none`,
        below: /^const written = `/,
      },
    ],
    next: [
      `say in domain/${area}/${group}Endpoints.ts what it is (summary), who may ask (auth), and what goes over the wire`,
      `answer it in server/${area}/${name}.ts, or move it to the routes that it belongs to`,
      'where it carries input: json, query or multipart in its line of tests/support/wireTable.ts, below its heading',
      `npx vitest run tests/server/${area}/${name}.test.ts tests/server/app tests/server/fuzz`,
    ],
  };
};
