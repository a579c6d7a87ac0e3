/** The orders of the demo, in the order in which they are created: the oldest first. */
import { bakeryCounter } from './demo-orders/bakery-counter.js';
import { dairyFittings } from './demo-orders/dairy-fittings.js';
import type { DemoOrder } from './demo-orders/declaration.js';
import { electricalPanel } from './demo-orders/electrical-panel.js';
import { gate } from './demo-orders/gate.js';
import { guardrail } from './demo-orders/guardrail.js';
import { motorBracket } from './demo-orders/motor-bracket.js';
import { trolley } from './demo-orders/trolley.js';
import { workbench } from './demo-orders/workbench.js';

export type { DemoOrder, DemoPart, DemoProcess, DemoSet, DrawingRef } from './demo-orders/declaration.js';

export const demoOrders: readonly DemoOrder[] = [
  bakeryCounter,
  trolley,
  motorBracket,
  dairyFittings,
  guardrail,
  electricalPanel,
  workbench,
  gate,
];
