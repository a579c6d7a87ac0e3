import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Bar } from '../../catalogue/bars/bar.entity.js';
import { Component } from '../../catalogue/components/component.entity.js';
import { Customer } from '../../catalogue/customers/customer.entity.js';
import { Material } from '../../catalogue/materials/material.entity.js';
import { Ncm } from '../../catalogue/ncms/ncm.entity.js';
import { Process } from '../../catalogue/processes/process.entity.js';
import { Sheet } from '../../catalogue/sheets/sheet.entity.js';
import { Database } from '../../platform/database/database.js';
import {
  CatalogueFigures,
  idsOf,
  type FiguresById,
  type PartChoices,
} from '../../pricing/domain/basis/catalogue-figures.js';
import type { BasisSheet } from '../../pricing/domain/basis/price-basis.js';

/** Reads today's catalogue figures for calculations: one narrow query per kind of entry, however many parts ask. */
@Injectable()
export class CatalogueFiguresRepository {
  constructor(private readonly db: Database) {}

  /** The figures of everything that these parts name; entries that do not exist are left out. */
  async figuresFor(parts: readonly PartChoices[]): Promise<CatalogueFigures> {
    const ids = (kind: keyof FiguresById) => [...new Set(parts.flatMap((part) => idsOf(part, kind)))];
    return new CatalogueFigures({
      material: byId(await this.materials(ids('material'))),
      sheet: byId(await this.sheets(ids('sheet'))),
      bar: byId(await this.bars(ids('bar'))),
      component: byId(await this.components(ids('component'))),
      ncm: byId(await this.ncms(ids('ncm'))),
      process: byId(await this.processes(ids('process'))),
    });
  }

  /** BRL per minute of a process now, or null when there is no such process. */
  async rateOf(processId: number): Promise<number | null> {
    const [process] = await this.processes([processId]);
    return process?.value_per_minute ?? null;
  }

  /** Percent of the customer's state now, 0 where it has none; null where there is no such customer. */
  async icmsOf(customerId: number): Promise<number | null> {
    const customer = await this.db.manager.findOne(Customer, {
      where: { id: customerId },
      select: { id: true, state: { id: true, icms: true } },
      relations: { state: true },
    });
    return customer && (customer.state?.icms ?? 0);
  }

  private async materials(ids: number[]): Promise<Material[]> {
    if (ids.length === 0) return [];
    const select = { id: true, specific_weight: true, price_kg: true } as const;
    return this.db.manager.find(Material, { where: { id: In(ids) }, select });
  }

  private async sheets(ids: number[]): Promise<BasisSheet[]> {
    if (ids.length === 0) return [];
    const material = { id: true, specific_weight: true, price_kg: true } as const;
    const select = {
      id: true,
      material_id: true,
      thickness: true,
      width: true,
      length: true,
      material,
    } as const;
    const sheets = await this.db.manager.find(Sheet, {
      where: { id: In(ids) },
      select,
      relations: { material: true },
    });
    return sheets.map(basisSheet);
  }

  private async bars(ids: number[]): Promise<Bar[]> {
    if (ids.length === 0) return [];
    const select = { id: true, length: true, weight: true, price_kg: true } as const;
    return this.db.manager.find(Bar, { where: { id: In(ids) }, select });
  }

  private async components(ids: number[]): Promise<Component[]> {
    if (ids.length === 0) return [];
    return this.db.manager.find(Component, {
      where: { id: In(ids) },
      select: { id: true, unit_value: true },
    });
  }

  private async ncms(ids: number[]): Promise<Ncm[]> {
    if (ids.length === 0) return [];
    return this.db.manager.find(Ncm, { where: { id: In(ids) }, select: { id: true, ipi: true } });
  }

  private async processes(ids: number[]): Promise<Process[]> {
    if (ids.length === 0) return [];
    const select = { id: true, value_per_minute: true } as const;
    return this.db.manager.find(Process, { where: { id: In(ids) }, select });
  }
}

/** Plain copies: a basis is stored as JSON and compared field by field. */
function byId<F extends { id: number }>(figures: readonly F[]): Map<number, F> {
  return new Map(figures.map((figure) => [figure.id, { ...figure }]));
}

function basisSheet({ id, thickness, width, length, material_id, material }: Sheet): BasisSheet {
  if (!material) throw new Error(`Sheet ${String(id)} was loaded without its material`);
  const { specific_weight, price_kg } = material;
  return { id, thickness, width, length, material_id, specific_weight, price_kg };
}
