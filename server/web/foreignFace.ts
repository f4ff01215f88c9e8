import * as v from 'valibot';
import { defaultLanguage, languageCodes, perLanguage } from '../../domain/language/languages';
import type { OwnText } from '../../domain/language/localized';
import type { Clock } from '../deps';
import type { Env } from '../env';
import type { Face, FaceOf } from './face';

const minute = 60_000;
/** How long a page waits for a back end that has not been asked before. */
const patience = 1_000;

const told = v.object({
  business_name: v.string(),
  logo_full_url: v.fallback(v.string(), ''),
  logo: v.fallback(v.string(), ''),
  base_urls: v.fallback(v.object({ business_logo_url: v.fallback(v.string(), '') }), {
    business_logo_url: '',
  }),
});

const noText: OwnText = perLanguage(() => '');

async function settingsOf(apiUrl: string, language: string) {
  const answer = await fetch(`${apiUrl}/api/v1/config`, {
    headers: { Accept: 'application/json', 'X-localization': language },
    signal: AbortSignal.timeout(8_000),
  });
  const json: unknown = answer.ok ? await answer.json() : null;
  const isOurs = typeof json === 'object' && json !== null && 'take_away_status' in json;
  return { settings: v.parse(told, json), isOurs };
}

/** A logo by its address, or (2024) by its file's name and its folder; '' where there is none. */
function logoOf(settings: v.InferOutput<typeof told>, apiUrl: string): string {
  const { logo_full_url, logo, base_urls } = settings;
  const folder = base_urls.business_logo_url;
  const address = logo_full_url || (logo && folder && `${folder}/${logo}`);
  if (!address || !URL.canParse(address, apiUrl)) return '';
  const { protocol, href } = new URL(address, apiUrl);
  return /^https?:$/.test(protocol) ? href : '';
}

async function read({ API_URL, API_DIALECT }: Env): Promise<Face> {
  const { settings, isOurs } = await settingsOf(API_URL, defaultLanguage);
  // The other family has one name for all languages.
  const names = isOurs
    ? await Promise.all(
        languageCodes.map(async (code) => (await settingsOf(API_URL, code)).settings.business_name),
      )
    : [];
  const logo = logoOf(settings, API_URL);
  return {
    name: perLanguage((code) => names[languageCodes.indexOf(code)] ?? settings.business_name),
    logo,
    hero: { title: noText, text: noText },
    pictures: logo ? [logo] : [],
    dialect: API_DIALECT || (isOurs ? 'flowmart' : 'classic'),
  };
}

/**
 * The face of a shop whose back end is another: asked of it by the first page and kept, renewed now and then beside the
 * pages. Null while it has never answered: pages then show no name.
 */
export function createForeignFaceOf(env: Env, { now }: Clock): FaceOf {
  let known: Face | null = null;
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | null = null;
  const renew = async () => {
    askedAt = now().getTime();
    known = await read(env).catch(() => known);
    asking = null;
  };
  return async () => {
    if (now().getTime() - askedAt > (known ? 10 * minute : minute / 2)) asking ??= renew();
    if (!known && asking) {
      let limit: NodeJS.Timeout | undefined;
      const enough = new Promise<void>((resolve) => {
        limit = setTimeout(resolve, patience);
      });
      await Promise.race([asking, enough]);
      clearTimeout(limit);
    }
    return known;
  };
}
