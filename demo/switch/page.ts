import { html } from 'hono/html';
import { endpointTable } from '../../domain/endpoints';
import { factsOf, type Language, languages } from '../../domain/language/languages';
import { t } from './locales/t';
import { type AnswerKind, answers, type Rule } from './rules';
import { switchStyle } from './style';

const words = {
  title: t('Switch for testers'),
  intro: t(
    'Decide what the shop answers this browser, to see what it makes of a broken line or a refusal. Other browsers notice nothing of it.',
  ),
  languages: t('Language'),
  add: t('Turn an answer'),
  call: t('Call'),
  callHint: t(
    'Method and address, such as POST /customer/cart/add. Leave it empty for every call.',
  ),
  answer: t('Answer'),
  dead: t('No connection'),
  slow: t('Slow: after 5 seconds'),
  signedOut: t('Signed out (401)'),
  trouble: t('Trouble in the shop (500)'),
  garbage: t('Garbage'),
  own: t('An answer of your own'),
  status: t('Status'),
  body: t('Code or JSON'),
  ownHint: t(
    'Only for an answer of your own: the code of a refusal, such as out_of_stock, or JSON.',
  ),
  times: t('How often'),
  once: t('The next time only'),
  always: t('Every time'),
  late: t('Only after 5 seconds'),
  submit: t('Add'),
  turned: t('What is turned now'),
  nothing: t('Nothing is turned: every call gets its own answer.'),
  everyCall: t('Every call'),
  remove: t('Remove'),
  clear: t('All as usual again'),
  shop: t('Back to the shop'),
} as const;

const calls = Object.values(endpointTable)
  .map(({ method, path }) => `${method} ${path}`)
  .sort();

export interface SwitchPage {
  readonly language: Language;
  readonly rules: readonly Rule[];
  /** What a link has filled in. */
  readonly asked: {
    call: string;
    answer: AnswerKind;
    status: string;
    body: string;
    isLate: boolean;
  };
}

/** The page of the switch: plain forms, without scripts. */
export function switchPage({ language, rules, asked }: SwitchPage) {
  const say = (name: keyof typeof words) => words[name][language];
  const action = `/demo/switch?lang=${language}`;
  const ruleLine = ({ call, answer, status, body, isLate, isOnce }: Rule, index: number) => {
    const named = call || say('everyCall');
    return html`<li>
      <div><code dir="${call ? 'ltr' : ''}">${named}</code>
        <p>${say(answer)}${answer === 'own' ? html` <bdi dir="ltr">${status} ${body}</bdi>` : ''} ${isLate && answer !== 'slow' ? `· ${say('late')}` : ''} · ${say(isOnce ? 'once' : 'always')}</p></div>
      <form method="post" action="${action}"><input type="hidden" name="rule" value="${index}">
        <button name="action" value="remove" aria-label="${say('remove')}: ${named}">${say('remove')}</button></form>
    </li>`;
  };
  return html`<!doctype html>
<html lang="${language}" dir="${factsOf(language).direction}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${say('title')}</title>
  ${switchStyle}
</head>
<body>
  <main>
    <header><h1>${say('title')}</h1>
      <nav aria-label="${say('languages')}">${languages.map(
        ({ code, name }) =>
          html`<a href="/demo/switch?lang=${code}" lang="${code}" hreflang="${code}" ${code === language ? html`aria-current="true"` : ''}>${name}</a>`,
      )}</nav></header>
    <p>${say('intro')}</p>
    <section aria-labelledby="turned">
      <h2 id="turned">${say('turned')}</h2>
      ${
        rules.length === 0
          ? html`<p>${say('nothing')}</p>`
          : html`<ol>${rules.map(ruleLine)}</ol>
      <form method="post" action="${action}"><button name="action" value="clear">${say('clear')}</button></form>`
      }
    </section>
    <section aria-labelledby="add">
      <h2 id="add">${say('add')}</h2>
      <form method="post" action="${action}" class="fields">
        <label for="call">${say('call')}</label>
        <input id="call" name="call" list="calls" dir="ltr" value="${asked.call}" aria-describedby="call-hint" autocomplete="off">
        <p id="call-hint">${say('callHint')}</p>
        <datalist id="calls">${calls.map((call) => html`<option value="${call}"></option>`)}</datalist>
        <label for="answer">${say('answer')}</label>
        <select id="answer" name="answer">${answers.map(
          (one) =>
            html`<option value="${one}"${one === asked.answer ? html` selected` : ''}>${say(one)}</option>`,
        )}</select>
        <div class="own"><div><label for="status">${say('status')}</label>
          <input id="status" name="status" type="number" min="200" max="599" dir="ltr" value="${asked.status}"></div>
          <div><label for="body">${say('body')}</label>
          <textarea id="body" name="body" rows="2" dir="ltr" aria-describedby="own-hint">${asked.body}</textarea></div></div>
        <p id="own-hint">${say('ownHint')}</p>
        <fieldset><legend>${say('times')}</legend>
          <label><input type="radio" name="times" value="once" checked> ${say('once')}</label>
          <label><input type="radio" name="times" value="always"> ${say('always')}</label></fieldset>
        <label class="box"><input type="checkbox" name="late"${asked.isLate ? html` checked` : ''}> ${say('late')}</label>
        <button class="strong" name="action" value="add">${say('submit')}</button>
      </form>
    </section>
    <a href="/">${say('shop')}</a>
  </main>
</body>
</html>`;
}
