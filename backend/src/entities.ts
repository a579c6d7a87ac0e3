import { Session } from './access/auth/session.entity.js';
import { Group } from './access/groups/group.entity.js';
import { Permission } from './access/groups/permission.entity.js';
import { User } from './access/users/user.entity.js';
import { Bar } from './catalogue/bars/bar.entity.js';
import { Component } from './catalogue/components/component.entity.js';
import { Customer } from './catalogue/customers/customer.entity.js';
import { Material } from './catalogue/materials/material.entity.js';
import { Ncm } from './catalogue/ncms/ncm.entity.js';
import { Process } from './catalogue/processes/process.entity.js';
import { Sheet } from './catalogue/sheets/sheet.entity.js';
import { State } from './catalogue/states/state.entity.js';
import { Company } from './company/company.entity.js';
import { ErrorLog } from './error-log/error-log.entity.js';
import { StoredFile } from './files/stored-file.entity.js';
import { OrderEvent } from './orders/history/order-event.entity.js';
import { Order } from './orders/order.entity.js';
import { PartProcess } from './orders/parts/part-process.entity.js';
import { PartUpload } from './orders/parts/part-upload.entity.js';
import { SetPart } from './orders/parts/set-part.entity.js';
import { OrderSet } from './orders/sets/order-set.entity.js';

/** Every entity of the product; both composition roots hand this list to the database. */
export const entities = [
  ...[User, Group, Permission, Session, Company, ErrorLog, StoredFile],
  ...[Ncm, State, Material, Sheet, Bar, Component, Process, Customer],
  ...[Order, OrderSet, SetPart, PartProcess, PartUpload, OrderEvent],
];
