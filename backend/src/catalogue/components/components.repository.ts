import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { CatalogueRepository } from '../crud/catalogue.repository.js';
import { Component } from './component.entity.js';

@Injectable()
export class ComponentsRepository extends CatalogueRepository<Component> {
  constructor(db: Database) {
    super(db, Component, {
      searched: ['name', 'specification', 'supplier'],
      joined: ['ncm'],
      sortedBy: 'name',
    });
  }
}
