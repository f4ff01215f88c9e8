import { isTraced, spanned, traceHeaders } from '../observe/spans';

/** Calls another service, which `who` names; where traces are collected as a part of them, of which it is told. */
export const askOther = (
  who: string,
  address: string | URL,
  init: RequestInit = {},
): Promise<Response> => {
  if (!isTraced()) return fetch(address, init);
  const method = init.method ?? 'GET';
  const facts = { 'http.request.method': method, 'server.address': new URL(address).hostname };
  return spanned({ name: `${method} ${who}`, kind: 'client', facts }, async (tell) => {
    const headers = { ...Object.fromEntries(new Headers(init.headers)), ...traceHeaders() };
    const answer = await fetch(address, { ...init, headers });
    const isError = answer.status >= 400;
    tell({ facts: { 'http.response.status_code': answer.status }, isError });
    return answer;
  });
};
