import { html } from 'hono/html';

export const payStyle = html`<style>
  :root { color-scheme: light dark; --paper: #fbfaf7; --card: #fff; --ink: #1c1a17; --soft: #5d564c; --line: #ddd5c8; --strong: #1f6b4a; --on: #fff; }
  @media (prefers-color-scheme: dark) { :root { --paper: #0f1418; --card: #182027; --ink: #e8e6e1; --soft: #a9b0b6; --line: #33404a; --strong: #7fd3ab; --on: #0f1418; } }
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100dvh; display: grid; place-items: center; padding: 16px; background: var(--paper); color: var(--ink); font: 16px/1.5 Cairo, system-ui, sans-serif; }
  main { width: min(100%, 420px); background: var(--card); border-radius: 16px; padding: 28px 24px; box-shadow: 0 12px 40px rgb(0 0 0 / 12%); }
  h1 { margin: 0 0 4px; font-size: 22px; line-height: 1.25; }
  p { margin: 0; color: var(--soft); }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 8px 16px; margin: 24px 0; padding: 16px 0; border-block: 1px solid var(--line); }
  dt { color: var(--soft); } dd { margin: 0; text-align: end; font-weight: 600; font-variant-numeric: tabular-nums; }
  dd.amount { font-size: 22px; line-height: 1.2; }
  form, .back { display: grid; gap: 12px; }
  .ways { margin-top: 24px; }
  button, a.button { font: inherit; font-weight: 600; min-height: 48px; border-radius: 999px; border: 1px solid var(--line); background: transparent; color: var(--ink); cursor: pointer; text-align: center; text-decoration: none; display: grid; place-items: center; }
  button.pay, a.button { background: var(--strong); border-color: var(--strong); color: var(--on); }
  a.plain { background: transparent; border-color: var(--line); color: var(--ink); }
  :focus-visible { outline: 3px solid var(--strong); outline-offset: 2px; }
</style>`;
