export interface PushedNews {
  readonly title: string;
  readonly body: string;
  /** Path of the shop. */
  readonly link: string;
  readonly tag: string;
}

const textIn = (data: object, name: string): string => {
  const value: unknown = Reflect.get(data, name);
  return typeof value === 'string' ? value : '';
};

/** Only a path of the shop itself is opened, whatever was pushed. */
export const linkOf = (link: unknown): string =>
  typeof link === 'string' && /^\/(?![/\\])/.test(link) ? link : '/';

/** What a push event of Firebase's carries: `{data: {title, body, link, tag}}` as JSON; null when it is none of ours. */
export function readPushed(event: unknown): PushedNews | null {
  try {
    const message = (event as { json: () => unknown }).json() as { data?: unknown };
    const data = message.data;
    if (typeof data !== 'object' || data === null || !textIn(data, 'title')) return null;
    const [title, body, tag] = [textIn(data, 'title'), textIn(data, 'body'), textIn(data, 'tag')];
    return { title, body, tag, link: linkOf(textIn(data, 'link')) };
  } catch {
    return null;
  }
}
