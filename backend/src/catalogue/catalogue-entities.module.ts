import { Module } from '@nestjs/common';
import { registerEntities } from '../platform/database/register-entities.js';
import { Bar } from './bars/bar.entity.js';
import { Component } from './components/component.entity.js';
import { Customer } from './customers/customer.entity.js';
import { Material } from './materials/material.entity.js';
import { Ncm } from './ncms/ncm.entity.js';
import { SaleOperation } from './operations/operation.entity.js';
import { Process } from './processes/process.entity.js';
import { Sheet } from './sheets/sheet.entity.js';
import { State } from './states/state.entity.js';
import { StockItem } from './stock-items/stock-item.entity.js';
import { TimeRuleVersion, TimeRule } from './time-rules/time-rule.entity.js';

/** The tables of every catalogue; without routes, so that the worker can have them too. */
@Module({
  imports: registerEntities(
    Ncm,
    State,
    Material,
    Sheet,
    Bar,
    Component,
    Process,
    SaleOperation,
    Customer,
    StockItem,
    TimeRule,
    TimeRuleVersion,
  ),
})
export class CatalogueEntitiesModule {}
