/**
 * The worked example of docs/pricing.md: the catalogue entries that it names, the part's fields, and what they come to.
 * Tests over HTTP enter it; tests of the pure steps build it in memory.
 */

export const STEEL = { name: 'Aço 1020', specific_weight: 0.00785, price_kg: 8.9 };
export const SHEET = { name: 'Chapa 3 mm', thickness: 3, width: 1200, length: 3000 };
export const BENDING = { title: 'Dobra', name: 'Dobra', value_per_minute: 2.5 };
export const NCM = { code: '7326.90.90', ipi: 5 };

/** One of each of the other kinds of part. */
export const BAR = { name: 'Barra chata', length: 6000, weight: 14.13, price_kg: 7.5 };
export const COMPONENT = { name: 'Dobradiça', unit_value: 12.35 };

/** Sizes in mm, loss in %, pieces; markup 30 % comes from the order. */
export const EXAMPLE_SIZES = { width: 250, length: 400, loss: 5, quantity: 10 };

/** Weights (kg), values and taxes (BRL) of a piece and of the ten. */
export const EXAMPLE_AMOUNTS = {
  unit_net_weight: 2.355,
  net_weight: 23.55,
  unit_gross_weight: 2.4728,
  gross_weight: 24.7275,
  unit_value: 67.61,
  final_value: 676.1,
  unit_ipi_value: 3.38,
  total_ipi_value: 33.81,
  unit_icms_value: 12.17,
  total_icms_value: 121.7,
};

/** The part as the API answers it, to the last cent. */
export const EXAMPLE_RESULT = {
  ...EXAMPLE_SIZES,
  ...EXAMPLE_AMOUNTS,
  thickness: SHEET.thickness,
  markup: null,
  ipi: NCM.ipi,
  icms: 18,
};
