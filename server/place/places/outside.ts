import * as v from 'valibot';
import { askOther } from '../../http/askOther';
import { Refusal } from '../../http/refusal';

const patienceMilliseconds = 4_000;

/**
 * Asks an outside service for JSON.
 * @throws Refusal `unavailable`: 503 when it does not answer in 4 s, 502 when it answers nonsense or refuses.
 */
export async function askOutside<Answer extends v.GenericSchema>(
  url: string,
  answer: Answer,
  init: RequestInit = {},
): Promise<v.InferOutput<Answer>> {
  let response: Response;
  try {
    response = await askOther('places', url, {
      ...init,
      signal: AbortSignal.timeout(patienceMilliseconds),
    });
  } catch {
    throw new Refusal('unavailable', { status: 503, retryAfter: 5 });
  }
  const body: unknown = response.ok ? await response.json().catch(() => undefined) : undefined;
  const parsed = v.safeParse(answer, body);
  if (!parsed.success) throw new Refusal('unavailable', { status: 502 });
  return parsed.output;
}
