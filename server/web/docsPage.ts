import { html, raw } from 'hono/html';
import type { openApiDocument } from './openapi';

const style = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:60rem;margin:2rem auto;padding:0 1rem}
summary{cursor:pointer;padding:.6rem .2rem;display:flex;gap:.8rem;flex-wrap:wrap;align-items:baseline}
details{border-bottom:1px solid #8884}
b{font:700 .8rem ui-monospace,monospace;min-width:4rem}
code,pre{font:.85rem/1.5 ui-monospace,monospace}
pre{overflow:auto;padding:1rem;border-radius:.6rem;background:#8881}
h2{margin-top:2.5rem;text-transform:capitalize}
small{opacity:.75}
`;

const json = (value: unknown) => JSON.stringify(value, null, 2);

const contents = ({ content = {} }: { content?: Record<string, { schema: unknown }> }) =>
  Object.entries(content).map(
    ([type, { schema }]) => html`<p><code>${type}</code></p><pre>${json(schema)}</pre>`,
  );

export function docsPage(document: ReturnType<typeof openApiDocument>) {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const groups = [...new Set(calls.map(({ operation }) => operation.tags[0] ?? ''))];
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Flowmart API</title>
        <style>${raw(style)}</style>
      </head>
      <body>
        <h1>Flowmart API</h1>
        <p>${calls.length} calls below <code>/api/v1</code>. The same as a document: <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
        ${groups.map(
          (group) =>
            html`<section>
              <h2>${group}</h2>
              ${calls
                .filter(({ operation }) => operation.tags[0] === group)
                .map(
                  ({ path, method, operation }) =>
                    html`<details id="${operation.operationId}">
                      <summary><b>${method.toUpperCase()}</b><code>${path}</code><small>${operation.summary}</small></summary>
                      <h3>Parameters</h3>
                      <pre>${json(operation.parameters)}</pre>
                      ${operation.requestBody ? html`<h3>Body</h3>${contents(operation.requestBody)}` : ''}
                      <h3>Answer</h3>
                      ${Object.entries(operation.responses)
                        .filter(([status]) => status.startsWith('2'))
                        .map(
                          ([status, said]) =>
                            html`<p>${status}: ${said.description}</p>${contents(said)}`,
                        )}
                    </details>`,
                )}
            </section>`,
        )}
      </body>
    </html>`;
}
