import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { CatalogueService } from '../crud/catalogue.service.js';
import type { Component } from './component.entity.js';
import type { ComponentInput } from './components.dto.js';
import { ComponentsRepository } from './components.repository.js';

@Injectable()
export class ComponentsService extends CatalogueService<Component, ComponentInput> {
  constructor(db: Database, components: ComponentsRepository) {
    super(db, components);
  }
}
