import {
  company,
  customer,
  loaded,
  part,
  picture,
  process,
  set,
} from '../../../test/world/document-samples.js';
import type { DocumentRequest } from '../document-request.js';
import { buildModel } from './build-model.js';
import { renderHtml } from './render-html.js';

const EVIL = `<img src=x onerror="alert(1)"> & '</style><script>`;
const SHOWN = '&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &#39;&lt;/style&gt;&lt;script&gt;';

const requests: DocumentRequest[] = [
  { kind: 'quote', order_id: 123 },
  { kind: 'sets', order_id: 123, set_id: null },
  { kind: 'part-sheets', order_id: 123, part_id: null, origin: `http://x/${EVIL}` },
];

describe('render html', () => {
  it.each(requests)('shows every text of a user as text: $kind', (request) => {
    const evil = loaded(
      [
        set(
          [
            part({
              title: EVIL,
              reference: EVIL,
              obs: EVIL,
              processes: [process(EVIL, 1)],
              content_file: picture(),
            }),
          ],
          { name: EVIL, reference: EVIL, obs: EVIL },
        ),
      ],
      { customer: customer({ name: EVIL, address: EVIL }), payment_obs: EVIL, estimated_delivery_date: EVIL },
    );
    const pictures = new Map([['parts/a/preview.png', 'data:image/png;base64,AAAA']]);
    const model = buildModel(request, { ...evil, company: company({ name: EVIL, address: EVIL }) });
    const page = renderHtml(model, pictures);
    expect(page).toContain(SHOWN);
    expect(page).not.toContain('<img src=x');
    expect(page).not.toContain('<script');
  });

  it('carries its language, its title and all that it shows', () => {
    const page = renderHtml(buildModel({ kind: 'quote', order_id: 123 }, loaded([])), new Map());
    expect(page).toContain('<html lang="pt-BR">');
    expect(page).toContain('<title>Orçamento 000123</title>');
    expect(page).toContain('data:font/woff2;base64,');
    expect(page).not.toMatch(/url\((?!data:)/);
  });

  it('leaves out a picture that could not be read', () => {
    const document = loaded([set([part()], { content_file: picture() })]);
    const page = renderHtml(buildModel({ kind: 'quote', order_id: 123 }, document), new Map());
    expect(page).not.toContain('<img');
    expect(page).not.toContain('pictured"');
  });
});
