import { withServer } from '../lib/bench.mjs';
import { orderMaker } from './order-maker.mjs';
import { packedClient } from './orders/client.mjs';
import { rawDriver } from './orders/raw-driver.mjs';

/**
 * Measures something beside a server of its own.
 * @param measure gets the settings, the server's address and token, two clients, the database's driver and a maker of orders
 */
export const besideServer = (env, measure) =>
  withServer(env, async (call, base, token) => {
    const driver = await rawDriver(env);
    const make = await orderMaker(call, driver);
    const ask = packedClient({ base, token });
    const found = await measure({ env, base, token, call, ask, driver, make });
    await driver.end();
    return found;
  });
