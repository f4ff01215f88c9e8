import type { ResolveHook } from 'node:module';

const isOwnSource = (url: string) =>
  url.startsWith('file:') && !url.includes('/node_modules/') && /\.[jt]sx?(\?|$)/.test(url);

/**
 * Reads a project's own code as ES modules, whatever its package.json says of `type`: read as CommonJS its machines would be made by a
 * second copy of XState, which the first does not know.
 */
export const resolve: ResolveHook = async (specifier, context, nextResolve) => {
  const found = await nextResolve(specifier, context);
  return isOwnSource(found.url) ? { ...found, format: 'module' } : found;
};
