import type { Client } from '../harness/client.js';
import { BAR, BENDING, COMPONENT, NCM, SHEET, STEEL } from './example.js';

/** Ids of the worked example's entries, of one entry of each other kind, and of customers in two states. */
export interface Catalogue {
  material: number;
  sheet: number;
  bar: number;
  component: number;
  process: number;
  ncm: number;
  /** The state of `customer`. */
  state: number;
  /** ICMS 18 %. */
  customer: number;
  /** A customer with ICMS 12 %. */
  elsewhere: number;
}

/** Enters the catalogue through the API. */
export async function catalogueOf(client: Client): Promise<Catalogue> {
  const create = async (resource: string, body: object): Promise<number> => {
    const { body: made } = await client.post(`/api/${resource}`, body).expect(201);
    return (made as { id: number }).id;
  };
  const material = await create('materials', STEEL);
  const near = await create('states', { name: 'Perto', abbreviation: 'P1', icms: 18 });
  const far = await create('states', { name: 'Longe', abbreviation: 'L1', icms: 12 });
  return {
    material,
    state: near,
    sheet: await create('sheets', { ...SHEET, material_id: material }),
    bar: await create('bars', BAR),
    component: await create('components', COMPONENT),
    process: await create('processes', BENDING),
    ncm: await create('mercosur-common-nomenclatures', NCM),
    customer: await create('customers', {
      name: 'Metalúrgica Açaí',
      cnpj: '11.222.333/0001-81',
      address: 'Rua A, 1',
      state_id: near,
    }),
    elsewhere: await create('customers', { name: 'Serralheria Longe', state_id: far }),
  };
}
