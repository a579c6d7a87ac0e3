import { User } from '../../src/access/users/user.entity.js';
import type { TestApp } from '../harness/test-app.js';
import { type Catalogue, catalogueOf } from '../world/catalogue.js';
import { orderOf, partOf, setOf } from '../world/orders.js';
import { PIXEL } from '../world/uploads.js';

/** Records to aim at, by the resource that stands in the address (`orders`, `set-parts`, …). */
export type Pools = ReadonlyMap<string, number[]>;

const PLAIN = {
  enabled: true,
  admin: false,
  awaiting_approval: false,
  must_change_password: false,
  invited: false,
  without_password: false,
  second_factor: false,
};

/** Something of everything, so that wrong requests get past the first 404; what a request deleted is made anew. */
export class World {
  private readonly ids = new Map<string, number[]>();
  private readonly makers: Record<string, () => Promise<void>>;
  private people = 0;
  /** Paths of stored files. */
  readonly files: string[] = [];

  private constructor(
    private readonly app: TestApp,
    private readonly catalogue: Catalogue,
  ) {
    const sizes = { material_id: catalogue.material, thickness: 3, width: 1200, length: 3000 };
    const make = (resource: string, body: object) => ({ [resource]: () => this.create(resource, body) });
    this.makers = {
      ...make('materials', { name: 'Aço', specific_weight: 0.00785, price_kg: 9 }),
      ...make('sheets', { name: 'Chapa', ...sizes }),
      ...make('bars', { name: 'Barra', length: 6000, weight: 14, price_kg: 7 }),
      ...make('components', { name: 'Dobradiça', unit_value: 12 }),
      ...make('time-rules', { name: 'Laser', driver: 'cut', rows: [{ speed: 2400 }] }),
      ...make('processes', { title: 'Corte', value_per_minute: 2 }),
      ...make('mercosur-common-nomenclatures', { code: '7326.90.10', ipi: 5 }),
      ...make('states', { name: 'Estado', abbreviation: 'E1', icms: 18 }),
      ...make('operations', {
        name: 'Remessa',
        inside: '5901',
        interstate: '6901',
        consumer: '6901',
        ipi: 'suspended',
        icms: 'none',
        reform: 'none',
      }),
      ...make('customers', { name: 'Cliente' }),
      ...make('groups', { name: 'Grupo' }),
      users: () => this.person(),
      orders: () => this.order(),
      sets: () => this.order(),
      'set-parts': () => this.order(),
    };
  }

  static async build(app: TestApp): Promise<World> {
    const world = new World(app, await catalogueOf(app.admin));
    for (const make of Object.values(world.makers)) await make();
    await world.upload();
    return world;
  }

  get pools(): Pools {
    return this.ids;
  }

  /** Makes another one of what the path's request has deleted. */
  async replace(path: string): Promise<void> {
    const resource = path.split('/')[2] ?? '';
    await this.makers[resource]?.();
  }

  /** A quote or an order, alternating, with a set and a part. */
  private async order(): Promise<void> {
    const type = (this.ids.get('orders') ?? []).length % 2 === 0 ? 'pre_order' : 'order';
    const { id } = await orderOf(this.app.admin, { type });
    const set = await setOf(this.app.admin, id);
    const part = await partOf(this.app.admin, set.id, this.catalogue);
    this.add('orders', id);
    this.add('sets', set.id);
    this.add('set-parts', part.id);
  }

  private async upload(): Promise<void> {
    const [part] = this.ids.get('set-parts') ?? [];
    const upload = this.app.admin.post('/api/upload-set-part').field('part_id', String(part));
    const answer = await upload.attach('file', PIXEL, 'a.png').expect(201);
    const { content, thumbnail } = answer.body as { content: string; thumbnail: string };
    this.files.push(content, thumbnail);
  }

  /** A user to be changed and deleted; no test signs in as them, so they have no password. */
  private async person(): Promise<void> {
    this.people += 1;
    const person = { name: 'Vítima', email: `vitima${String(this.people)}@forja.test`, password_hash: '-' };
    const { db } = this.app;
    const user = { ...person, ...PLAIN, created_at: new Date().toISOString() };
    const { id } = await db.write(() => db.manager.save(User, user));
    this.add('users', id);
  }

  private async create(resource: string, body: object): Promise<void> {
    const answer = await this.app.admin.post(`/api/${resource}`, body).expect(201);
    this.add(resource, (answer.body as { id: number }).id);
  }

  private add(resource: string, id: number): void {
    this.ids.set(resource, [...(this.ids.get(resource) ?? []), id].slice(-3));
  }
}
