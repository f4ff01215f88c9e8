/** On the screen a page to tick off, on paper (A4) one to write on. */
export const sheetStyle = `
:root{color-scheme:light;--ink:#1c1a17;--soft:#5d564c;--line:#d5ccbe;--paper:#fbfaf7;--card:#fff;--mark:#1f6b4a;--tint:#eef4f0}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 Cairo,system-ui,sans-serif}
main{max-inline-size:1080px;margin-inline:auto;padding:32px 24px;display:grid;gap:24px}
h1{margin:0;font-size:28px;line-height:1.25}h2{margin:0;font-size:19px;line-height:1.35;text-wrap:balance}h3{margin:0;font-size:14px;color:var(--soft)}
.who{display:grid;grid-template-columns:repeat(auto-fit,minmax(180px,1fr));gap:12px 16px}
.who label,.remarks{display:grid;gap:4px;font-size:14px;color:var(--soft)}
input[type=text],textarea{font:inherit;font-size:16px;inline-size:100%;color:var(--ink);background:var(--card);border:1px solid #8b8172;border-radius:8px;padding:8px 10px;min-block-size:40px}
nav ol{margin:0;padding-inline-start:1.6em;columns:2 320px;column-gap:32px}nav li{break-inside:avoid;padding-block:2px}
a{color:var(--mark)}
article{background:var(--card);border:1px solid var(--line);border-radius:16px;padding:20px;display:grid;gap:16px;scroll-margin-block-start:16px}
.before{display:grid;grid-template-columns:repeat(auto-fit,minmax(280px,1fr));gap:12px 32px}
.before ul,td ul,td ol{margin:0;padding-inline-start:1.3em}.before ul{padding-block-start:2px}
table{border-collapse:collapse;inline-size:100%;table-layout:fixed}
th,td{border-block-start:1px solid var(--line);padding:10px 12px;text-align:start;vertical-align:top;overflow-wrap:anywhere}
th{overflow-wrap:normal;white-space:nowrap;font-size:14px;color:var(--soft);font-weight:600;border-block-start:0;padding-block:0 6px}
.number{inline-size:72px;color:var(--soft);font-variant-numeric:tabular-nums}.tick{inline-size:88px;text-align:center}
td ul,td ol{list-style-position:outside;display:grid;gap:4px}td .one{list-style:none;padding:0}
.prepare{background:var(--tint);border-inline-start:3px solid var(--mark);border-radius:6px;padding:8px 10px;margin-block-end:8px;font-size:15px;display:grid;gap:4px}
.meaning{margin:6px 0 0;color:var(--soft);font-size:14px}
b{font-weight:650;unicode-bidi:isolate}
input[type=checkbox]{inline-size:22px;block-size:22px;accent-color:var(--mark);margin:2px}
:focus-visible{outline:3px solid var(--mark);outline-offset:2px}
@media (max-width:640px){main{padding:20px 12px}article{padding:14px 10px}th,td{padding:8px 6px}.number{inline-size:52px}.tick{inline-size:68px}}
@media print{@page{size:A4;margin:14mm}body{background:#fff;font-size:10.5pt}main{padding:0;max-inline-size:none;gap:14px}
h1{font-size:18pt}h2{font-size:13pt}article{border:0;border-radius:0;border-block-start:2px solid var(--ink);padding:12px 0 0}
nav{display:none}tr,.before,h2{break-inside:avoid}h2,.before,thead{break-after:avoid}thead{display:table-header-group}
a{color:inherit;text-decoration:none}.prepare{background:none}input[type=text]{border:0;border-block-end:1px solid;border-radius:0}
input[type=checkbox]{appearance:none;border:1.5px solid var(--ink);border-radius:3px}textarea{min-block-size:22mm;border-color:var(--line);resize:none}}
`;
