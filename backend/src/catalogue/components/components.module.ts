import { Controller, Module } from '@nestjs/common';
import { CatalogueController } from '../crud/catalogue.controller.js';
import { catalogueProviders } from '../crud/catalogue.providers.js';
import { Component } from './component.entity.js';
import { ComponentInput, ComponentView } from './components.dto.js';

export const components = {
  resource: 'components' as const,
  plural: 'components',
  entity: Component,
  input: ComponentInput,
  view: ComponentView,
  searched: ['code', 'name', 'specification', 'supplier'],
  joined: ['ncm'],
  sortedBy: 'name',
};

@Controller(`api/${components.resource}`)
class ComponentsController extends CatalogueController(components) {}

@Module({ controllers: [ComponentsController], providers: catalogueProviders(components) })
export class ComponentsModule {}
