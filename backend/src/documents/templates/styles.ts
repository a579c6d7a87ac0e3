const foot = 'font: 7.5pt Inter, sans-serif; color: #565c63; vertical-align: top; padding-top: 4mm;';

const running =
  'font: 7.5pt Inter, sans-serif; color: #565c63; vertical-align: bottom; padding-bottom: 2.5mm; white-space: nowrap;';

/** Styles of all documents: A4, black on white, the accent in one hairline. Must read well printed in black and white. */
export const sharedStyles = `
  @page {
    size: A4; margin: 13mm 15mm 16mm;
    @bottom-right { content: 'Página ' counter(page) ' de ' counter(pages); ${foot} }
    @bottom-left { content: var(--document); ${foot} }
  }
  * { box-sizing: border-box; margin: 0; padding: 0; }
  html { font: 8.25pt/1.4 Inter, Arial, sans-serif; color: #15181b; font-feature-settings: 'calt' 0, 'case' 0;
    -webkit-print-color-adjust: exact; print-color-adjust: exact; overflow-wrap: anywhere; }
  h1 { font-size: 17pt; font-weight: 700; letter-spacing: -.015em; line-height: 1.15; }
  h2 { font-size: 10.5pt; font-weight: 700; letter-spacing: -.005em; line-height: 1.3; }
  .label { font-size: 7pt; color: #565c63; font-weight: 400; }
  .muted { color: #565c63; }
  .whole { white-space: nowrap; }
  .number { text-align: right; font-variant-numeric: tabular-nums lining-nums; white-space: nowrap; }
  .text { white-space: pre-line; }
  .letterhead { display: flex; justify-content: space-between; align-items: flex-end; gap: 10mm;
    min-height: 15mm; padding-bottom: 4mm; border-bottom: .75pt solid #c2410c; }
  .letterhead .logo { max-width: 62mm; max-height: 17mm; object-fit: contain; object-position: left bottom; display: block; }
  .letterhead .name { flex: none; max-width: 85mm; font-size: 15pt; font-weight: 700; letter-spacing: -.015em; line-height: 1.15; }
  .letterhead .data { text-align: right; text-wrap: balance; font-size: 7.75pt; color: #3c4248; line-height: 1.5; flex: 1; }
  .letterhead .data strong { color: #15181b; font-size: 8.75pt; font-weight: 600; }
  .title { display: flex; justify-content: space-between; align-items: flex-end; gap: 8mm; margin: 5mm 0 4mm; }
  .title .dates { display: flex; gap: 7mm; text-align: right; }
  .title .dates .value { font-variant-numeric: tabular-nums; font-weight: 600; white-space: nowrap; }
  .facts { display: grid; grid-template-columns: max-content 1fr; column-gap: 3.5mm; row-gap: .5mm; align-items: baseline; }
  table { width: 100%; border-collapse: collapse; table-layout: fixed; }
  thead { display: table-header-group; }
  th { text-align: left; font-size: 7pt; font-weight: 600; color: #565c63; vertical-align: bottom;
    padding: 0 1.2mm 1mm; border-bottom: .6pt solid #15181b; }
  th.number { text-align: right; }
  td { padding: 1mm 1.2mm; border-bottom: .4pt solid #c9cdd1; vertical-align: top; }
  th:first-child, td:first-child { padding-left: 0; }
  th:last-child, td:last-child { padding-right: 0; }
  tr { break-inside: avoid; }
  tbody tr:first-child { break-after: avoid; }
  tbody tr:last-child { break-before: avoid; }
  .empty { color: #565c63; padding: 1.5mm 0; border-bottom: .4pt solid #c9cdd1; border-top: .6pt solid #15181b; }
`;

export const quoteStyles = `
  @page { @top-left { content: var(--running); ${running} } }
  @page :first { @top-left { content: none; } }
  .parties { display: grid; grid-template-columns: 1fr 1fr; gap: 9mm; padding-bottom: 1mm; }
  .parties > section { border-top: .4pt solid #c9cdd1; padding-top: 2mm; }
  .parties .who { font-size: 10pt; font-weight: 600; line-height: 1.3; margin: .5mm 0 1mm; }
  .set { margin-top: 5.5mm; }
  .set-head { break-after: avoid; break-inside: avoid; display: flex; justify-content: space-between;
    align-items: baseline; gap: 5mm; margin-bottom: 1.6mm; }
  .set-head .worth { white-space: nowrap; text-align: right; font-variant-numeric: tabular-nums; }
  .set-head .worth strong { font-size: 10.5pt; font-weight: 700; margin-left: 3mm; }
  .set-head .quantity { font-weight: 400; white-space: nowrap; }
  .set-notes { break-after: avoid; margin: -1mm 0 1.8mm; color: #3c4248; }
  .breaks { margin-top: 3mm; break-inside: avoid; }
  .breaks h3 { font-size: 8.25pt; font-weight: 600; margin-bottom: 1mm; }
  .breaks .label { margin-top: 1mm; }
  .breaks th:first-child, .breaks td:first-child { width: 16%; }
  .set-body { display: grid; grid-template-columns: 1fr; }
  .set-body.pictured { grid-template-columns: 28mm 1fr; column-gap: 4.5mm; }
  .set-body .picture { width: 28mm; height: 28mm; border: .4pt solid #c9cdd1; }
  .set-body .picture img { width: 100%; height: 100%; object-fit: contain; display: block; padding: .8mm; }
  .ref { width: 20mm; } .ncm { width: 20mm; padding-right: 3mm; white-space: nowrap; font-variant-numeric: tabular-nums; } .un { width: 8mm; } .qty { width: 14mm; } .price { width: 23mm; } .ipi { width: 11mm; } .sum { width: 26mm; }
  .pictured .ref { width: 16mm; } .pictured .price { width: 21mm; } .pictured .sum { width: 24mm; }
  .closing { break-inside: avoid; break-before: avoid; margin-top: 5.5mm; }
  .closing-columns { display: grid; grid-template-columns: 1fr 78mm; gap: 10mm; }
  .notes { font-size: 7.75pt; color: #3c4248; }
  .notes .label { margin-bottom: .8mm; }
  .notes p + p { margin-top: .8mm; }
  .totals > div { display: flex; justify-content: space-between; gap: 6mm; padding: .6mm 0; border-bottom: .4pt solid #c9cdd1; }
  .totals > .grand { border-top: .9pt solid #15181b; border-bottom: 0; font-size: 14pt; font-weight: 700;
    letter-spacing: -.01em; padding-top: 1.5mm; margin-top: -.6pt; }
  .signatures { display: grid; grid-template-columns: 1fr 1fr; gap: 14mm; margin-top: 12mm; }
  .signatures > div { border-top: .5pt solid #15181b; padding-top: 1.4mm; }
  .signatures .label { display: flex; justify-content: space-between; }
`;

export const differenceStyles = `
  .title h1 { font-size: 14pt; }
  .title .customer { font-size: 10pt; font-weight: 600; margin-top: 1mm; }
  .sums { margin-top: 1mm; }
  .sums th:first-child { width: 24mm; }
  .sums td { font-size: 9pt; }
  .sums .grand td { border-top: .9pt solid #15181b; border-bottom: 0; font-size: 11pt; font-weight: 700; padding-top: 1.5mm; }
  .terms .what { width: 30mm; }
  .kind { width: 14mm; font-weight: 600; }
  del, ins { display: block; text-decoration: none; }
  del { color: #565c63; font-weight: 400; text-decoration: line-through; }
  h2 del, h2 ins { display: inline; margin-right: 1.5mm; }
  tr.changed ins, .breaks ins { font-weight: 600; }
  .set-head .worth { flex: none; display: flex; align-items: baseline; gap: 3mm; }
  .set-head .worth strong { margin-left: 0; }
`;

export const setsStyles = `
  .set-page { break-after: page; }
  .set-page:last-child { break-after: auto; }
  .set-page .facts-row { display: grid; grid-template-columns: repeat(4, auto); justify-content: space-between; gap: 6mm;
    border-top: .4pt solid #c9cdd1; border-bottom: .4pt solid #c9cdd1; padding: 2mm 0; }
  .set-page .facts-row .value { font-weight: 600; }
  .set-page .quantity { font-size: 17pt; font-weight: 700; letter-spacing: -.015em; line-height: 1.15; white-space: nowrap; }
  .set-page .order { margin-bottom: .5mm; }
  .set-page .picture { height: 88mm; margin: 5mm 0; border: .4pt solid #c9cdd1; break-inside: avoid; }
  .set-page .picture img { width: 100%; height: 100%; object-fit: contain; display: block; padding: 2mm; }
  .set-page .obs { margin: 5mm 0; }
  .continued { break-after: avoid; }
  .continued td { border-bottom: 0; }
  .more td { padding-top: 0; }
  .no { width: 8mm; } .ref { width: 20mm; } .material { width: 41mm; } .dim { width: 31mm; white-space: nowrap; } .each { width: 15mm; } .all { width: 13mm; } .kg { width: 23mm; }
  td.kg { white-space: normal; }
`;

export const partSheetStyles = `
  @page { margin: 10mm 12mm 14mm; }
  @page landscape { size: A4 landscape; }
  .sheet { display: grid; grid-template-rows: auto minmax(60mm, 1fr) auto; height: 272.5mm; break-after: page; }
  .sheet.landscape { page: landscape; height: 185.5mm; grid-template: auto minmax(0, 1fr) / 1fr 52mm; column-gap: 5mm; }
  .landscape .sheet-head { grid-column: 1 / 3; }
  .sheet:last-child { break-after: auto; }
  .sheet-head { border-bottom: .75pt solid #15181b; padding-bottom: 2.5mm; }
  .sheet-head .letterhead { min-height: 0; padding-bottom: 1.6mm; margin-bottom: 2mm; }
  .sheet-head .letterhead .logo { max-width: 48mm; max-height: 9mm; }
  .sheet-head .letterhead .name { font-size: 11pt; max-width: 75mm; }
  .sheet-head .letterhead .data { font-size: 6.75pt; line-height: 1.4; }
  .sheet-head .letterhead .data strong { font-size: 7.5pt; }
  .sheet-title { display: flex; justify-content: space-between; align-items: flex-start; gap: 8mm; }
  .sheet-title h1 { font-size: 18pt; display: flex; gap: 4mm; padding-top: 1.5mm; }
  .sheet-title h1 .no { border: 1pt solid #15181b; border-radius: 1mm; padding: 0 2.2mm; flex: none; align-self: flex-start; }
  .sheet-quantity { text-align: right; flex: none; }
  .sheet-quantity .big { font-size: 28pt; font-weight: 700; line-height: 1; font-variant-numeric: tabular-nums; letter-spacing: -.02em; }
  .context { display: flex; gap: 7mm; margin-top: 2mm; }
  .context > div { min-width: 0; }
  .context > div:has(.whole) { flex: none; }
  .context .label { white-space: nowrap; }
  .context .value { font-weight: 600; }
  .drawing { min-height: 0; padding: 3mm 0; display: flex; gap: 4mm; }
  .drawing > div { flex: 1; min-width: 0; min-height: 0; }
  .drawing > .secondary { flex: 0 0 30%; border-left: .4pt solid #c9cdd1; padding-left: 4mm; }
  .portrait .drawing { flex-direction: column; }
  .portrait .drawing > .secondary { flex: 0 0 28%; border-left: 0; border-top: .4pt solid #c9cdd1; padding: 3mm 0 0; }
  .drawing img { width: 100%; height: 100%; object-fit: contain; display: block; }
  .drawing .none { height: 100%; border: .6pt dashed #9aa1a8; display: flex; align-items: center; justify-content: center;
    color: #565c63; font-size: 11pt; }
  .sheet-foot { border-top: .75pt solid #15181b; padding-top: 2.5mm; display: grid; grid-template-columns: 1fr 25mm; gap: 6mm; align-items: end; }
  .landscape .sheet-foot { display: flex; flex-direction: column; justify-content: space-between; align-items: stretch;
    border-top: 0; border-left: .4pt solid #c9cdd1; padding: 3mm 0 0 5mm; margin-top: 3mm; }
  .landscape .sheet-facts, .landscape .processes { flex-direction: column; }
  .landscape .qr { align-self: flex-end; }
  .sheet-facts { display: flex; flex-wrap: wrap; gap: 1.5mm 6mm; }
  .sheet-facts .value { font-size: 10pt; font-weight: 600; }
  .processes { display: flex; flex-wrap: wrap; gap: 2mm 7mm; margin-top: 2.5mm; font-size: 10.5pt; list-style: none; }
  .processes .muted { display: inline-block; }
  .processes li { display: flex; align-items: center; gap: 2mm; }
  .processes .box { width: 5mm; height: 5mm; border: 1pt solid #15181b; border-radius: .6mm; flex: none; }
  .sheet-obs { margin-top: 2.5mm; font-size: 9.5pt; }
  .qr { width: 25mm; height: 25mm; display: block; align-self: end; }
  .shared article { break-inside: avoid; border-bottom: .75pt solid #15181b; padding: 2mm 0 3mm; }
  .shared .sheet-head { border-bottom: 0; }
  .shared .sheet-foot { border-top: 0; padding-top: 0; align-items: start; }
  .more { break-after: page; }
  .more h2 { margin-bottom: 3mm; }
`;

export const cuttingStyles = `
  .facts-row { display: flex; flex-wrap: wrap; gap: 1.5mm 8mm; border-top: .4pt solid #c9cdd1; border-bottom: .4pt solid #c9cdd1; padding: 2mm 0; }
  .facts-row .value { font-weight: 600; }
  .note { font-weight: 600; margin-top: 2mm; }
  .list { margin: 5mm 0 2mm; }
  .count { width: 20mm; } .kg { width: 26mm; } .no { width: 10mm; } .dim { width: 34mm; }
  .grand td { font-weight: 700; border-top: .9pt solid #15181b; border-bottom: 0; }
  .sheet { break-before: page; }
  .bar { break-inside: avoid; margin-top: 7mm; }
  .sheet h2, .bar h2 { margin-bottom: 2mm; }
  .plan { display: block; margin: 4mm 0; }
  .plan text { text-anchor: middle; dominant-baseline: central; font-weight: 600; }
  .plan .piece { fill: #eceef0; stroke: #15181b; stroke-width: .2; }
  .plan .rest { fill: url(#hatch); stroke: #15181b; stroke-width: .2; }
  .plan .edge { fill: none; stroke: #15181b; stroke-width: .35; }
`;

export const labelStyles = `
  @page { margin: .5mm 0; @bottom-right { content: none; } @bottom-left { content: none; } }
  .codes { position: absolute; width: 0; height: 0; }
  section { display: grid; grid-template-columns: repeat(3, 70mm); grid-auto-rows: 37mm; height: 296mm; overflow: hidden; break-after: page; }
  section:last-child { break-after: auto; }
  article { display: flex; gap: 2.5mm; padding: 4mm 3.5mm 3.5mm 4.5mm; overflow: hidden; font-size: 7pt; line-height: 1.25; }
  article .qr { flex: none; width: 21mm; height: 21mm; }
  article .texts { flex: 1; min-width: 0; display: flex; flex-direction: column; gap: .4mm; }
  article h2 { font-size: 9pt; line-height: 1.15; max-height: 2.3em; overflow: hidden; }
  article .texts > div { max-height: 2.5em; overflow: hidden; }
  article .reference { font-weight: 600; }
  article .foot { margin-top: auto; display: flex; justify-content: space-between; gap: 2mm; align-items: baseline; }
  article .foot .muted { min-width: 0; max-height: 1.25em; overflow: hidden; }
  article .foot strong { white-space: nowrap; font-size: 8.5pt; }
`;
