import { addressesOf, mailtoOf, messageOf, whatsAppOf, withLinkParagraph } from './message';

const draft = {
  can_send: true,
  to: ['a@x.com', 'b+c@x.com'],
  subject: 'Orçamento & peças',
  text: 'Olá,\nsegue.',
  phone: null,
  documents: [],
  valid_until: null,
  remind_customer: false,
  most_recipients: 10,
};

describe('a message', () => {
  const message = messageOf(draft);

  it('finds addresses however they are separated', () => {
    expect(addressesOf(' a@x.com;b@x.com,\nc@x.com ')).toEqual(['a@x.com', 'b@x.com', 'c@x.com']);
  });

  it('opens in another program with nothing of it read as an address’s part', () => {
    expect(mailtoOf(message)).toBe(
      'mailto:a%40x.com,b%2Bc%40x.com?subject=Or%C3%A7amento%20%26%20pe%C3%A7as&body=Ol%C3%A1%2C%0D%0Asegue.',
    );
    expect(mailtoOf({ ...message, to: '', cc: 'd@x.com' })).toMatch(/^mailto:\?cc=d%40x\.com&subject=/);
  });

  it('opens in WhatsApp with or without a phone', () => {
    expect(whatsAppOf('a&b', '5511999')).toBe('https://wa.me/5511999?text=a%26b');
    expect(whatsAppOf('a', null)).toBe('https://wa.me/?text=a');
  });

  it.each([
    ['Olá,\n\nsegue.\n\nAtenciosamente,\nAna', 'Olá,\n\nsegue.\n\n{link}\n\nAtenciosamente,\nAna'],
    ['Olá,\n\nsegue.\n', 'Olá,\n\nsegue.\n\n{link}'],
    [' ', '{link}'],
  ])('gets a paragraph for the link: %j', (text, expected) => {
    expect(withLinkParagraph(text, '{link}')).toBe(expected);
  });
});
