import { ApiError } from '../apiError';
import { isOffline } from '../connection';
import { runtimeConfig } from '../runtimeConfig';

export type Unreached = 'insecure_address' | 'origin_refused' | 'nothing_there';

/** Somebody answers, but not as a shop does that the client can speak with. */
type Strange = 'no_settings' | 'unknown_dialect';

const isOwnMachine = (host: string) => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(host);

/** Calls over http from a page over https are refused by the browser itself, except to its own machine. */
const isInsecure = ({ protocol, hostname }: URL) =>
  protocol === 'http:' && window.location.protocol === 'https:' && !isOwnMachine(hostname);

/** A call whose answer nobody may read fails only where there is nobody to answer. */
const somebodyListens = (url: string) =>
  fetch(url, { method: 'HEAD', mode: 'no-cors', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

async function why(): Promise<Unreached> {
  const { apiUrl } = runtimeConfig;
  if (isInsecure(new URL(apiUrl, window.location.href))) return 'insecure_address';
  return (await somebodyListens(`${apiUrl}/api/v1/config`)) ? 'origin_refused' : 'nothing_there';
}

const sentences: Record<Unreached | Strange, (apiUrl: string, origin: string) => string> = {
  insecure_address: (apiUrl, origin) =>
    `${apiUrl} is http and this page is https: browsers refuse its calls. Give the back end a certificate, and name its https address in API_URL (this page: ${origin}).`,
  origin_refused: (apiUrl, origin) =>
    `${apiUrl} answers, but does not let pages of ${origin} read it (CORS): allow that origin and the headers of the calls at the back end.`,
  nothing_there: (apiUrl) =>
    `Nothing answers at ${apiUrl}: is the back end started, and is the address in API_URL right?`,
  no_settings: (apiUrl) =>
    `${apiUrl} answers without the settings of a shop: it is in maintenance, or a proxy or a web site stands before the back end.`,
  unknown_dialect: (apiUrl) =>
    `${apiUrl} has settings that are neither this shop's contract nor those of the family that it can translate.`,
};

let told: Unreached | Strange | null = null;

/** In the console, once for each reason, since who runs the shop looks there. */
export function tell(reason: Unreached | Strange): void {
  if (told === reason) return;
  told = reason;
  const { origin } = window.location;
  const { apiUrl } = runtimeConfig;
  console.error(
    `${sentences[reason](apiUrl, origin)} To look into it: npm run doctor -- ${apiUrl} --shop=${origin}`,
  );
}

let asked: Promise<Unreached> | null = null;

/** What a call came to of which nothing was heard, while nothing ever was. */
export async function unreached(): Promise<ApiError> {
  if (isOffline()) return new ApiError('network', 0);
  asked ??= why().finally(() => {
    asked = null;
  });
  const reason = await asked;
  tell(reason);
  return new ApiError('network', 0, [{ code: reason, message: '' }]);
}
