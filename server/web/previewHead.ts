import {
  defaultLanguage,
  factsOf,
  isLanguage,
  type Language,
  languageCodes,
  spokenIn,
} from '../../domain/language/languages';

export interface Preview {
  title: string;
  description: string;
  /** Address of a picture, absolute or a path of this server. */
  image: string;
  /** Open Graph's kind of thing. */
  type: 'website' | 'product';
  /** Path under which the page is known. */
  path: string;
  language: Language;
  siteName: string;
  /** Schema.org objects; addresses in them begin with `/` and are completed. */
  facts: readonly Record<string, unknown>[];
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const longest = 200;

/** One line of at most 200 characters, cut between words. */
function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= longest) return line;
  return `${line.slice(0, line.lastIndexOf(' ', longest - 1))}…`;
}

/** The language that an address asks for by `?lang=`; null when it asks for none. */
export const languageIn = (search: URLSearchParams): Language | null => {
  const asked = search.get('lang') ?? '';
  return isLanguage(asked) ? asked : null;
};

/** The language in which a link is shown to whoever asks: the one that comes first, where it is ours. */
export const previewLanguage = (accepted: string | undefined): Language => spokenIn(accepted);

/** Fields of schema.org whose value is an address. */
const addresses = ['url', 'image', 'logo', 'item'];

const generic =
  /\s*<(?:title>[^<]*<\/title>|meta (?:name="description"|property="og:[^"]*")[^>]*>)/g;

const link = (rel: string, address: string, language = '') =>
  `<link rel="${rel}"${language && ` hreflang="${language}"`} href="${escapeHtml(address)}">`;

/** The default language stands at the bare address. */
const addressIn = (address: string, language: Language) =>
  language === defaultLanguage
    ? address
    : `${address}${address.includes('?') ? '&' : '?'}lang=${language}`;

/** The one address of a page in a language, and where it is found in each. */
const addressLinks = (address: string, asked: Language | null): string =>
  [
    link('canonical', addressIn(address, asked ?? defaultLanguage)),
    ...languageCodes.map((code) => link('alternate', addressIn(address, code), code)),
    link('alternate', address, 'x-default'),
  ].join('');

/** Names the addresses of a page that says nothing else of its own, and its picture's in full. */
export const withCanonical = (
  html: string,
  path: string,
  origin: string,
  asked: Language | null,
): string =>
  html
    .replace(/(<meta property="og:image" content=")(?=\/)/, (start) => start + origin)
    .replace('</head>', () => `${addressLinks(origin + path, asked)}</head>`);

export const withoutIndex = (html: string): string =>
  html.replace('</head>', '<meta name="robots" content="noindex"></head>');

/** Says in which language a page's words are; a shopper's own choice replaces it before anything is drawn. */
const inLanguage = (html: string, language: Language): string =>
  html.replace(
    /<html lang="\w+" dir="\w+"/,
    `<html lang="${language}" dir="${factsOf(language).direction}"`,
  );

/** Puts a preview into a page in place of the shop's general one. */
export function withPreview(
  html: string,
  preview: Preview,
  origin: string,
  asked: Language | null,
): string {
  const absolute = (address: string) => (address.startsWith('/') ? origin + address : address);
  const { title, siteName, path, type, language } = preview;
  const description = shorten(preview.description);
  const graph = {
    site_name: siteName,
    type,
    title,
    description,
    url: absolute(path),
    image: absolute(preview.image),
    locale: `${language}_${factsOf(language).country}`,
  };
  const facts = JSON.stringify(preview.facts, (key, value) => {
    if (!addresses.includes(key)) return value;
    return Array.isArray(value) ? value.map(absolute) : absolute(value);
  }).replaceAll('<', '\\u003c');
  const head = [
    `<title>${escapeHtml(title === siteName ? title : `${title} · ${siteName}`)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    ...Object.entries(graph).map(
      ([name, value]) => `<meta property="og:${name}" content="${escapeHtml(value)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
    addressLinks(absolute(path), asked),
  ].join('');
  // Read by machines alone: people need not wait for it.
  const told =
    preview.facts.length > 0 ? `<script type="application/ld+json">${facts}</script>` : '';
  return inLanguage(html, language)
    .replace(generic, '')
    .replace('</head>', () => `${head}</head>`)
    .replace('</body>', () => `${told}</body>`);
}
