/* global FormData, Blob */
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';

/**
 * Enters what the load works on: a catalogue, orders with parts, and quotes that wait for their customer.
 * @param {import('./calls.mjs').Calls} calls
 * @returns {Promise<{ fields: object, orders: { id: number, set: number, part: number }[], quotes: number[] }>}
 *   fields: the request that makes a part of known figures
 */
export async function makeWorld(calls) {
  const make = async (resource, body) => (await calls.sure('POST', `/api/${resource}`, body)).id;
  const material = await make('materials', { name: 'Aço 1020', specific_weight: 0.00785, price_kg: 8.9 });
  const sheet_id = await make('sheets', {
    name: 'Chapa 3 mm',
    thickness: 3,
    width: 1200,
    length: 3000,
    material_id: material,
  });
  const process = await make('processes', { title: 'Dobra', name: 'Dobra', value_per_minute: 2.5 });
  const state_id = await make('states', { name: 'Perto', abbreviation: 'P1', icms: 18 });
  const customer_id = await make('customers', { name: 'Metalúrgica', state_id });
  const sizes = { width: 250, length: 400, loss: 5, quantity: 10 };
  const fields = { ...sizes, type: 'sheet', sheet_id, processes: [{ id: process, pivot: { time: 12 } }] };
  const order = async () => {
    const { id } = await calls.sure('POST', '/api/orders', { type: 'pre_order', customer_id, markup: 30 });
    const set = await calls.sure('POST', '/api/sets', { name: 'Conjunto', order_id: id });
    const part = await calls.sure('POST', `/api/sets/${set.id}/parts`, { ...fields, title: 'Aba' });
    return { id, set: set.id, part: part.id };
  };
  const orders = [];
  for (let number = 0; number < 9; number += 1) orders.push(await order());
  const quotes = orders.splice(6).map(({ id }) => id);
  for (const id of quotes)
    await calls.sure('PUT', `/api/orders/${id}/update-status`, { status: 'waiting_response' });
  return { fields, orders, quotes };
}

/** A picture that no other upload has. */
export async function picture() {
  const background = { r: Math.random() * 255, g: Math.random() * 255, b: Math.random() * 255 };
  return sharp({ create: { width: 80, height: 60, channels: 3, background } })
    .png()
    .withMetadata({ exif: { IFD0: { Copyright: randomUUID() } } })
    .toBuffer();
}

/** A form with one file. */
export function formOf(field, bytes, name) {
  const form = new FormData();
  form.append(field, new Blob([bytes]), name);
  return form;
}
