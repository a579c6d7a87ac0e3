/** The page's look: paper, whatever the device prefers, as the PDF of the same quote; phones before anything else. */
export const pageStyles = `
  :root { color-scheme: only light;
    --back: #f6f5f2; --surface: #fff; --line: #e2dfd8; --text: #1b1e22; --muted: #5e656d; --accent: #c2410c;
    --on-accent: #fff; --good: #1e7a3c; --bad: #b3261e; --picture: #fff; }
  * { box-sizing: border-box; }
  html { scroll-padding-block: 16px 96px; -webkit-text-size-adjust: 100%; }
  body { margin: 0; background: var(--back); color: var(--text); overflow-wrap: anywhere;
    font: 15px/1.5 'Inter Variable', Inter, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
  main { max-width: 960px; margin: 0 auto; padding: 20px 16px 32px; }
  h1 { font-size: 22px; line-height: 1.25; margin: 0; letter-spacing: -.01em; }
  h2 { font-size: 17px; line-height: 1.3; margin: 0; }
  h3 { font-size: 13px; margin: 0 0 6px; color: var(--muted); font-weight: 600; }
  p { margin: 0 0 8px; }
  a { color: var(--accent); }
  :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
  .skip { position: absolute; left: -999px; }
  .skip:focus { position: static; }
  .muted { color: var(--muted); }
  .small { font-size: 13px; }
  .lines { white-space: pre-line; }
  .number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
  .letterhead { display: flex; flex-wrap: wrap; gap: 12px 24px; align-items: center; justify-content: space-between;
    padding-bottom: 16px; border-bottom: 2px solid var(--accent); margin-bottom: 20px; }
  .letterhead img { max-width: min(220px, 60vw); max-height: 64px; object-fit: contain; background: #fff;
    padding: 4px; border-radius: 6px; display: block; }
  .letterhead strong { font-size: 17px; }
  .letterhead div.data { font-size: 13px; color: var(--muted); flex: 1 1 260px; max-width: 460px;
    text-wrap: pretty; }
  .head { display: flex; flex-wrap: wrap; gap: 12px 32px; justify-content: space-between; align-items: flex-end; }
  .head .sum { font-size: 24px; font-weight: 700; letter-spacing: -.01em; }
  .dates { display: flex; flex-wrap: wrap; gap: 4px 20px; font-size: 13px; margin-top: 4px; }
  .note { border-left: 3px solid var(--muted); background: var(--surface); padding: 12px 14px; margin: 16px 0;
    border-radius: 0 6px 6px 0; }
  .note.good { border-color: var(--good); } .note.bad { border-color: var(--bad); }
  .note p:last-child { margin: 0; }
  .parties { display: grid; gap: 16px 32px; margin: 20px 0 4px; }
  dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 2px 12px; margin: 0; font-size: 14px; }
  dt { color: var(--muted); } dd { margin: 0; white-space: pre-line; }
  .set { background: var(--surface); border: 1px solid var(--line); border-radius: 6px; padding: 14px; margin-top: 14px; }
  .set > header { display: flex; flex-wrap: wrap; gap: 2px 16px; justify-content: space-between; align-items: baseline; }
  .set .worth { margin-left: auto; text-align: right; white-space: normal; }
  .set .worth strong { font-size: 17px; margin-left: 10px; }
  .set .picture { display: block; width: 100%; max-width: 260px; height: 150px; object-fit: contain; background: var(--picture);
    border-radius: 6px; margin: 10px 0; border: 1px solid var(--line); }
  table { width: 100%; border-collapse: collapse; font-size: 14px; margin-top: 8px; }
  th { text-align: left; font-size: 12px; color: var(--muted); font-weight: 600; padding: 4px 6px; border-bottom: 1px solid var(--line); }
  th.number { text-align: right; }
  td { padding: 7px 6px; border-bottom: 1px solid var(--line); vertical-align: top; }
  tbody tr:last-child > * { border-bottom: 0; }
  th:first-child, td:first-child { padding-left: 0; } th:last-child, td:last-child { padding-right: 0; }
  caption { text-align: left; font-size: 13px; font-weight: 600; padding: 10px 0 2px; }
  tbody th { color: var(--text); font-size: 14px; }
  .wide { display: none; }
  .breaks tr > :nth-child(3) { padding-right: 0; }
  .scroll { overflow-x: auto; }
  .totals { margin: 24px 0 0 auto; max-width: 380px; }
  .totals div { display: flex; justify-content: space-between; gap: 16px; padding: 4px 0; }
  .totals .grand { border-top: 1px solid var(--text); margin-top: 6px; padding-top: 8px; font-size: 20px; font-weight: 700; }
  .notes { margin-top: 24px; font-size: 14px; }
  .bar { position: sticky; bottom: 0; z-index: 1; display: flex; gap: 8px; justify-content: center; padding: 10px 16px
    calc(10px + env(safe-area-inset-bottom)); background: var(--back); border-top: 1px solid var(--line); }
  .bar a { flex: 1 1 auto; max-width: 220px; padding-inline: 8px; white-space: nowrap; overflow-wrap: normal; }
  .button { display: inline-flex; align-items: center; justify-content: center; min-height: 44px; padding: 8px 16px;
    border-radius: 6px; border: 1px solid var(--line); background: var(--surface); color: var(--text); font: inherit;
    font-weight: 600; text-decoration: none; text-align: center; cursor: pointer; }
  .button.main { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
  main:has(.answer:target) ~ .bar .main, main:has(.answer.open) ~ .bar .main {
    background: var(--surface); border-color: var(--line); color: var(--text); }
  .button:disabled { opacity: .6; cursor: default; }
  .answer { display: none; background: var(--surface); border: 1px solid var(--line); border-radius: 6px; padding: 16px;
    margin-top: 20px; }
  .answer:target, .answer.open { display: block; }
  main:has(.answer:target) .answer.open:not(:target) { display: none; }
  .answer > header { display: flex; justify-content: space-between; align-items: baseline; gap: 12px; margin-bottom: 8px; }
  label, legend { display: block; font-size: 13px; font-weight: 600; padding: 0; }
  .field { margin: 12px 0; }
  input:not([type=radio]), textarea { width: 100%; min-height: 44px; padding: 9px 11px; font: inherit; font-size: 16px;
    color: var(--text); background: var(--back); border: 1px solid var(--muted); border-radius: 6px; margin-top: 4px; }
  textarea { min-height: 110px; resize: vertical; }
  input[type=radio] { accent-color: var(--accent); width: 18px; height: 18px; flex: none; margin: 2px 0 0; }
  [aria-invalid=true] { border-color: var(--bad) !important; }
  .error { color: var(--bad); font-size: 13px; margin: 4px 0 0; }
  fieldset { border: 0; padding: 0; margin: 16px 0; min-width: 0; }
  .choice { display: flex; gap: 10px; padding: 9px 0; border-bottom: 1px solid var(--line); font-weight: 400; font-size: 14px; }
  footer { text-align: center; font-size: 12px; color: var(--muted); padding: 20px 16px; }
  .message { min-height: 70vh; display: flex; flex-direction: column; justify-content: center; text-align: center; }
  .message h1 { margin-bottom: 8px; }
  @media (min-width: 700px) {
    main { padding: 32px 32px 40px; }
    .parties { grid-template-columns: 1fr 1fr; }
    .wide { display: table-cell; }
    .breaks tr > :nth-child(3) { padding-right: 6px; }
    .letterhead .data { text-align: right; }
    .head > div:nth-child(2) { margin-left: auto; text-align: right; }
    .narrow { display: none; }
    .set { padding: 18px 20px; }
    .body.pictured { display: grid; grid-template-columns: 200px minmax(0, 1fr); gap: 20px; }
    .body.pictured .picture { max-width: none; }
    .fields { display: grid; grid-template-columns: 1fr 1fr; gap: 0 20px; }
    .fields .field { margin: 8px 0; }
  }
  @media print { .bar, .answer, .skip { display: none !important; } body { background: #fff; } }
  @media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
`;
