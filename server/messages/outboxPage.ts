import { html } from 'hono/html';
import type { outbox } from '../db/schema/identity';

type Row = typeof outbox.$inferSelect;

const style = html`<style>
  :root { color-scheme: light dark; --paper: #fbfaf7; --card: #fff; --ink: #1c1a17; --soft: #5d564c; --line: #ddd5c8; --strong: #1f6b4a; }
  @media (prefers-color-scheme: dark) { :root { --paper: #0f1418; --card: #182027; --ink: #e8e6e1; --soft: #a9b0b6; --line: #33404a; --strong: #7fd3ab; } }
  * { box-sizing: border-box; }
  body { margin: 0; padding: 24px 16px; background: var(--paper); color: var(--ink); font: 16px/1.5 Cairo, system-ui, sans-serif; }
  main { max-width: 640px; margin-inline: auto; display: grid; gap: 16px; }
  h1 { margin: 0; font-size: 22px; line-height: 1.25; }
  h2 { margin: 0; font-size: 16px; overflow-wrap: anywhere; }
  p { margin: 0; color: var(--soft); }
  article { background: var(--card); border: 1px solid var(--line); border-radius: 16px; padding: 16px; display: grid; gap: 8px; }
  header { display: flex; flex-wrap: wrap; gap: 4px 16px; justify-content: space-between; }
  .body { color: var(--ink); white-space: pre-line; overflow-wrap: anywhere; }
  .code { font-size: 22px; font-weight: 700; letter-spacing: 0.15em; color: var(--strong); font-variant-numeric: tabular-nums; }
</style>`;

const article = ({ channel, recipient, title, body, code, createdAt }: Row) => html`<article>
  <header><h2>${channel === 'email' ? 'Email' : 'Text message'} to <bdi dir="ltr">${recipient}</bdi></h2>
  <p><time datetime="${createdAt.toISOString()}">${createdAt.toISOString().slice(0, 16).replace('T', ' ')} UTC</time></p></header>
  ${code && html`<p class="code" dir="ltr">${code}</p>`}
  <p><bdi>${title}</bdi></p>
  <p class="body" dir="auto">${body}</p>
</article>`;

export const outboxPage = (messages: readonly Row[]) => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Demo outbox</title>${style}</head>
<body><main><h1>Demo outbox</h1>
<p>${messages.length === 0 ? 'Nothing has been sent yet. Codes for signing in, and mails about orders, appear here.' : 'What the shop has sent, newest first. Reload to see more.'}</p>
${messages.map(article)}</main></body></html>`;
