export function chooseEncoding(accepted: string | undefined): 'br' | 'gzip' | null {
  const list = (accepted ?? '').toLowerCase();
  if (/\bbr\b(?!;\s*q=0(?:\.0*)?(?:,|$))/.test(list)) return 'br';
  return /\bgzip\b(?!;\s*q=0(?:\.0*)?(?:,|$))/.test(list) ? 'gzip' : null;
}

export const encodingHeaders = (encoding: 'br' | 'gzip' | null): Record<string, string> => ({
  Vary: 'Accept-Encoding',
  ...(encoding ? { 'Content-Encoding': encoding } : {}),
});
