import {
  defaultLanguage,
  type Language,
  languageCodes,
  languages,
} from '../../domain/language/languages.ts';

/**
 * Text shells: what a page says before any script has run, so that the first paint waits for nothing
 * but the HTML. One file for each kind of page; all languages stand in it and the boot script's
 * `lang` shows one. React replaces the shell when it is ready, at the same measures.
 */
export const shellKinds = [
  'landing',
  'home',
  'list',
  'categories',
  'store',
  'product',
  'checkout',
  'track-order',
  'page',
] as const;
export type ShellKind = (typeof shellKinds)[number];

/** Reads an English source text in a language from its catalog. */
export type Translate = (source: string, language: Language) => string;

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

const inEach = (source: string, translate: Translate) =>
  languageCodes
    .map((code) => `<span class="${code}">${escapeHtml(translate(source, code))}</span>`)
    .join('');

const bone = (style: string) => `<i class="sk" style="${style}"></i>`;
/** Where the page's first picture will be; it may arrive before the page does. */
const picture = (style: string) => `<i class="sk" data-picture style="${style}"></i>`;
const cards = (count: number, height: number) =>
  `<div class="row">${bone(`height:${height}px`).repeat(count)}</div>`;

/** On pages of the shop the address and the search have their room in the bar from the first paint on. */
const header = (tools: string) =>
  `<header class="hd"><div><a class="lg" href="/"><img src="/pictures/logo.svg" alt="" width="36" height="36"><b></b></a>${tools}</div></header>`;

const bodies: Record<ShellKind, (said: Translate) => string> = {
  landing: (said) =>
    `<section class="hero"><img src="/pictures/landing.svg" alt="" width="1280" height="720" fetchpriority="high"><div class="ask"><h1>${inEach('Where should we deliver?', said)}</h1><p>${inEach('Dinner, groceries, medicine and more from the shops around you.', said)}</p>${bone('height:50px;border-radius:25px')}</div></section>`,
  home: (said) =>
    `<div class="in"><div class="ph">${bone('height:44px').repeat(3)}</div>${picture('aspect-ratio:8/3')}<h2>${inEach('Categories', said)}</h2>${cards(6, 120)}<h2>${inEach('Popular items near you', said)}</h2>${cards(5, 280)}</div>`,
  list: () =>
    `<div class="in">${bone('height:40px;width:40%')}${cards(5, 280)}${cards(5, 280)}</div>`,
  categories: (said) =>
    `<div class="in"><h1>${inEach('Categories', said)}</h1><div class="tl">${`<div>${picture('')}${bone('')}</div>`.repeat(8)}</div></div>`,
  store: () =>
    `<div class="in">${picture('height:clamp(140px,28vw,300px)')}${bone('height:36px;width:40%')}${cards(5, 280)}</div>`,
  product: () =>
    `<div class="in two">${picture('aspect-ratio:4/3')}<div>${bone('height:36px;width:70%')}${bone('height:24px;width:40%')}${bone('height:120px')}</div></div>`,
  checkout: (said) =>
    `<div class="in"><h1>${inEach('Checkout', said)}</h1>${bone('height:160px')}${bone('height:160px')}</div>`,
  'track-order': (said) =>
    `<div class="in nw"><h1>${inEach('Track Order', said)}</h1><p class="how">${inEach('Enter your order number and the phone number you gave with it. You do not need an account.', said)}</p>${bone('height:320px')}</div>`,
  page: () => `<div class="in">${bone('height:44px;width:50%')}${bone('height:220px')}</div>`,
};

/** Style of the shells alone: small enough to stand in the page. */
export const shellStyle = `
body{margin:0;line-height:1.55;-webkit-font-smoothing:antialiased;background:#fbfaf7;color:#1c1a17;font-family:'Cairo Variable','Cairo Fallback',system-ui,sans-serif}
[data-mantine-color-scheme=dark] body{background:#0f1418;color:#e8e6e1}
html[dir=rtl] body{font-size:1.03em;line-height:1.7}${languageCodes.map((code) => `html:not([lang=${code}]) .${code}`).join(',')}{display:none}
.hd{position:sticky;top:0;border-block-end:1px solid #ece7df;background:inherit}.hd>div{display:flex;align-items:center;height:64px;max-width:1240px;margin:auto;padding-inline:16px;box-sizing:border-box}
.hd .sk{flex:0 1 180px;height:44px;margin:0;margin-inline-start:16px;border-radius:22px}.hd .sk+.sk{flex:1 1 260px;max-width:420px}.lg img{object-fit:contain}.lg{display:inline-flex;align-items:center;gap:10px;color:inherit;text-decoration:none;font-size:1.3rem}
.hero{position:relative;display:grid;align-items:start;justify-items:center;min-height:min(760px,calc(100svh - 64px));overflow:hidden;background:#fdeede}.hero>img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover;object-position:center bottom}
.ask{position:relative;box-sizing:border-box;width:min(620px,calc(100% - 32px));margin-block:clamp(16px,6vh,56px) 32px;padding:28px 32px;border-radius:28px;background:#fffffff0}
.ask h1{margin:0;font-size:clamp(1.75rem,4.5vw,2.75rem);line-height:1.15;letter-spacing:-.02em}.ask p{margin:8px 0 20px;font-size:1.05rem;line-height:1.55;color:#6a645b}
.in{max-width:1240px;margin:auto;padding:24px 16px;box-sizing:border-box}.how{margin:0 0 16px;font-size:14px;color:#6a645b}html:not([data-order]) .nw{max-width:520px}[data-order] .how{display:none}.in h1{font-size:1.75rem}.in h2{font-size:1.375rem}
.sk img{display:block;width:100%;height:100%;object-fit:cover}.ph{display:none}
.tl{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,220px),1fr));gap:12px}.tl>div{display:flex;align-items:center;gap:14px;height:96px;box-sizing:border-box;padding:12px;border-radius:16px}.tl .sk{flex:none;width:72px;height:72px;margin:0;border-radius:50%}.tl .sk+.sk{width:45%;height:20px}
.two{display:grid;gap:32px;grid-template-columns:1fr 1fr}.row{display:grid;grid-template-columns:repeat(auto-fill,minmax(170px,1fr));gap:16px;grid-template-rows:auto;overflow:hidden}
.sk{display:block;overflow:hidden;margin-block:0 16px;border-radius:16px;background:#f1ede6}
[data-mantine-color-scheme=dark] .hd{border-color:#27313a}[data-mantine-color-scheme=dark] .sk{background:#1c262d}[data-mantine-color-scheme=dark] .ask{background:#182026f0}[data-mantine-color-scheme=dark] :is(.ask p,.how){color:#a3a9ae}[data-mantine-color-scheme=dark] .hero{background:#1a2026}[data-mantine-color-scheme=dark]{color-scheme:dark}
@media(max-width:1180px){.hd .sk+.sk{max-width:none}}@media(max-width:768px){.hd .sk{display:none}.ph{display:block}.hero{min-height:min(680px,calc(100svh - 64px))}.ask{padding:24px 20px}.two{grid-template-columns:1fr}}
`.replaceAll('\n', '');

/** The markup of one shell. */
export const shellMarkup = (kind: ShellKind, translate: Translate) =>
  `${header(kind === 'landing' || kind === 'page' ? '' : `${bone('')}${bone('')}`)}<main>${bodies[kind](translate)}</main>`;

const spoken = languageCodes.join('|');
const fromTheRight = languages
  .filter(({ direction }) => direction === 'rtl')
  .map(({ code }) => code)
  .join('|');

/**
 * Gives elements their styles as they are read, before they are painted: a server writes `data-style` in place of `style`
 * (server/web/pages.ts), since a policy that lets no style attribute stand lets a script of the page set what it would say.
 */
const dressScript = `try{var S=function(){document.querySelectorAll('[data-style]').forEach(function(e){e.style.cssText=e.dataset.style;e.removeAttribute('data-style')})},O=new MutationObserver(S);O.observe(document,{childList:true,subtree:true});addEventListener('DOMContentLoaded',function(){S();O.disconnect()})}catch(e){}`;

/**
 * Runs before the first paint: language, direction and colours as remembered, on a first visit the first of the
 * browser's languages that the shop speaks. A server that
 * renders pages is told by a small cookie what was chosen (language, zones,
 * module), so that the next page is the right one (told
 * again by `chosen`, an event of the client, when something else is); where this one is drawn for another choice and shows what depends on it (a
 * product does not, nor a store to those who have a place), the right one is asked for at once. After it, while the code is on
 * its way, the browser makes its first number format, which takes a slow phone 80 ms once.
 */
export const bootScript = `try{var d=document.documentElement,n=navigator,g=function(k){try{return localStorage.getItem(k)}catch(e){}},f=function(x){return/^(${spoken})$/.test(x)},l=g('language-setting'),q=/[?&]lang=(${spoken})\\b/.exec(location.search);if(!f(l)){l=q?q[1]:(n.languages||[n.language]).map(function(x){return x.split('-')[0]}).filter(f)[0]||'${defaultLanguage}';try{localStorage.setItem('language-setting',l)}catch(e){}}if(d.dataset.asked!=null){var j=function(k){try{return JSON.parse(g(k))}catch(e){}},c=function(){var z=j('zoneid'),m=j('module'),v=(g('language-setting')||l)+'.'+(z&&g('location')&&g('currentLatLng')?[].concat(z).join('-'):'')+'.'+(m&&m.id||'');if(!document.cookie.split('; ').includes('view='+v))document.cookie='view='+v+';path=/;max-age=31536000;samesite=lax';return v},v=c();addEventListener('chosen',c);d.dataset.chosen=v;var r=d.dataset.rendered,R=(r||'').split('.'),p=location.pathname;if(r!=null&&r!==v&&!(R[0]===l&&(/^\\/product\\//.test(p)||R[1]&&/^\\/store\\/(?!(latest|popular)$)/.test(p))))d.dataset.stale='';if(d.dataset.asked!==v&&(r==null||d.dataset.stale!=null))(window.anew=fetch(location.href,{headers:{Accept:'text/html'}})).catch(function(){})}if(/[?&]order_id=/.test(location.search))d.dataset.order='';d.lang=l;d.dir=/^(${fromTheRight})$/.test(l)?'rtl':'ltr';var s=g('mantine-color-scheme-value');d.dataset.mantineColorScheme=s==='dark'||s==='light'?s:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'}catch(e){}var F=function(){new Intl.NumberFormat('en').format(1)};try{d.dataset.rendered!=null?addEventListener('live',function(){setTimeout(F)},{once:true}):new PerformanceObserver(function(l,o){o.disconnect();F()}).observe({type:'paint',buffered:true})}catch(e){}${dressScript}`;
