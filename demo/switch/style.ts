import { html } from 'hono/html';

export const switchStyle = html`<style>
  :root { color-scheme: light dark; --paper: #fbfaf7; --card: #fff; --ink: #1c1a17; --soft: #5d564c; --line: #ddd5c8; --edge: #8b8172; --strong: #1f6b4a; --on: #fff; }
  @media (prefers-color-scheme: dark) { :root { --paper: #0f1418; --card: #182027; --ink: #e8e6e1; --soft: #a9b0b6; --line: #33404a; --edge: #74818b; --strong: #7fd3ab; --on: #0f1418; } }
  * { box-sizing: border-box; }
  body { margin: 0; padding: 24px 16px; background: var(--paper); color: var(--ink); font: 16px/1.5 Cairo, system-ui, sans-serif; }
  main { max-width: 640px; margin-inline: auto; display: grid; gap: 16px; }
  main > header { display: flex; flex-wrap: wrap; gap: 4px 16px; justify-content: space-between; align-items: baseline; }
  nav { display: flex; gap: 16px; } nav a { display: inline-block; padding-block: 4px; }
  nav a[aria-current] { color: var(--ink); text-decoration: none; font-weight: 600; }
  h1 { margin: 0; font-size: 22px; line-height: 1.25; } h2 { margin: 0 0 8px; font-size: 16px; }
  p { margin: 0; color: var(--soft); } a { color: var(--strong); }
  section { background: var(--card); border: 1px solid var(--line); border-radius: 16px; padding: 16px; }
  ol { list-style: none; margin: 0 0 12px; padding: 0; display: grid; gap: 12px; }
  li { display: flex; gap: 12px; justify-content: space-between; align-items: start; }
  li + li { border-block-start: 1px solid var(--line); padding-block-start: 12px; }
  li div { min-width: 0; overflow-wrap: anywhere; }
  code { font: 600 15px/1.5 ui-monospace, monospace; unicode-bidi: isolate; }
  .fields { display: grid; gap: 6px; } .fields > label, fieldset { margin-block-start: 8px; } .fields p { font-size: 14px; }
  label, legend { font-weight: 600; } fieldset label, .box { font-weight: 400; display: inline-flex; gap: 8px; align-items: center; min-height: 32px; margin-inline-end: 24px; }
  fieldset { border: 0; padding: 0; min-width: 0; }
  input:not([type=radio], [type=checkbox]), select, textarea { width: 100%; font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--edge); border-radius: 10px; padding: 8px 12px; min-height: 44px; }
  textarea { display: block; resize: vertical; } input[type=radio], input[type=checkbox] { width: 20px; height: 20px; accent-color: var(--strong); }
  .own { display: grid; grid-template-columns: 110px 1fr; gap: 12px; margin-block-start: 8px; }
  button { font: inherit; font-weight: 600; min-height: 44px; padding: 0 20px; border-radius: 999px; border: 1px solid var(--edge); background: transparent; color: var(--ink); cursor: pointer; }
  button.strong { margin-block-start: 12px; background: var(--strong); border-color: var(--strong); color: var(--on); }
  :focus-visible { outline: 3px solid var(--strong); outline-offset: 2px; }
</style>`;
