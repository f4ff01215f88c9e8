/** A call that the page itself began before any script had arrived. */
interface EarlyCall {
  url: string;
  method: string;
  headers: Record<string, string>;
  answer: Promise<Response>;
}

/** An answer that came with a page that the server rendered. */
interface BroughtAnswer {
  url: string;
  headers: Record<string, string>;
  text: string;
}

declare global {
  interface Window {
    /** Answers that no worker has seen; taken by who lets it keep them (src/app/offlineShop.ts). */
    broughtAnswers?: BroughtAnswer[] | undefined;
    earlyCalls?: EarlyCall[] | undefined;
  }
}

const sameHeaders = (left: Record<string, string>, right: Record<string, string>) =>
  Object.keys(left).length === Object.keys(right).length &&
  Object.entries(left).every(([name, value]) => right[name] === value);

/**
 * The answer of a call that the page began by itself (src/prerender/earlyCalls.ts), once, and only
 * when it asks for the same with the same headers.
 */
export function takeEarlyAnswer(
  url: string,
  method: string,
  headers: Record<string, string>,
): Promise<Response> | null {
  const calls = window.earlyCalls ?? [];
  const place = calls.findIndex(
    (call) => call.url === url && call.method === method && sameHeaders(call.headers, headers),
  );
  return place < 0 ? null : (calls.splice(place, 1)[0]?.answer ?? null);
}
