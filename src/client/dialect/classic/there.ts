import type { AnyEndpoint } from '../../../../domain/wire/define';
import { ApiError } from '../../apiError';
import {
  apiUrl,
  type CallOptions,
  contextHeaders,
  formOf,
  guestOf,
  tellingWait,
  tellUnauthenticated,
} from '../../client';
import { guestIdKey, moduleKey, tokenKey } from '../../storage/storage';
import { exchange } from '../../transport';
import { refusalOf } from './refusals';

/** Values of a query or a JSON body; lists and objects are sent as the text of their JSON in a query. */
type Fields = Record<string, unknown>;

export interface There {
  /** What our client asked for. */
  readonly asked: Asked;
  /** The guest in whose name it is asked; null for a customer. */
  readonly guest: string | null;
  /** Whose answers are kept: what one customer was told is not told to the next. */
  readonly owner: string;
  /** The module that the call is about; null where none is chosen. */
  readonly moduleId: number | null;
  /** The same in another module. */
  in(moduleId: number | null): There;
  /** The same in the name of a guest. */
  as(guest: string): There;
  /** Makes one call of the back end's own and answers its JSON, whatever it is. @throws ApiError */
  ask(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    fields?: Fields,
    how?: How,
  ): Promise<unknown>;
}

interface How {
  /** The module of the call where it is not the asked one's: null sends none. */
  moduleId?: number | null;
  /** Zones of the call where they are not those of the place. */
  zones?: readonly number[] | undefined;
  /** The fields are sent as a form, since there may be files among them. */
  isForm?: boolean;
  /** It is about nobody: no guest id is sent, and a dead token says nothing. */
  isNameless?: boolean;
  /** Changes nothing, and carries nothing. */
  isQuestion?: boolean;
}

interface Asked {
  endpoint: AnyEndpoint;
  params: Record<string, string | number>;
  query: Fields;
  body: Fields;
  /** The same for every sending of one order. */
  key: string | undefined;
}

const askedOf = (endpoint: AnyEndpoint, options: CallOptions<AnyEndpoint>): Asked => ({
  endpoint,
  params: options.params ?? {},
  query: { ...options.query },
  body: (options.body ?? {}) as Fields,
  key: options.idempotencyKey,
});

const searchOf = (fields: Fields) => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null || value === '') continue;
    search.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return search;
};

/** An empty text counts as missing there; what is not given is left out. */
const bodyOf = (fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''),
  );

/** The back end as one call of ours sees it: who asks, from where, until when. */
export function thereFor(endpoint: AnyEndpoint, options: CallOptions<AnyEndpoint>): There {
  const asked = askedOf(endpoint, options);
  const token = options.asGuest ? null : tokenKey.get();
  const guest = token ? null : (options.asGuest ?? guestIdKey.get());
  return {
    asked,
    as: (asGuest) => thereFor(endpoint, { ...options, asGuest }),
    in: (moduleId) => thereFor(endpoint, { ...options, moduleId: moduleId ?? undefined }),
    moduleId: options.moduleId ?? moduleKey.get()?.id ?? null,
    guest,
    owner: `${token ?? guest}`,
    async ask(method, path, given = {}, how = {}) {
      const isQuestion = method === 'GET' || how.isQuestion === true;
      const named = how.isNameless ? null : token;
      const guest = how.isNameless || named ? null : guestOf(endpoint, options.asGuest);
      const fields = guest ? { ...given, guest_id: guest } : given;
      const isQuery = method === 'GET' || method === 'DELETE';
      const search = isQuery ? searchOf(fields) : new URLSearchParams();
      // What the page asks before any code says who asks, whatever is asked.
      const { moduleId: _, ...headers } = contextHeaders(
        options.moduleId,
        isQuestion ? token : named,
        options.zoneIds,
      );
      const module = how.moduleId === undefined ? _ : how.moduleId;
      const sent = isQuery || how.isQuestion ? undefined : bodyOf(fields);
      const body = sent && how.isForm ? formOf(sent) : sent;
      const answer = await exchange({
        url: `${apiUrl(path)}${search.size > 0 ? `?${search}` : ''}`,
        method,
        headers: {
          ...headers,
          ...(module && { moduleId: String(module) }),
          ...(how.zones && { zoneId: JSON.stringify(how.zones) }),
          ...(body && !how.isForm && { 'Content-Type': 'application/json' }),
        },
        body,
        signal: options.signal,
        timeoutMs: options.timeoutMs ?? 15_000,
        isQuestion,
      });
      const { status, body: said, retryAfter } = answer;
      const refused = refusalOf(status, said?.json, named !== null, retryAfter);
      if (refused) {
        if (refused.kind === 'unauthenticated' && named && !options.isLastOfSession)
          tellUnauthenticated(named);
        throw status === 429 || status === 503 ? await tellingWait(refused) : refused;
      }
      if (!said && status !== 204) throw new ApiError('shape', status);
      return said?.json;
    },
  };
}
