import { eq } from 'drizzle-orm';
import type { Language } from '../../../domain/language/languages';
import { inLanguage } from '../../../domain/language/localized';
import { landingTexts, policies } from '../../db/schema/places';
import type { Deps } from '../../deps';
import { pageWords, policyPaths } from '../pageWords';
import { breadcrumbs, context } from '../structuredData';
import { type Own, shopPicture } from './context';

/** The words of a policy without their headings and tags. */
const plainText = (html: string) =>
  html
    .replace(/<h\d[^>]*>[\s\S]*?<\/h\d>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

async function ofLanding({ reads: db }: Deps, language: Language, siteName: string): Promise<Own> {
  const [text] = await db
    .select()
    .from(landingTexts)
    .where(eq(landingTexts.key, 'business_sub_title'));
  return {
    title: siteName,
    description: inLanguage(text?.value, language),
    image: shopPicture(),
    type: 'website',
    path: '/',
    facts: [{ ...context, '@type': 'WebSite', name: siteName, url: '/' }],
  };
}

/** Title and description of a policy page; null for other pages and for a policy that is not written. */
async function ofPolicy({ reads: db }: Deps, path: string, language: Language) {
  const key = policyPaths[path];
  if (!key) return null;
  const [row] = await db.select().from(policies).where(eq(policies.key, key));
  return row
    ? {
        title: inLanguage(row.title, language),
        description: plainText(inLanguage(row.value, language)),
        kind: path === '/about-us' ? 'AboutPage' : 'WebPage',
      }
    : null;
}

function ofWords(path: string, language: Language) {
  const words = pageWords[path];
  return words
    ? {
        title: words.title[language],
        description: words.description[language],
        kind: words.kind,
      }
    : null;
}

/** What the pages that are always there say of themselves; null for those without words of their own. */
export async function textPreview(
  deps: Deps,
  path: string,
  language: Language,
  siteName: string,
): Promise<Own | null> {
  if (path === '/') return ofLanding(deps, language, siteName);
  const words = ofWords(path, language) ?? (await ofPolicy(deps, path, language));
  if (!words) return null;
  const { title, description, kind } = words;
  return {
    title,
    description,
    image: shopPicture(),
    type: 'website',
    path,
    facts: [
      { ...context, '@type': kind, name: title, description, url: path },
      breadcrumbs([
        { name: siteName, path: '/' },
        { name: title, path },
      ]),
    ],
  };
}
