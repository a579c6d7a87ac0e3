/** Seller and buyer of an invoice draft, and what they lack for it. */
import type { Company } from '../../company/company.entity.js';
import type { KnownTaxes } from '../../company/taxes/company-taxes.service.js';
import type { LoadedCustomer } from '../../orders/tree/order-tree.js';
import type { TaxBasis } from '../../pricing/domain/taxes/tax-rules.js';
import { nfeTexts } from './nfe.texts.js';
import { plainText, type XmlElements } from './xml-element.js';

/** Codes of the states by the statistics office (IBGE), which the codes of their cities begin with. */
export const STATE_CODES: ReadonlyMap<string, string> = new Map(
  [
    'RO11 AC12 AM13 RR14 PA15 AP16 TO17 MA21 PI22 CE23 RN24 PB25 PE26 AL27 SE28 BA29',
    'MG31 ES32 RJ33 SP35 PR41 SC42 RS43 MS50 MT51 GO52 DF53',
  ]
    .join(' ')
    .split(' ')
    .map((state) => [state.slice(0, 2), state.slice(2)]),
);

/** A seller or buyer; '' is what is not known. Numbers without their marks. */
export interface Party {
  name: string;
  cnpj: string;
  cpf: string;
  /** Digits of the state registration. */
  registration: string;
  /** Abbreviation. */
  state: string;
  street: string;
  street_number: string;
  district: string;
  city: string;
  city_code: string;
  postal_code: string;
}

/** The fields that seller and buyer are made of, whether they are stored with the company or with a customer. */
type Known = Pick<
  LoadedCustomer,
  'name' | 'cnpj' | 'state_registration' | 'address' | 'postal_code' | 'city'
>;

const digits = (text: string | null) => (text ?? '').replace(/\D/g, '');

function partyOf(
  given: Known,
  place: KnownTaxes['place'],
  { cpf, state }: { cpf: string | null; state: string | null },
): Party {
  const street_number = plainText(place.street_number ?? '', 20);
  return {
    name: plainText(given.name, 60),
    cnpj: (given.cnpj ?? '').toUpperCase().replace(/[^0-9A-Z]/g, ''),
    cpf: digits(cpf),
    registration: digits(given.state_registration),
    state: state ?? '',
    street: streetOf(given.address ?? '', street_number),
    street_number,
    district: plainText(place.district ?? '', 60),
    // 'Diadema – SP': the company's has its state.
    city: plainText((given.city ?? '').replace(/\s*[–/-]\s*[A-Z]{2}$/, ''), 60),
    city_code: place.city_code ?? '',
    postal_code: digits(given.postal_code),
  };
}

/** The address as it is printed goes on with its number: 'Rua das Flores, 100, Centro'. */
function streetOf(address: string, number: string): string {
  const at = number === '' ? -1 : address.indexOf(`, ${number}`);
  return plainText(at > 0 ? address.slice(0, at) : address, 60);
}

export const sellerOf = (company: Company, { place }: KnownTaxes, { company: { state } }: TaxBasis): Party =>
  partyOf(company, place, { cpf: null, state });

export const buyerOf = (customer: LoadedCustomer, { customer: { state } }: TaxBasis): Party =>
  partyOf(customer, customer, { cpf: customer.cpf, state });

/** A CNPJ with all of its characters; an incomplete one counts as none. */
export const hasCnpj = ({ cnpj }: Party): boolean => cnpj.length === 14;

type Lack = keyof (typeof nfeTexts)['missing'];

/** A fact that is missing: its field, and a line for people. */
export type Gap = readonly [field: string, text: string];

export function gapsOf(party: Party, who: 'company' | 'customer', registered: boolean): Gap[] {
  const lacks: [Lack, boolean][] = [
    ['name', party.name.length < 2],
    ['cnpj', who === 'company' && !hasCnpj(party)],
    ['document', who === 'customer' && !hasCnpj(party) && party.cpf.length !== 11],
    ['registration', registered && party.registration.length < 2],
    ['address', party.street.length < 2],
    ['street_number', party.street_number === ''],
    ['district', party.district.length < 2],
    ['city', party.city.length < 2],
    ['state', !STATE_CODES.has(party.state)],
    ['city_code', party.city_code === '' || !party.city_code.startsWith(STATE_CODES.get(party.state) ?? '')],
    ['postal_code', party.postal_code.length !== 8],
  ];
  return lacks
    .filter(([, lacking]) => lacking)
    .map(([lack]) => [`${who}.${lack}`, nfeTexts.of(nfeTexts[who], nfeTexts.missing[lack])]);
}

export const addressOf = (party: Party): XmlElements => ({
  xLgr: party.street,
  nro: party.street_number,
  xBairro: party.district,
  cMun: party.city_code,
  xMun: party.city,
  UF: party.state,
  CEP: party.postal_code,
  cPais: '1058',
  xPais: 'BRASIL',
});
