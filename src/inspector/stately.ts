import * as v from 'valibot';
import type { StatelyInspector } from '../../charts/package/page';

const schema = v.object({ statelyInspector: v.optional(v.string(), '') });

function configured(): string {
  try {
    const text = document.getElementById('runtime-config')?.textContent;
    return v.parse(schema, JSON.parse(text || '{}')).statelyInspector;
  } catch {
    return '';
  }
}

export const statelyAddress = configured();

/** Opens it in a window of its own. Its code is fetched only then. */
export async function openStately(): Promise<StatelyInspector> {
  const { createBrowserInspector } = await import('@statelyai/inspect');
  const options = { url: statelyAddress, maxDeferredEvents: 2_000 };
  return createBrowserInspector(options) as unknown as StatelyInspector;
}
